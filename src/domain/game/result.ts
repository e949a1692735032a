import { isOver } from './keeping.ts';
import type { GameState } from './types.ts';

/** A finished game as it is recorded, from the side of who holds the device. */
export type GameResult = {
  readonly gameId: string;
  /** Ms since 1970. */
  readonly playedAt: number;
  readonly missionId: string;
  readonly featId: string | null;
  readonly own: ResultSide;
  readonly opponent: ResultSide & {
    readonly name: string;
    /** Null for a guest. */
    readonly wabId: string | null;
  };
};

type ResultSide = { readonly faction: string | null; readonly score: number };

/**
 * The result that a game records. Null for a game that is not over, one without a mission, or one
 * in which not exactly one of two players is the one who holds the device. `now`: ms since 1970,
 * for a game whose end is not noted.
 */
export function resultOf(state: GameState, now: number): GameResult | null {
  const { id, players, mission, feat, gameEndTime } = state;
  if (!isOver(state)) return null;
  const all = Object.values(players);
  const me = all.find(({ kind }) => kind === 'me');
  const opponent = all.find(({ kind }) => kind !== 'me');
  if (mission === null || all.length !== 2 || me === undefined || opponent === undefined) return null;
  return {
    gameId: id,
    playedAt: gameEndTime ?? now,
    missionId: mission.id,
    featId: feat?.id ?? null,
    own: { faction: me.list?.faction ?? null, score: me.score },
    opponent: {
      faction: opponent.list?.faction ?? null,
      score: opponent.score,
      name: opponent.name,
      wabId: opponent.kind === 'member' ? opponent.wabId : null,
    },
  };
}
