/** The worker that reads QR codes with a library, apart from the page. */
import programAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { pixelDecoder } from './decode-pixels.ts';
import type { DecoderAnswer, DecoderTask } from './decoder-task.ts';
import { keptProgram } from './kept-program.ts';

/** Begins at once, while the page waits for its camera. */
const decoder = keptProgram(programAddress).then(pixelDecoder);
decoder.catch(() => undefined);

async function answerTo(task: DecoderTask): Promise<DecoderAnswer> {
  try {
    const decode = await decoder;
    return { ok: true, texts: task.kind === 'start' ? [] : await decode(task.pixels) };
  } catch {
    return { ok: false };
  }
}

// Each waits for the one before: the page tells results apart by their order.
let last: Promise<void> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<DecoderTask>) => {
  last = last.then(async () => postMessage(await answerTo(data)));
});
