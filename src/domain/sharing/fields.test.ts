import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine } from './fields.ts';

describe('oneLine', () => {
  it('keeps emoji, accents, HTML and right-to-left letters as they are', () => {
    for (const text of ['🧌 Ærøskøbing 👩‍👩‍👧', 'جيش الشمال', '<b>Lady Télia</b> & "friends"']) {
      expect(oneLine(text, 200)).toBe(text);
    }
  });

  it('lets no name start a line of its own', () => {
    expect(oneLine('Raid\r\nTotal Points:\u2028 1\u0000', 200)).toBe('Raid  Total Points:  1');
  });

  it('takes out marks that turn the reading direction around', () => {
    expect(oneLine('\u202E05\u202C pts\u2066', 200)).toBe('05 pts');
  });

  it('cuts between characters, never through one', () => {
    expect(oneLine('a🧌b', 2)).toBe('a');
    expect(oneLine('a🧌b', 3)).toBe('a🧌');
  });

  it('answers sound text of the allowed length, which it leaves alone the second time', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.integer({ min: 1, max: 30 }),
        (text, max) => {
          const line = oneLine(text, max);
          expect(line.length).toBeLessThanOrEqual(max);
          expect(line.isWellFormed()).toBe(true);
          expect(line).not.toMatch(/\p{Cc}/u);
          expect(oneLine(line, max)).toBe(line);
        },
      ),
    );
  });
});
