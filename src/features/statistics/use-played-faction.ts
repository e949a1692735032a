import { factionsByName } from '#data/faction-summaries.ts';
import type { Statistics } from '#domain/statistics/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { useAddressChoice } from './use-address-choice.ts';

/** Returns the factions of the counted games by name, and the one whose played lists show. */
export function usePlayedFaction(statistics: Statistics) {
  const played = factionsByName(useLanguage())
    .map(({ id }) => id)
    .filter((id) => statistics.factions.some(({ faction }) => faction === id));
  return { factions: played, ...useAddressChoice('faction', played) };
}
