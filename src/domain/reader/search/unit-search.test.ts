import { describe, expect, it } from 'vitest';
import { smallCatalogue, unit } from '#tests/builders/catalogue.ts';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { PLAIN_LANGUAGE, type SearchLanguage } from './search-language.ts';
import { createUnitSearch } from './unit-search.ts';

const ENGLISH: SearchLanguage = {
  ...PLAIN_LANGUAGE,
  isEnglish: true,
  stem: (word) => word.replace(/s$/u, ''),
};
const catalogue = createCatalogue({
  factions: smallCatalogue().factions,
  units: [
    unit(),
    unit({ id: 'wolf', name: 'Grey Wolf', names: {}, keywords: ['Ambusher'], characteristics: ['Beast'] }),
  ],
});
const search = createUnitSearch(catalogue, 'en', ENGLISH);
const found = (term: string) => [...search(term).keys];

describe('the search for units', () => {
  it('finds other forms of a word, in any order', () => {
    expect(found('hunter orcs')).toEqual(['northern-tribes/orc-hunters']);
    expect(found('ambushers')).toEqual(['northern-tribes/wolf']);
  });

  it('finds British words by American spelling', () => {
    expect(found('gray')).toEqual(['northern-tribes/wolf']);
  });

  it('finds words of other languages', () => {
    expect(found('cazadores')).toEqual(['northern-tribes/orc-hunters']);
  });

  it('finds words with one slip of a finger, and says what it took them for', () => {
    expect(search('hutners')).toEqual({
      keys: new Set(['northern-tribes/orc-hunters']),
      corrected: 'hunters',
    });
  });

  it('finds nothing when no unit has every word', () => {
    expect(found('orc wolf')).toEqual([]);
    expect(found('zzzz')).toEqual([]);
  });
});
