import { meetingsOf } from '../meetings.ts';
import { recordsOf } from '../records.ts';
import type { Round, ScoredEvent } from '../types.ts';
import { isSameClub } from './same-club.ts';

/** All that a page needs to explain why two players meet, or why one has a bye. */
export type PairingReason = {
  readonly one: string;
  /** Null for a bye. */
  readonly other: string | null;
  /** Tournament points before the round; `other` has none for a bye. */
  readonly points: { readonly one: number; readonly other: number | null };
  /** Games of the two before the round, or earlier byes of the player who has one. */
  readonly before: number;
  readonly isSameClub: boolean;
};

/** Returns the reasons of a round that is paired, in the order of its pairings. */
export function whyPaired(
  { number, pairings }: Round,
  { players, rounds, scoring }: ScoredEvent,
): readonly PairingReason[] {
  const before = rounds.filter((round) => round.number < number);
  const records = recordsOf(players, before, scoring);
  const meetings = meetingsOf(before);
  const pointsOf = (id: string) => records.get(id)?.points ?? 0;
  const clubOf = (id: string) => players.find((player) => player.id === id) ?? { club: null };
  return pairings.map(({ one, other }) => ({
    one,
    other,
    points: { one: pointsOf(one), other: other === null ? null : pointsOf(other) },
    before: other === null ? (records.get(one)?.byes ?? 0) : meetings.of(one, other),
    isSameClub: other !== null && isSameClub(clubOf(one), clubOf(other)),
  }));
}
