import { isActive } from '../active-players.ts';
import { standings } from '../standings/standings.ts';
import type { EventPlayer, EventScoring, Pairing, Round } from '../types.ts';
import { type OpenGame, pairKnockout } from './knockout.ts';
import { pairRoundRobin } from './round-robin.ts';
import { pairSwiss } from './swiss.ts';

/** The part of an event that its rounds are paired by. */
export type RoundPlan = {
  readonly pairing: 'swiss' | 'round-robin';
  /** The rounds before a knock-out. */
  readonly rounds: number;
  /** The best so many play a knock-out after them; null for none. */
  readonly cut: number | null;
  readonly scoring: EventScoring;
};

/** All that the next round of an event is paired from. */
export type RoundTask = {
  readonly plan: RoundPlan;
  readonly players: readonly EventPlayer[];
  /** Those so far, of the knock-out too. */
  readonly rounds: readonly Round[];
  /** The number of the round to pair, from 1. */
  readonly round: number;
  /** Ids of players who sit this round out without a bye. A knock-out does not look at them. */
  readonly absent: readonly string[];
  readonly avoidsClubs: boolean;
  /** From 0; another number draws again what is left to chance. */
  readonly draw: number;
};

export type PairedRound =
  | { readonly kind: 'paired'; readonly pairings: readonly Pairing[] }
  /** Games of the knock-out that name no winner yet. */
  | { readonly kind: 'open'; readonly games: readonly OpenGame[] }
  /** All rounds are played; the winner of the knock-out, if there was one. */
  | { readonly kind: 'over'; readonly winner: string | null };

/**
 * Pairs a round the way that its event asks for. At a draw in a knock-out the higher seed goes on.
 */
export function pairRound(task: RoundTask): PairedRound {
  const { plan, players, round } = task;
  if (round > plan.rounds) return pairFinals(task);
  const there = players.map((player) =>
    task.absent.includes(player.id) && isActive(player, round)
      ? { ...player, droppedAfter: round - 1 }
      : player,
  );
  const seed = task.draw === 0 ? plan.scoring.seed : `${plan.scoring.seed} ${task.draw}`;
  if (plan.pairing === 'round-robin') {
    // All rounds come from one circle, so its draw must stay.
    const all = pairRoundRobin(there, plan.scoring.seed);
    const found = all.find(({ number }) => number === round);
    return found === undefined
      ? { kind: 'over', winner: null }
      : { kind: 'paired', pairings: found.pairings };
  }
  const { rounds, avoidsClubs } = task;
  const { scoring } = plan;
  return {
    kind: 'paired',
    pairings: pairSwiss({ players: there, rounds, scoring, round, seed, avoidsClubs }),
  };
}

function pairFinals({ plan, players, rounds, round }: RoundTask): PairedRound {
  if (plan.cut === null) return { kind: 'over', winner: null };
  return pairKnockout({
    seeds: seedsOf(plan, players, rounds).slice(0, plan.cut),
    rounds: rounds
      .filter(({ number }) => number > plan.rounds && number < round)
      .map((final) => ({ ...final, number: final.number - plan.rounds })),
    onDraw: 'higher-seed',
    sentOn: [],
  });
}

/** The players who are still there after the rounds, best first. */
function seedsOf(
  { rounds: last, scoring }: RoundPlan,
  players: readonly EventPlayer[],
  rounds: readonly Round[],
) {
  const there = new Set(players.filter((player) => isActive(player, last)).map(({ id }) => id));
  const played = rounds.filter(({ number }) => number <= last);
  return standings(players, played, scoring)
    .map(({ player }) => player)
    .filter((player) => there.has(player));
}
