import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatJoinCode, joinCodeOf, parseJoinCode } from './join-code.ts';

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });

describe('a join code', () => {
  it('comes back from everything that people make of it', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = joinCodeOf(random) ?? 'ABCDEF';
        expect(code).toMatch(/^[A-HJKMNP-Z]{6}$/);
        for (const typed of [
          code,
          code.toLowerCase(),
          formatJoinCode(code),
          ` ${code.split('').join('-')}. `,
        ]) {
          expect(parseJoinCode(typed)).toBe(code);
        }
      }),
    );
  });

  it('has each letter equally often over all bytes', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const letter = joinCodeOf(new Uint8Array(6).fill(byte))?.charAt(0);
      if (letter !== undefined) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect(counts.size).toBe(23);
    expect(new Set(counts.values())).toEqual(new Set([11]));
  });

  it('passes over bytes without a fair share, and needs six others', () => {
    expect(joinCodeOf(Uint8Array.of(255, 0, 254, 1, 253, 2, 3, 4, 5))).toBe('ABCDEF');
    expect(joinCodeOf(Uint8Array.of(255, 0, 1, 2, 3, 4))).toBeNull();
  });

  it.each(['', 'ABCDE', 'ABCDEFG', 'ABCDE1', 'ABCDEO', 'АBCDEF', '💥💥💥', 'A'.repeat(1_000)])(
    'refuses “%s”',
    (typed) => {
      expect(parseJoinCode(typed)).toBeNull();
    },
  );

  it('reads full-width letters of other keyboards, and shows two groups', () => {
    expect(parseJoinCode('ＡＢＣｄｅｆ')).toBe('ABCDEF');
    expect(formatJoinCode('ABCDEF')).toBe('ABC DEF');
  });
});
