import type { Meetings } from '../meetings.ts';
import { cheapestPairs } from './cheapest-pairs.ts';
import { type Seat, withBye } from './seats.ts';

/** All that no pairing of these players can avoid. */
export type Unavoidable = {
  /** Games of players who have met before, once for each of their meetings. */
  readonly repeats: number;
  /** The players who may get the bye all have these; null when there is no bye. */
  readonly bye: Pick<Seat, 'byes' | 'byeTurn'> | null;
};

/** Returns the best that can be hoped for: no repeats, and the bye for the one whose turn it is. */
export function hopeOf(seats: readonly Seat[]): Unavoidable {
  const inTurn = seats.toSorted((one, other) => one.byes - other.byes || one.byeTurn - other.byeTurn);
  return { repeats: 0, bye: seats.length % 2 === 0 ? null : (inTurn[0] ?? null) };
}

/** Finds the bye and the repeated games: first the fewest second byes, then games, then turns. */
export function unavoidableOf(seats: readonly Seat[], meetings: Meetings): Unavoidable {
  // Each unit is greater than all that is less important can add up to.
  const repeatUnit = seats.length;
  const byeUnit = repeatUnit * (seats.length * meetings.most + 1);
  const pairs = cheapestPairs(withBye(seats), (one, other) => {
    if (one === null) return null;
    if (other === null) return one.byes * byeUnit + one.byeTurn;
    return meetings.of(one.player.id, other.player.id) * repeatUnit;
  });
  let repeats = 0;
  let bye: Unavoidable['bye'] = null;
  for (const [one, other] of pairs ?? []) {
    if (one === null) continue;
    if (other === null) bye = { byes: one.byes, byeTurn: one.byeTurn };
    else repeats += meetings.of(one.player.id, other.player.id);
  }
  return { repeats, bye };
}
