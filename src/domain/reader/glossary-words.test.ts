import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordFinder } from './glossary-words.ts';

const find = wordFinder([
  { key: 'cover', name: 'Cover' },
  { key: 'leader', name: 'Leader' },
  { key: 'squad', name: 'Squad Leader (X)' },
  { key: 'other-cover', name: 'Cover' },
  { key: 'place', name: 'Colocación' },
]);
const found = (text: string, seen = new Set<string>()) =>
  find(text, seen).flatMap(({ key, text: word }) => (key === null ? [] : [`${word}:${key}`]));

describe('wordFinder', () => {
  it('finds whole words as the glossary writes them, and with an s', () => {
    expect(found('In Cover. Covering, Discover, cover, Leaders')).toEqual(['Cover:cover', 'Leaders:leader']);
    expect(found('éCover 2Cover Cover2 Coveré Coversé')).toEqual([]);
  });

  it('prefers the longest name and takes brackets for brackets', () => {
    expect(found('A Squad Leader (X) is a Leader.')).toEqual(['Squad Leader (X):squad', 'Leader:leader']);
  });

  it('takes every character of a name for itself', () => {
    const names = ['Contre-attaque', 'A/B', 'C++', '[D]', '\\E', '^F$', 'G.H', '{I}', 'J|K', '*'];
    const all = wordFinder(names.map((name) => ({ key: name, name })));
    for (const name of names) {
      expect(all(`– ${name} –`, new Set()).filter(({ key }) => key !== null)).toEqual([
        { text: name, key: name },
      ]);
    }
  });

  it('finds each word once', () => {
    const seen = new Set<string>();
    expect(found('Cover and Cover', seen)).toEqual(['Cover:cover']);
    expect(found('Cover', seen)).toEqual([]);
  });

  it('knows letters with accents', () => {
    expect(found('La Colocación.')).toEqual(['Colocación:place']);
  });

  it('finds nothing without words', () => {
    expect(wordFinder([])('Cover', new Set())).toEqual([{ text: 'Cover', key: null }]);
    expect(wordFinder([])('', new Set())).toEqual([]);
  });

  it('loses nothing of any text', () => {
    const piece = fc.oneof(fc.constantFrom('Cover', 's', ' ', '(', '\\'), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const shown = find(text, new Set());
        expect(shown.map((each) => each.text).join('')).toBe(text);
        expect(shown.every((each) => each.text !== '')).toBe(true);
      }),
    );
  });
});
