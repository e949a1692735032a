/** Queries of players for units, in three languages, with a word of the card that the hits bear. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { createUnitFinder } from '#data/search/unit-finder.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import { parseTerm } from '#domain/catalogue/texts/term.ts';
import type { Language } from '#domain/catalogue/types.ts';

/** Forms of words, slips of a finger and words of other languages, each with its English word. */
const QUERIES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    ambushers: 'Ambusher',
    scouting: 'Scout',
    'ambusher orcs': 'Ambusher',
    scuot: 'Scout',
    cavalery: 'Cavalry',
    emboscador: 'Ambusher',
    éclaireur: 'Scout',
    immoveable: 'Immovable',
  },
  es: {
    emboscadores: 'Ambusher',
    exploradores: 'Scout',
    orcos: 'Orc',
    infanteria: 'Infantry',
    cabaleria: 'Cavalry',
    magos: 'Spellcaster',
    ambusher: 'Ambusher',
    embusqué: 'Ambusher',
  },
  fr: {
    embusqués: 'Ambusher',
    éclaireurs: 'Scout',
    nains: 'Dwarf',
    elfes: 'Elf',
    cavallerie: 'Cavalry',
    mages: 'Spellcaster',
    scout: 'Scout',
    emboscador: 'Ambusher',
  },
};

const bearers = (word: string) =>
  catalogue.units.flatMap((unit) =>
    [...unit.keywords, ...unit.characteristics].some((printed) => parseTerm(printed).base === word)
      ? [unitKey(unit.faction, unit.id)]
      : [],
  );

describe.each(Object.entries(QUERIES))('the search for units in %s', async (language, queries) => {
  const find = await createUnitFinder(language as Language);

  it.each(Object.entries(queries))('finds by “%s” units with %s', (query, word) => {
    const { keys } = find(query);
    const wanted = bearers(word);
    const isWhole = !query.includes(' ');
    const missed = wanted.filter((key) => !keys.has(key));
    expect(wanted.length).toBeGreaterThan(0);
    expect(isWhole ? missed : [...keys].filter((key) => !wanted.includes(key))).toEqual([]);
    expect(keys.size).toBeGreaterThan(0);
    expect(keys.size).toBeLessThan(catalogue.units.length);
  });
});
