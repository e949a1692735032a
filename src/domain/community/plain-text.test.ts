import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_COMMENT, readComment } from './comment.ts';
import { plainLine, plainProse } from './plain-text.ts';

describe('plain texts', () => {
  it('of one line hold no control character and no space at their ends, within their length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(50), (text, most) => {
        const line = plainLine(text, most);
        expect(line).toBe(line.trim());
        expect(line).not.toMatch(/\p{Cc}/u);
        expect(Array.from(line).length).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('of several lines keep their breaks', () => {
    expect(plainProse(' one\r\ntwo\u0007\r\tthree \n', 100)).toBe('one\ntwo\n\tthree');
    expect(plainProse('abcdef', 3)).toBe('abc');
    expect(plainProse('👑👑👑', 2)).toBe('👑👑');
  });

  it('make a comment only when they say something', () => {
    expect(readComment(' \n ')).toBeNull();
    expect(readComment(' Well thought out. ')).toBe('Well thought out.');
    expect(readComment('x'.repeat(3_000))).toHaveLength(MOST_COMMENT);
  });
});
