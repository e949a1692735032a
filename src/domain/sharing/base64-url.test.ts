import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64-url.ts';

describe('base64url', () => {
  it('writes the same text as Node for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
      }),
    );
  });

  it('reads back the bytes it wrote', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
      }),
    );
  });

  it('reads the ordinary alphabet and padding as well', () => {
    expect(fromBase64Url('-_8=')).toEqual(Uint8Array.of(251, 255));
    expect(fromBase64Url('+/8')).toEqual(Uint8Array.of(251, 255));
    expect(fromBase64Url('-w==')).toEqual(Uint8Array.of(251));
  });

  it.each(['A', 'AAAAA', 'AA A', 'AA\n', 'AAé', 'AA\u{1f9cc}', 'A===', '=AAA'])('refuses %j', (text) => {
    expect(fromBase64Url(text)).toBeNull();
  });

  it('reads the empty text as no bytes', () => {
    expect(fromBase64Url('')).toEqual(new Uint8Array(0));
  });
});
