import { isOver } from './saved/keeping.ts';
import { featPoints } from './scoring.ts';
import type { GameState, Player } from './types.ts';

/** A finished game as it is recorded, from the side of who holds the device. */
export type GameResult = {
  readonly gameId: string;
  /** Ms since 1970. */
  readonly playedAt: number;
  readonly missionId: string;
  readonly featId: string | null;
  /** True when the player who holds the device began; null when no round was started. */
  readonly ownBegan: boolean | null;
  readonly own: ResultSide;
  readonly opponent: ResultSide & {
    readonly name: string;
    /** Null for a guest. */
    readonly wabId: string | null;
  };
};

/**
 * Returns the points that a record gives the winner because the other player conceded while not
 * behind: one more than the player who conceded. Records hold points alone, and the higher wins.
 * Null when the points of the game already say who lost.
 */
export function concededScore({ players, concededBy }: GameState): number | null {
  const loser = concededBy === null ? undefined : players[concededBy];
  const winner = Object.values(players).find(({ id }) => id !== concededBy);
  if (loser === undefined || winner === undefined || winner.score > loser.score) return null;
  return loser.score + 1;
}

type ResultSide = { readonly faction: string | null; readonly score: number };

/**
 * The result that a game records. Null for a game that is not over, one without a mission, or one
 * in which not exactly one of two players is the one who holds the device. `now`: ms since 1970,
 * for a game whose end is not noted.
 */
export function resultOf(state: GameState, now: number): GameResult | null {
  const { id, players, mission, feat, gameEndTime, concededBy } = state;
  if (!isOver(state)) return null;
  const all = Object.values(players);
  const me = all.find(({ kind }) => kind === 'me');
  const opponent = all.find(({ kind }) => kind !== 'me');
  if (mission === null || all.length !== 2 || me === undefined || opponent === undefined) return null;
  const given = concededScore(state);
  const scoreOf = (player: Player) => (player.id === concededBy ? player.score : (given ?? player.score));
  return {
    gameId: id,
    playedAt: gameEndTime ?? now,
    missionId: mission.id,
    featId: feat?.id ?? null,
    ownBegan: hasBegun(state, me),
    own: { faction: me.list?.faction ?? null, score: scoreOf(me) },
    opponent: {
      faction: opponent.list?.faction ?? null,
      score: scoreOf(opponent),
      name: opponent.name,
      wabId: opponent.kind === 'member' ? opponent.wabId : null,
    },
  };
}

/** True when a player was first to act in the first round; null when no round was started. */
function hasBegun({ turns }: GameState, { id }: Player): boolean | null {
  const first = turns[1];
  return first === undefined ? null : first.firstPlayer === id;
}

/**
 * Returns the points of a player as events count them: the score that a record holds, with the part
 * of the feat apart. Points that were added by hand are the mission's.
 */
export function eventPoints(
  state: GameState,
  player: Player,
): { readonly mission: number; readonly feats: number } {
  const given = player.id === state.concededBy ? null : concededScore(state);
  const feats = featPoints(state, player);
  return { mission: (given ?? player.score) - feats, feats };
}
