import { activePlayers } from '../active-players.ts';
import { shuffled } from '../chance.ts';
import { meetingsOf } from '../meetings.ts';
import { recordsOf } from '../records.ts';
import type { EventPlayer, EventScoring, Pairing, Round } from '../types.ts';
import { closestPairs } from './closest-pairs.ts';
import { seatsOf } from './seats.ts';
import { withTables } from './tables.ts';
import { hopeOf, type Unavoidable, unavoidableOf } from './unavoidable.ts';

/** All that a round of an event is paired from. */
export type SwissTask = {
  readonly players: readonly EventPlayer[];
  /** The round itself and later ones are not looked at. */
  readonly rounds: readonly Round[];
  readonly scoring: EventScoring;
  /** The number of the round to pair, from 1. */
  readonly round: number;
  /** A text that fixes all that is left to chance. Another one pairs again, differently. */
  readonly seed: string;
  /** True when players of one club meet only where differences of points ask for it. */
  readonly avoidsClubs: boolean;
};

/**
 * Returns the pairings of a Swiss round for everybody who is active. In this order: no second bye,
 * no second game of two players, the bye to the lowest, the smallest sum of squared differences of
 * points, no two of a club, chance (docs/events.md). The same task has the same pairings, in
 * whatever order its players are listed.
 */
export function pairSwiss(task: SwissTask): readonly Pairing[] {
  const { players, scoring, round, seed, avoidsClubs } = task;
  const rounds = task.rounds.filter(({ number }) => number < round);
  const active = shuffled(activePlayers(players, round), `${seed} round ${round}`);
  if (active.length === 0) return [];
  const seats = seatsOf(active, recordsOf(active, rounds, scoring));
  const meetings = meetingsOf(rounds);
  const closest = (unavoidable: Unavoidable) => closestPairs(seats, { meetings, unavoidable, avoidsClubs });
  // Nearly always there is what can be hoped for. To know what cannot be avoided takes as long.
  const pairs = closest(hopeOf(seats)) ?? closest(unavoidableOf(seats, meetings)) ?? [];
  return withTables(pairs);
}
