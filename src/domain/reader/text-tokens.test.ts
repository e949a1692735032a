import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textParts, type TextPart } from './text-tokens.ts';

/** The text that a part stands for. */
function written(part: TextPart): string {
  switch (part.kind) {
    case 'words':
      return part.words;
    case 'die':
      return `{${part.die}}`;
    case 'symbol':
      return `{${part.symbol}}`;
    case 'diagram':
      return `{diagram:${part.diagram}}`;
    case 'unknown':
      return `{${part.token}}`;
  }
}

describe('textParts', () => {
  it('finds dice and symbols between words', () => {
    expect(textParts('Roll {ORG}{BLK}: each {hollow-block} is 1 Tinge.')).toEqual([
      { kind: 'words', words: 'Roll ' },
      { kind: 'die', die: 'ORG' },
      { kind: 'die', die: 'BLK' },
      { kind: 'words', words: ': each ' },
      { kind: 'symbol', symbol: 'hollow-block' },
      { kind: 'words', words: ' is 1 Tinge.' },
    ]);
  });

  it('finds a diagram', () => {
    expect(textParts('{diagram:cover}')).toEqual([{ kind: 'diagram', diagram: 'cover' }]);
  });

  it('keeps braces that stand for nothing as unknown', () => {
    expect(textParts('{PINK}{diagram:map}{}')).toEqual([
      { kind: 'unknown', token: 'PINK' },
      { kind: 'unknown', token: 'diagram:map' },
      { kind: 'unknown', token: '' },
    ]);
  });

  it('takes a brace without its pair for words', () => {
    expect(textParts('a { b')).toEqual([{ kind: 'words', words: 'a { b' }]);
    expect(textParts('}')).toEqual([{ kind: 'words', words: '}' }]);
    expect(textParts('')).toEqual([]);
  });

  it('loses nothing of any text', () => {
    const piece = fc.oneof(fc.constantFrom('{', '}', '{RED}', '{special}', '{diagram:cover}'), fc.string());
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        expect(textParts(text).map(written).join('')).toBe(text);
      }),
    );
  });
});
