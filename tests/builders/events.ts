import { type Chance, seededChance } from '#domain/completion/seeded-chance.ts';
import { pairSwiss } from '#domain/events/pairing/swiss.ts';
import type {
  EventPlayer,
  EventScoring,
  Pairing,
  PairingResult,
  Round,
  SideScore,
} from '#domain/events/types.ts';

/** A player from the first round to the last. The id is the name. */
export function eventPlayer(name: string, some: Partial<EventPlayer> = {}): EventPlayer {
  return { id: name, name, club: null, joinedRound: 1, droppedAfter: null, ...some };
}

export const SCORING: EventScoring = {
  win: 3,
  draw: 1,
  loss: 0,
  bye: 3,
  byeScore: null,
  tieBreaks: [],
  seed: 'event',
};

/**
 * A round from lines such as `Ann 5+2 : Bea 3+1` (mission and feats), `Ann : Bea` without a result,
 * and `Ann` with a bye.
 */
export function roundOf(number: number, ...lines: readonly string[]): Round {
  return { number, pairings: lines.map((line, at) => pairingOf(line, at + 1)) };
}

function pairingOf(line: string, table: number): Pairing {
  const [one, other] = line.split(' : ').map((side) => {
    const [name = '', score] = side.split(' ');
    return { name, score: score === undefined ? null : scoreOf(score) };
  });
  if (one === undefined || other === undefined) {
    return { table: null, one: line, other: null, result: null };
  }
  const result = one.score === null || other.score === null ? null : { one: one.score, other: other.score };
  return { table, one: one.name, other: other.name, result };
}

export type PlayedEvent = {
  readonly players: readonly EventPlayer[];
  readonly rounds: readonly Round[];
};

/**
 * Plays an event by chance: its pairings, results, clubs, late entries and drops. The seed fixes
 * all of it.
 */
export function playedEvent(size: number, rounds: number, seed: number): PlayedEvent {
  const chance = seededChance(seed);
  let players = Array.from({ length: size }, (_, at) =>
    eventPlayer(`player-${at}`, {
      club: chance() < 0.5 ? `club ${Math.floor(chance() * 4)}` : null,
      joinedRound: chance() < 0.1 ? 1 + Math.floor(chance() * rounds) : 1,
    }),
  );
  const played: Round[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const avoidsClubs = seed % 2 === 0;
    const task = { players, rounds: played, scoring: SCORING, round, seed: `${seed}`, avoidsClubs };
    const pairings = pairSwiss(task).map((pairing) => withResult(pairing, chance));
    played.push({ number: round, pairings });
    players = players.map((player) => (chance() < 0.05 ? dropped(player, round) : player));
  }
  return { players, rounds: played };
}

function dropped(player: EventPlayer, round: number): EventPlayer {
  return { ...player, droppedAfter: player.droppedAfter ?? round };
}

function withResult(pairing: Pairing, chance: Chance): Pairing {
  if (pairing.other === null) return pairing;
  return { ...pairing, result: { one: scoreBy(chance), other: scoreBy(chance) } };
}

function scoreBy(chance: Chance): SideScore {
  return { mission: Math.floor(chance() * 7), feats: Math.floor(chance() * 3) };
}

/** A result from `5+2` and `3+1`: mission and feats of both sides. */
export function resultOf(one: string, other: string): PairingResult {
  return { one: scoreOf(one), other: scoreOf(other) };
}

function scoreOf(text: string): SideScore {
  const [mission = 0, feats = 0] = text.split('+').map(Number);
  return { mission, feats };
}
