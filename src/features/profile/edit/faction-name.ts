import { factionSummaries } from '#data/faction-summaries.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';

/** A faction's name in the reader's language; null for an id that no faction has. */
export function factionName(id: string | null, language: Language): string | null {
  const faction = factionSummaries.find((one) => one.id === id);
  return faction === undefined ? null : localName(faction, language);
}
