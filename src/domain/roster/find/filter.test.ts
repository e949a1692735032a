import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallCatalogue, unit } from '#tests/builders/catalogue.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { filterOptions } from './filter-options.ts';
import { filterUnits, type UnitFilter } from './filter.ts';

const catalogue = smallCatalogue();
const units = catalogue.unitsByFaction.get('northern-tribes') ?? [];
const NONE: UnitFilter = { search: '', tournamentLegalOnly: false, characteristics: [], keywords: [] };
const found = (part: Partial<UnitFilter>, language: Language = 'en') =>
  filterUnits(units, { ...NONE, ...part }, catalogue, language).map(({ id }) => id);

describe('the search for units', () => {
  it('shows every unit when nothing but spaces is searched', () => {
    expect(found({ search: '  ' })).toHaveLength(units.length);
  });

  it('finds a unit by its name in any language, whatever the reader reads', () => {
    expect(found({ search: 'marauders' })).toEqual(['tundra-marauders']);
    expect(found({ search: 'cazadores' })).toEqual(['orc-hunters']);
    expect(found({ search: 'chasseurs' }, 'es')).toEqual(['orc-hunters']);
  });

  it('does not mind accents and capitals', () => {
    expect(found({ search: 'IRIAVIK' })).toEqual(['iriavik-restless-pup', 'coal']);
    expect(found({ search: 'maïtre' })).toEqual(['darkmaster']);
  });

  it('finds keywords and special rules in English and in the reader’s language', () => {
    expect(found({ search: 'scout' }, 'es')).toEqual(['tundra-marauders', 'tattooist']);
    expect(found({ search: 'explorador' }, 'es')).toEqual(['tundra-marauders', 'tattooist']);
    expect(found({ search: 'explorador' }, 'fr')).toEqual([]);
    expect(found({ search: 'curar' }, 'es')).toEqual(['tattooist']);
    expect(found({ search: 'heal' }, 'fr')).toEqual(['tattooist']);
  });

  it('finds characteristics too', () => {
    expect(found({ search: 'mercenary' })).toEqual(['vercana']);
    expect(found({ search: 'infanteria' }, 'es')).toContain('ice-archers');
  });

  it('wants every word to occur, in any order', () => {
    expect(found({ search: 'varank scout' })).toEqual(['tundra-marauders', 'tattooist']);
    expect(found({ search: 'scout infantry tundra' })).toEqual(['tundra-marauders']);
    expect(found({ search: 'orc hunters' })).toEqual(['orc-hunters', 'darkmaster']);
  });

  it('takes signs of a search pattern as plain text', () => {
    expect(found({ search: '(12' })).toEqual(['tattooist']);
    expect(found({ search: '.*' })).toEqual([]);
  });

  it('never fails and never finds more by a longer search', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const longer = found({ search: `${one} ${other}` });
        expect(found({ search: one })).toEqual(expect.arrayContaining(longer));
      }),
    );
  });
});

describe('the filters', () => {
  it('leaves out units that no tournament admits', () => {
    const legal = found({ tournamentLegalOnly: true });
    expect(legal).toContain('alborc');
    expect(legal).not.toContain('vercana');
  });

  it('claims no legality for a unit of which nothing is known', () => {
    const unknown = { ...unit(), tournamentLegal: null };
    expect(filterUnits([unknown], { ...NONE, tournamentLegalOnly: true }, catalogue, 'en')).toEqual([]);
  });

  it('wants all characteristics that are ticked', () => {
    expect(found({ characteristics: ['Infantry'] })).toEqual([
      'orc-hunters',
      'ice-archers',
      'tundra-marauders',
    ]);
    expect(found({ characteristics: ['Infantry', 'Orc'] })).toEqual(['orc-hunters']);
  });

  it('finds a keyword whatever value stands in its brackets', () => {
    expect(found({ keywords: ['Scout'] })).toEqual(['tundra-marauders', 'tattooist']);
    expect(found({ keywords: ['Join', 'Scout'] })).toEqual(['tattooist']);
  });

  it('counts a printed word outside the fixed characteristics as a keyword', () => {
    expect(found({ keywords: ['Shadow'] })).toEqual(['darkmaster']);
  });

  it('joins search, legality and boxes', () => {
    expect(
      found({
        search: 'orc',
        tournamentLegalOnly: true,
        keywords: ['Elite'],
        characteristics: ['Character'],
      }),
    ).toEqual(['alborc', 'wrathmane']);
  });
});

describe('filterOptions', () => {
  it('offers what occurs: characteristics in their fixed order, keywords from A to Z without values', () => {
    expect(filterOptions(units)).toEqual({
      characteristics: [
        'Infantry',
        'Character',
        'Companion',
        'Colossal Company',
        'Orc',
        'Human',
        'Varank',
        'Nemorous',
        'Mercenary',
        'High Command',
      ],
      keywords: ['Ambusher', 'Dispel', 'Elite', 'Join', 'Preferred Terrain', 'Raging', 'Scout', 'Shadow'],
    });
  });

  it('offers nothing that finds no unit', () => {
    const { characteristics, keywords } = filterOptions(units);
    for (const name of characteristics) expect(found({ characteristics: [name] })).not.toEqual([]);
    for (const name of keywords) expect(found({ keywords: [name] })).not.toEqual([]);
  });
});
