import type { Pairing } from '../types.ts';
import type { Seat } from './seats.ts';

export type SeatPair = { readonly one: Seat; readonly other: Seat | null };

/**
 * Returns the pairings of pairs: table 1 for the most points, byes last. The player with more
 * points comes first; between equals the pair's order stays.
 */
export function withTables(pairs: readonly SeatPair[]): readonly Pairing[] {
  const games = pairs.flatMap(({ one, other }) =>
    other === null ? [] : [one.points < other.points ? { one: other, other: one } : { one, other }],
  );
  const byes = pairs.filter(({ other }) => other === null);
  const sorted = games.toSorted(
    (first, second) => second.one.points - first.one.points || second.other.points - first.other.points,
  );
  return [
    ...sorted.map(({ one, other }, at) => ({
      table: at + 1,
      one: one.player.id,
      other: other.player.id,
      result: null,
    })),
    ...byes.map(({ one }) => ({ table: null, one: one.player.id, other: null, result: null })),
  ];
}
