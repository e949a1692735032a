import { factionSummaries as summaries } from 'virtual:factions';
import type { FactionSummary } from '#domain/catalogue/faction-summaries.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { currentPatch, onPatch } from './release/kept-patch.ts';

/**
 * All factions for a page that shows no units: a small part of the catalogue instead of the whole.
 * Another release takes their place while pages are open.
 */
export let factionSummaries: readonly FactionSummary[] = withRelease();
onPatch(() => {
  factionSummaries = withRelease();
});

function withRelease(): readonly FactionSummary[] {
  return currentPatch()?.summaries ?? summaries;
}

/** Returns all factions in the order of their names in the reader's language. */
export function factionsByName(language: Language): readonly FactionSummary[] {
  return factionSummaries.toSorted((one, other) => (one.rank[language] ?? 0) - (other.rank[language] ?? 0));
}

/** Returns a faction's name in the reader's language; null for an id that no faction has. */
export function factionName(id: string | null, language: Language): string | null {
  const faction = factionSummaries.find((one) => one.id === id);
  return faction === undefined ? null : localName(faction, language);
}
