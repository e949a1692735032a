import { factionSummaries as summaries } from 'virtual:factions';
import { localName } from '#domain/catalogue/localise.ts';
import type { Faction, Language } from '#domain/catalogue/types.ts';

/**
 * A faction with the number of entries in its roster and its place among the names of each
 * language.
 */
export type FactionSummary = Faction & {
  readonly units: number;
  readonly rank: Readonly<Record<Language, number>>;
};

/**
 * All factions for a page that shows no units: a small part of the catalogue instead of the whole.
 */
export const factionSummaries: readonly FactionSummary[] = summaries;

/** Returns a faction's name in the reader's language; null for an id that no faction has. */
export function factionName(id: string | null, language: Language): string | null {
  const faction = factionSummaries.find((one) => one.id === id);
  return faction === undefined ? null : localName(faction, language);
}
