import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inflateWithin } from './inflate.ts';

const bytes = new TextEncoder().encode('Hersir and Ormuk. '.repeat(50));

describe('inflateWithin', () => {
  it('inflates what any zlib packed, at every level and across slices', () => {
    const contents = fc.tuple(
      fc.uint8Array({ maxLength: 6000, size: 'max' }),
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 1, max: 20 }),
    );
    fc.assert(
      fc.property(contents, ([part, level, times]) => {
        const whole = new Uint8Array(part.length * times);
        for (let at = 0; at < times; at += 1) whole.set(part, at * part.length);
        const inflated = inflateWithin(deflateSync(whole, { level }), 200_000);
        expect(inflated).toEqual({ ok: true, bytes: whole, produced: whole.length });
      }),
      { numRuns: 60 },
    );
  });

  it('takes exactly as many bytes as the limit allows', () => {
    const packed = deflateSync(bytes);
    expect(inflateWithin(packed, bytes.length).ok).toBe(true);
    expect(inflateWithin(packed, bytes.length - 1)).toMatchObject({ ok: false, reason: 'too-large' });
  });

  it('refuses a stream that was cut off anywhere', () => {
    const packed = deflateSync(bytes);
    for (let length = 0; length < packed.length; length += 1) {
      expect(inflateWithin(packed.subarray(0, length), 10_000)).toMatchObject({
        ok: false,
        reason: 'malformed',
      });
    }
  });

  it('refuses a stream whose checksum does not agree, so that no list is shown changed', () => {
    const packed = Uint8Array.from(deflateSync(bytes, { level: 0 }));
    packed[20] = (packed[20] ?? 0) ^ 1;
    expect(inflateWithin(packed, 10_000)).toEqual({ ok: false, reason: 'malformed', produced: bytes.length });
  });

  it('refuses other methods, a broken header and preset dictionaries', () => {
    const packed = deflateSync(bytes);
    for (const [method, flags] of [
      [0x79, 0xda],
      [0x88, 0x1c],
      [0x78, 0xdb],
      [0x78, 0xf9],
    ] as const) {
      const changed = Uint8Array.from(packed);
      changed.set([method, flags]);
      expect(inflateWithin(changed, 10_000)).toEqual({ ok: false, reason: 'malformed', produced: 0 });
    }
    expect(inflateWithin(deflateSync(bytes, { dictionary: bytes }), 10_000).ok).toBe(false);
  });
});
