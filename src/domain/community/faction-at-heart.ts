/** The list that is open in the builder, as far as it tells what its player plays. */
export type OpenList = { readonly faction: string; readonly unitCount: number };

/**
 * Returns the faction that a reader of the board is shown news of: the favourite of the profile,
 * else that of the open list when it has units. Null when neither is one of `known`.
 */
export function factionAtHeart(
  favourite: string | null,
  open: OpenList | null,
  known: readonly string[],
): string | null {
  const chosen = [favourite, open !== null && open.unitCount > 0 ? open.faction : null];
  return chosen.find((faction) => faction !== null && known.includes(faction)) ?? null;
}
