import type { Catalogue, FactionId } from '../catalogue/types.ts';

/**
 * Returns the faction that knows most of some units; null when none knows any. `knownIn`: how many
 * of them a faction knows.
 */
export function likeliestFaction(
  { factions }: Catalogue,
  knownIn: (faction: FactionId) => number,
): FactionId | null {
  const scores = factions.map(({ id }) => ({ id, known: knownIn(id) }));
  const best = scores.toSorted((one, other) => other.known - one.known)[0];
  return best !== undefined && best.known > 0 ? best.id : null;
}
