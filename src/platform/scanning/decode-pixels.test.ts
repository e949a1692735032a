import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type QrSquares, qrSquares } from '../sharing/qr-squares.ts';
import { pixelDecoder } from './decode-pixels.ts';

const PROGRAM = join(import.meta.dirname, '../../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm');

type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };

/** jsdom has no pixels of its own. */
class FakeImageData implements Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;

  constructor({ width, height, data }: Pixels) {
    this.width = width;
    this.height = height;
    this.data = data;
  }
}

/** A QR code on grey paper. `scale`: pixels along the side of a square. */
function pictureOf(text: string, scale: number): ImageData {
  const { side, path } = qrSquares(text, 'M') as QrSquares;
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h/gu)].map(([, x, y]) => `${x} ${y}`));
  const margin = 40;
  const size = side * scale + 2 * margin;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let at = 0; at < size * size; at += 1) {
    const [x, y] = [(at % size) - margin, Math.floor(at / size) - margin];
    const isInside = x >= 0 && y >= 0 && x < side * scale && y < side * scale;
    const isDark = dark.has(`${Math.floor(x / scale)} ${Math.floor(y / scale)}`);
    data.fill(isInside ? (isDark ? 0 : 255) : 190, at * 4, at * 4 + 3);
  }
  return new FakeImageData({ width: size, height: size, data }) as unknown as ImageData;
}

let decode: Awaited<ReturnType<typeof pixelDecoder>>;

beforeAll(async () => {
  vi.stubGlobal('ImageData', FakeImageData);
  vi.stubGlobal('DOMRectReadOnly', Object);
  const bytes = readFileSync(PROGRAM);
  decode = await pixelDecoder(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  return () => vi.unstubAllGlobals();
});

describe('the library of codes', () => {
  it.each([
    ['a list code', '2225-3K28-KFL2-L37F-25W6', 4],
    ['a list code far away', '2225-3K28-KFL2-L37F-25W6', 2],
    ['a link', `https://muster.example/shared-list/${'eJyrVkrLz1eyUkpKLFKqBQAj9wQv'.repeat(12)}`, 3],
    ['letters of all alphabets and markup', '<img src=x onerror=alert(1)> Ÿ 🧌 "; DROP', 4],
  ])('reads %s from a picture', async (_, text, scale) => {
    expect(await decode(pictureOf(text, scale))).toEqual([text]);
  });

  it('finds nothing on plain paper', async () => {
    const data = new Uint8ClampedArray(100 * 100 * 4).fill(255);
    const paper = new FakeImageData({ width: 100, height: 100, data }) as unknown as ImageData;
    expect(await decode(paper)).toEqual([]);
  });
});
