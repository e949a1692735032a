/**
 * Prints how long a Swiss round of a large event takes to pair, and its standings with every
 * tie-break: rounds 1 and 8, all players there. npm run bench -- events. Judges nothing.
 */
import { performance } from 'node:perf_hooks';
import { seededChance } from '#domain/completion/seeded-chance.ts';
import { pairSwiss } from '#domain/events/pairing/swiss.ts';
import { standings } from '#domain/events/standings/standings.ts';
import type { EventScoring, Pairing, Round } from '#domain/events/types.ts';
import { eventPlayer } from '#tests/builders/events.ts';

const ROUNDS = 8;
const EVENTS = 8;

const scoring: EventScoring = {
  win: 3,
  draw: 1,
  loss: 0,
  bye: 3,
  byeScore: { mission: 6, feats: 1, difference: 2 },
  tieBreaks: ['strength', 'extended-strength', 'head-to-head', 'mission', 'feats', 'difference', 'lot'],
  seed: 'bench',
};

type Times = { readonly first: number[]; readonly last: number[]; readonly standings: number[] };

function timed<Value>(times: number[], work: () => Value): Value {
  const start = performance.now();
  const value = work();
  times.push(performance.now() - start);
  return value;
}

/** Plays an event of eight rounds by chance. */
function play(size: number, event: number, times: Times): void {
  const chance = seededChance(event);
  const players = Array.from({ length: size }, (_, at) =>
    eventPlayer(`player-${at}`, { club: `club ${Math.floor(chance() * 40)}` }),
  );
  const score = () => ({ mission: Math.floor(chance() * 9), feats: Math.floor(chance() * 3) });
  const report = (pairing: Pairing): Pairing =>
    pairing.other === null ? pairing : { ...pairing, result: { one: score(), other: score() } };
  const rounds: Round[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const task = { players, rounds, scoring, round, seed: `${event}`, avoidsClubs: round === 1 };
    const kept = round === 1 ? times.first : round === ROUNDS ? times.last : [];
    const pairings = timed(kept, () => pairSwiss(task));
    rounds.push({ number: round, pairings: pairings.map(report) });
  }
  timed(times.standings, () => standings(players, rounds, scoring));
}

function print(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log(`${what.padEnd(36)} p50 ${middle.toFixed(0)} ms  most ${(sorted.at(-1) ?? 0).toFixed(0)} ms`);
}

for (const size of [16, 64, 255, 256]) {
  const times: Times = { first: [], last: [], standings: [] };
  for (let event = 0; event < EVENTS; event += 1) play(size, event, times);
  print(`${size} players, round 1`, times.first);
  print(`${size} players, round ${ROUNDS}`, times.last);
  print(`${size} players, standings`, times.standings);
}
