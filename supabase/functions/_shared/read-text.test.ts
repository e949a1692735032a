import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';

const streamOf = (...pieces: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

describe('readText', () => {
  it('reads a text whose letters lie across two pieces', async () => {
    const bytes = new TextEncoder().encode('gué');
    const body = streamOf(bytes.slice(0, 3), bytes.slice(3));
    expect(await readText(body, 4)).toEqual({ ok: true, text: 'gué' });
  });

  it('takes no body for an empty text', async () => {
    expect(await readText(null, 4)).toEqual({ ok: true, text: '' });
  });

  it('stops where a body becomes too large', async () => {
    let asked = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        asked += 1;
        controller.enqueue(new Uint8Array(10));
      },
    });
    expect(await readText(body, 25)).toEqual({ ok: false, reason: 'too-large' });
    expect(asked).toBeLessThan(6);
  });

  it.each([[[0xff, 0xfe]], [[0xc3]]])('refuses the bytes %j, which are no UTF-8', async (bytes) => {
    const body = streamOf(new Uint8Array(bytes));
    expect(await readText(body, 10)).toEqual({ ok: false, reason: 'not-text' });
  });
});
