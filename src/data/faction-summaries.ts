import { factionSummaries as summaries } from 'virtual:factions';
import type { Faction } from '#domain/catalogue/types.ts';

/** A faction with the number of entries in its roster. */
export type FactionSummary = Faction & { readonly units: number };

/** All factions for a page that shows no units: a small part of the catalogue instead of the whole. */
export const factionSummaries: readonly FactionSummary[] = summaries;
