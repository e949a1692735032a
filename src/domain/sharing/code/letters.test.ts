import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeIn, inGroups, lettersOf, PRIME, readLetters } from './letters.ts';

const LETTERS = '2345678FKLMRW';
const RADIX = 13n;
/** Every wrong letter changes the number by so much, times a power of 13. */
const SLIPS = Array.from({ length: 25 }, (_, at) => BigInt(at - 12)).filter((change) => change !== 0n);

const numbers = fc.bigInt({ min: 0n, max: RADIX ** 37n - 1n });
const reasonOf = (typed: string) => {
  const read = readLetters(typed);
  return read.ok ? 'read' : read.reason;
};

describe('the letters of a code', () => {
  it('are read back, in small letters, with spaces, dots and full width letters too', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const code = lettersOf(number);
        const wide = code.replaceAll('K', 'Ｋ');
        for (const typed of [code, ` ${inGroups(code).toLowerCase()}.`, code.split('').join(' '), wide])
          expect(readLetters(typed)).toEqual({ ok: true, number });
      }),
      { numRuns: 100 },
    );
  });

  it('stand in whole groups of four', () => {
    expect(lettersOf(0n)).toBe('2223');
    expect(inGroups(lettersOf(13n ** 6n))).toBe('2232-2222-2646');
  });

  it.each([
    ['a letter that no code has', 'K7FO', { reason: 'letter', letter: 'O' }],
    ['a picture', 'k7f😀2', { reason: 'letter', letter: '😀' }],
    ['a group of three', 'K7F', { reason: 'length' }],
    ['nothing', ' - ', { reason: 'length' }],
    ['far too many letters', '2'.repeat(900), { reason: 'length' }],
    ['another rest', '2222', { reason: 'mistyped' }],
  ])('are refused with the reason: %s', (_, typed, refusal) => {
    expect(readLetters(typed)).toEqual({ ok: false, ...refusal });
  });

  it('never stand behind a group that says nothing', () => {
    expect(reasonOf(`2222${lettersOf(5n)}`)).toBe('mistyped');
  });
});

describe('a code in a text', () => {
  it.each([
    ['alone, in any case', ' 2225 3k28 kfl2\n', ' 2225 3k28 kfl2\n'],
    ['alone, with a letter that no code has', '2225-3K20', '2225-3K20'],
    ['alone, with two letters missing', '2225-3K', '2225-3K'],
    ['among words', '[26/11/26, 06:40] Ana: 2225-3K28-KFL2 :)', '2225-3K28-KFL2'],
    ['with a group of three, among words', 'Ana: 2225-3K28-KFL', '2225-3K28-KFL'],
    ['among words, read out in groups', 'Mira: 2225 3k28 kfl2', '2225 3k28 kfl2'],
    ['in groups with a letter that no code has', '2225 3k2o kfl2', '2225 3k2o kfl2'],
    ['nowhere in a date', 'On 2026-12-24 I have Orc Hunters', null],
    ['nowhere in the number of a telephone', 'Call me: 2345 6782', null],
    ['nowhere in a word with hyphens', 'A half-elf, and Milk Wolf 2', null],
    ['nowhere in a long text', 'Hersir x2 (40 pts)\n'.repeat(40), null],
    ['nowhere in nothing', '', null],
  ])('is found %s', (_, text, code) => {
    expect(codeIn(text)).toBe(code);
  });
});

/**
 * A code is 1 more than a multiple of the prime. What a slip adds must not be a multiple: these
 * tests try every slip at every place, so none is left to chance.
 */
describe('the prime of codes', () => {
  const divides = (change: bigint) => change % PRIME === 0n;

  it('catches every wrong letter', () => {
    for (let place = 0n; place < 60n; place += 1n)
      for (const change of SLIPS) expect(divides(change * RADIX ** place)).toBe(false);
  });

  it('catches every swap of neighbours', () => {
    for (let place = 0n; place < 60n; place += 1n)
      for (const change of SLIPS)
        expect(divides(change * (RADIX ** (place + 1n) - RADIX ** place))).toBe(false);
  });

  it('catches every two wrong letters that are less than 32 places apart', () => {
    const missed = Array.from({ length: 31 }, (_, at) => RADIX ** BigInt(at + 1)).flatMap((power) =>
      SLIPS.flatMap((one) => SLIPS.filter((other) => divides(one + other * power))),
    );
    expect(missed).toEqual([]);
  });
});

describe('a code that was typed wrongly', () => {
  it('is refused after any slip of the finger', () => {
    const slips = fc.record({
      number: numbers,
      place: fc.nat(39),
      kind: fc.constantFrom('wrong', 'swapped', 'missing', 'doubled'),
      letter: fc.constantFrom(...LETTERS.split('')),
    });
    fc.assert(
      fc.property(slips, ({ number, place, kind, letter }) => {
        const code = lettersOf(number);
        const at = place % code.length;
        const typed = slip(code, at, kind, letter);
        expect(reasonOf(typed) === 'read').toBe(typed === code);
      }),
      { numRuns: 1000 },
    );
  });
});

function slip(code: string, at: number, kind: string, letter: string): string {
  const before = code.slice(0, at);
  const [here = '', next = ''] = code.slice(at);
  const after = code.slice(at + 1);
  if (kind === 'wrong') return before + letter + after;
  if (kind === 'swapped') return before + next + here + code.slice(at + 2);
  return kind === 'missing' ? before + after : before + here + letter + after;
}
