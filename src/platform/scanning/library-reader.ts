import type { Picture, ReadCodes } from './code-reader.ts';
import type { DecoderAnswer, DecoderTask } from './decoder-task.ts';
import { partsOf, type PicturePart } from './picture-parts.ts';

type Waiting = { resolve: (texts: readonly string[]) => void; reject: (cause: Error) => void };

/**
 * Starts the library that reads QR codes, in a worker: it takes longer than a page may stand still,
 * and only the worker's policy lets WebAssembly run (docs/security.md, "The camera"). Throws when
 * its code or its program cannot be fetched.
 */
export async function startLibrary(): Promise<ReadCodes> {
  const worker = new Worker(new URL('decoder-worker.ts', import.meta.url), { type: 'module' });
  const waiting: Waiting[] = [];
  worker.addEventListener('message', ({ data }: MessageEvent<DecoderAnswer>) => {
    const next = waiting.shift();
    if (data.ok) next?.resolve(data.texts);
    else next?.reject(new Error('The library of codes failed'));
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.splice(0)) reject(new Error('The library of codes did not start'));
  });
  const ask = async (task: DecoderTask, handOver: Transferable[] = []) =>
    new Promise<readonly string[]>((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker.postMessage(task, handOver);
    });
  try {
    await ask({ kind: 'start' });
  } catch (cause) {
    worker.terminate();
    throw cause;
  }
  return async (picture, findIn) => {
    const { width, height } = sizeOf(picture);
    for (const part of partsOf(width, height, findIn)) {
      const pixels = pixelsOf(picture, part);
      const texts = pixels === null ? [] : await ask({ kind: 'read', pixels }, [pixels.data.buffer]);
      if (texts.length > 0) return texts;
    }
    return [];
  };
}

function sizeOf(picture: Picture) {
  return picture instanceof HTMLVideoElement
    ? { width: picture.videoWidth, height: picture.videoHeight }
    : picture;
}

function pixelsOf(picture: Picture, part: PicturePart): ImageData | null {
  const { left, top, width, height, searchedWidth, searchedHeight } = part;
  const canvas = document.createElement('canvas');
  canvas.width = searchedWidth;
  canvas.height = searchedHeight;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  // A transparent picture counts as one on paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, searchedWidth, searchedHeight);
  context.drawImage(picture, left, top, width, height, 0, 0, searchedWidth, searchedHeight);
  return context.getImageData(0, 0, searchedWidth, searchedHeight);
}
