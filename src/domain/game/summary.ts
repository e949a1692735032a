import type { GameEvent, GameLog } from './events.ts';
import { isOver } from './saved/keeping.ts';
import { reduce } from './reduce/reduce.ts';
import { boxKey, countOf, GAME_END } from './scoring.ts';
import { newState } from './setup.ts';
import type { ScoringBox } from './missions/mission.ts';
import type { EndReason, GameState, GameUnit } from './types.ts';
import { modelsOf } from './unit-play.ts';
import { isGone } from './formula.ts';
import { usedAt } from './reduce/reduce-table.ts';

/** A game's end in figures; times in ms. */
export type GameSummary = {
  readonly players: readonly PlayerSummary[];
  /** Ids of everyone with the top score: two for a tie, none while the game is not over. */
  readonly winners: readonly string[];
  /** Rounds that scored or were begun, ascending; 0, the end of the game, comes last. */
  readonly rounds: readonly number[];
  readonly turns: readonly { readonly number: number; readonly ms: number | null }[];
  /** From the start of the game to its end; null while either is missing. */
  readonly ms: number | null;
  readonly endReason: EndReason | null;
  readonly concededBy: string | null;
};

export type PlayerSummary = {
  readonly player: string;
  readonly score: number;
  readonly roundScores: Readonly<Record<number, number>>;
  /** Ids of units destroyed or fled. */
  readonly lost: readonly string[];
  readonly pointsLost: number;
  readonly troopsLost: number;
  /** By the clock; null without one. */
  readonly msUsed: number | null;
};

/**
 * Returns the summary that a screen shows at the end of a game; it is also right at any earlier
 * moment. `now`: ms since 1970, for a running clock.
 */
export function summaryOf(state: GameState, now: number): GameSummary {
  const players = Object.values(state.players).map(({ id, score, roundScores }) => {
    const units = Object.values(state.units).filter(({ player }) => player === id);
    const lost = units.filter(isGone);
    return {
      player: id,
      score,
      roundScores,
      lost: lost.map((unit) => unit.id),
      pointsLost: lost.reduce((sum, { points }) => sum + points, 0),
      troopsLost: units.reduce((sum, unit) => sum + lostTroops(unit), 0),
      msUsed: state.clock === null ? null : (usedAt(state.clock, now)[id] ?? 0),
    };
  });
  const rounds = new Set(players.flatMap(({ roundScores }) => Object.keys(roundScores).map(Number)));
  const { gameStartTime: start, gameEndTime: end } = state;
  return {
    players,
    winners: winnersOf(state),
    rounds: [...rounds].toSorted((one, other) => (one || Infinity) - (other || Infinity)),
    turns: Object.values(state.turns).map(({ number, startedAt, endedAt }) => ({
      number,
      ms: endedAt === null ? null : Math.max(0, endedAt - startedAt),
    })),
    ms: start === null || end === null ? null : Math.max(0, end - start),
    endReason: state.endReason,
    concededBy: state.concededBy,
  };
}

/** Fallen troops of a unit; all of its models once it is gone, where their number is known. */
function lostTroops(unit: GameUnit): number {
  return isGone(unit) ? (modelsOf(unit) ?? unit.fallen) : unit.fallen;
}

/**
 * Ids of everyone with the top score; two at a tie, none without players and while the game is not
 * over. A player who conceded has lost, whatever the scores.
 */
export function winnersOf({
  players,
  currentPhase,
  concededBy,
}: Pick<GameState, 'players' | 'currentPhase' | 'concededBy'>): readonly string[] {
  if (!isOver({ currentPhase })) return [];
  const all = Object.values(players).filter(({ id }) => id !== concededBy);
  const top = Math.max(...all.map(({ score }) => score));
  return all.filter(({ score }) => score === top).map(({ id }) => id);
}

/**
 * Returns the count of a box for a player in a round: entered by hand, else by its formula.
 * `marker`: null for a plain box.
 */
export function countNow(
  state: GameState,
  round: number,
  player: string,
  box: ScoringBox,
  marker: string | null,
): number {
  return countOf(state, round, player, box, boxKey(box.id, marker));
}

/** One event with what held right after it. */
export type TimelineEntry = {
  readonly event: GameEvent;
  /** 0 before the first round. */
  readonly round: number;
  /** Scores by player. */
  readonly scores: Readonly<Record<string, number>>;
};

/**
 * The events that hold, oldest first, each with the round and the scores after it: the game's log,
 * and a graph's points.
 */
export function timelineOf({ id, events, cursor }: GameLog): readonly TimelineEntry[] {
  let state = newState(id);
  return events.slice(0, cursor).map((event) => {
    state = reduce(state, event);
    const scores = Object.values(state.players).map((player) => [player.id, player.score] as const);
    return { event, round: state.currentTurn, scores: Object.fromEntries(scores) };
  });
}

/** The round of a box's scoring: 0 for the end of the game, else the round given. */
export function roundFor(box: Pick<ScoringBox, 'when'>, round: number): number {
  return box.when === 'game-end' ? GAME_END : round;
}
