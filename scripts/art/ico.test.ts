import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { icoOf } from './ico.ts';

const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background: '#d9b45b' } })
    .png()
    .toBuffer();

describe('an icon file', () => {
  it('names the side of each picture and where it begins', async () => {
    const pictures = [await square(16), await square(48)];
    const file = icoOf(pictures);
    expect([file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([1, 2]);
    for (const [index, picture] of pictures.entries()) {
      const at = 6 + 16 * index;
      const offset = file.readUInt32LE(at + 12);
      expect(file.readUInt8(at)).toBe([16, 48][index]);
      expect(file.subarray(offset, offset + file.readUInt32LE(at + 8)).equals(picture)).toBe(true);
    }
  });

  it('writes a side of 256 as 0, as the format wants it', async () => {
    expect(icoOf([await square(256)]).readUInt8(6)).toBe(0);
  });
});
