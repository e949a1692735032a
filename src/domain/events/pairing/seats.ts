import type { Records } from '../records.ts';
import type { EventPlayer } from '../types.ts';

/** A player who is to be paired, with what decides about it. */
export type Seat = {
  readonly player: EventPlayer;
  /** Tournament points before the round. */
  readonly points: number;
  /** The byes before the round. */
  readonly byes: number;
  /** The turn to get a bye, from 0. Players with equal points and games share it. */
  readonly byeTurn: number;
};

/** A seat, or null for the bye that takes the place of a rival. */
export type Place = Seat | null;

/**
 * Returns the seats of players. The bye comes first to the fewest points; of equal points to those
 * who have played most, so that a late entry plays.
 */
export function seatsOf(players: readonly EventPlayer[], records: Records): readonly Seat[] {
  const known = players.map((player) => {
    const { points = 0, byes = 0, games = [] } = records.get(player.id) ?? {};
    return { player, points, byes, played: games.length };
  });
  return known.map(({ played, ...seat }) => {
    const isBefore = (other: (typeof known)[number]) =>
      other.points < seat.points || (other.points === seat.points && other.played > played);
    return { ...seat, byeTurn: known.filter(isBefore).length };
  });
}

/** Returns the seats, and the bye after them when their number is odd. */
export function withBye(seats: readonly Seat[]): readonly Place[] {
  return seats.length % 2 === 0 ? seats : [...seats, null];
}
