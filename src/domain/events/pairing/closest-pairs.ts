import type { Meetings } from '../meetings.ts';
import { cheapestPairs, MOST_COST } from './cheapest-pairs.ts';
import { isSameClub } from './same-club.ts';
import { scoreSteps } from './score-steps.ts';
import { type Seat, withBye } from './seats.ts';
import type { SeatPair } from './tables.ts';
import type { Unavoidable } from './unavoidable.ts';

type Circumstances = {
  readonly meetings: Meetings;
  readonly unavoidable: Unavoidable;
  readonly avoidsClubs: boolean;
};

/**
 * Returns the pairs with no more than the unavoidable repeats and bye. Of those, the smallest sum
 * of squared differences of points decides, then the fewest pairs of one club, then the order of
 * the seats. Null when the repeats and the bye allow no pairing.
 */
export function closestPairs(
  seats: readonly Seat[],
  { meetings, unavoidable, avoidsClubs }: Circumstances,
): readonly SeatPair[] | null {
  const { repeats, bye } = unavoidable;
  const count = Math.ceil(seats.length / 2);
  // Each unit is greater than all that is less important can add up to.
  const squareUnit = count + 1;
  const mostSquare = MOST_COST / squareUnit / (count + 1) / (repeats + 1);
  const points = seats.map((seat) => seat.points);
  const steps = scoreSteps(points, Math.floor(Math.sqrt(mostSquare)));
  const stepOf = new Map(seats.map((seat, at) => [seat, steps[at] ?? 0]));
  const repeatUnit = squareUnit * (count * Math.max(...steps) ** 2 + 1);
  const pairs = cheapestPairs(withBye(seats), (one, other) => {
    if (one === null) return null;
    if (other === null) return one.byes === bye?.byes && one.byeTurn === bye.byeTurn ? 0 : null;
    const met = meetings.of(one.player.id, other.player.id);
    if (met > repeats) return null;
    const difference = (stepOf.get(one) ?? 0) - (stepOf.get(other) ?? 0);
    const club = avoidsClubs && isSameClub(one.player, other.player) ? 1 : 0;
    return met * repeatUnit + difference ** 2 * squareUnit + club;
  });
  return pairs?.flatMap(([one, other]) => (one === null ? [] : [{ one, other }])) ?? null;
}
