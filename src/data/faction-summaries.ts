import { factionSummaries as summaries } from 'virtual:factions';
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
