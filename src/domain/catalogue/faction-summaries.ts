import { localName } from './localise.ts';
import { type Faction, type Language, LANGUAGES, type Unit } from './types.ts';

/**
 * A faction with the number of entries in its roster and its place among the names of each
 * language.
 */
export type FactionSummary = Faction & {
  readonly units: number;
  readonly rank: Readonly<Partial<Record<Language, number>>>;
};

/** Returns all factions for pages that show no units, in their own order. */
export function factionSummaries(
  factions: readonly Faction[],
  units: readonly Unit[],
): readonly FactionSummary[] {
  // Sorted here: a browser takes as long to learn an alphabet as to draw the page.
  const sorted = new Map(
    LANGUAGES.map((language) => [
      language,
      factions.map((faction) => localName(faction, language)).toSorted(new Intl.Collator(language).compare),
    ]),
  );
  const rankIn = (faction: Faction, language: Language) =>
    sorted.get(language)?.indexOf(localName(faction, language)) ?? 0;
  return factions.map((faction) => ({
    ...faction,
    units: units.filter((unit) => unit.faction === faction.id).length,
    rank: Object.fromEntries(LANGUAGES.map((language) => [language, rankIn(faction, language)])),
  }));
}
