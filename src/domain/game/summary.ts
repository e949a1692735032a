import { isOver } from './saved/keeping.ts';
import { boxKey, countOf, GAME_END } from './scoring.ts';
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
  /** The sum of the points at the start and after each of the game's `rounds`. */
  readonly sums: readonly number[];
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
  const all = Object.values(state.players);
  const rounds = [
    ...new Set(all.flatMap(({ roundScores }) => Object.keys(roundScores).map(Number))),
  ].toSorted((one, other) => (one || Infinity) - (other || Infinity));
  const players = all.map(({ id, score, roundScores }) => {
    const units = Object.values(state.units).filter(({ player }) => player === id);
    const lost = units.filter(isGone);
    return {
      player: id,
      score,
      roundScores,
      sums: sumsOf(rounds.map((round) => roundScores[round] ?? 0)),
      lost: lost.map((unit) => unit.id),
      pointsLost: lost.reduce((sum, { points }) => sum + points, 0),
      troopsLost: units.reduce((sum, unit) => sum + lostTroops(unit), 0),
      msUsed: state.clock === null ? null : (usedAt(state.clock, now)[id] ?? 0),
    };
  });
  const { gameStartTime: start, gameEndTime: end } = state;
  return {
    players,
    winners: winnersOf(state),
    rounds,
    turns: Object.values(state.turns).map(({ number, startedAt, endedAt }) => ({
      number,
      ms: endedAt === null ? null : Math.max(0, endedAt - startedAt),
    })),
    ms: start === null || end === null ? null : Math.max(0, end - start),
    endReason: state.endReason,
    concededBy: state.concededBy,
  };
}

function sumsOf(points: readonly number[]): readonly number[] {
  return points.reduce<readonly number[]>((sums, next) => [...sums, (sums.at(-1) ?? 0) + next], [0]);
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

/** The round of a box's scoring: 0 for the end of the game, else the round given. */
export function roundFor(box: Pick<ScoringBox, 'when'>, round: number): number {
  return box.when === 'game-end' ? GAME_END : round;
}
