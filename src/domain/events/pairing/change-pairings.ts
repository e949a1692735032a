import type { Pairing } from '../types.ts';

/** Returns pairings in which two players have changed places; a bye is a place too. */
export function swapPlayers(pairings: readonly Pairing[], one: string, other: string): readonly Pairing[] {
  const swapped = (id: string) => (id === one ? other : id === other ? one : id);
  return pairings.map((pairing) => ({
    ...pairing,
    one: swapped(pairing.one),
    other: pairing.other === null ? null : swapped(pairing.other),
  }));
}

/**
 * Returns pairings in which the game of a player is at a table, and the game from there at theirs.
 */
export function moveToTable(pairings: readonly Pairing[], player: string, table: number): readonly Pairing[] {
  const moved = pairings.find(({ one, other }) => one === player || other === player);
  if (moved === undefined || moved.other === null) return pairings;
  const changed = pairings.map((pairing) => {
    if (pairing === moved) return { ...pairing, table };
    return pairing.table === table ? { ...pairing, table: moved.table } : pairing;
  });
  return changed.toSorted((one, other) => (one.table ?? Infinity) - (other.table ?? Infinity));
}
