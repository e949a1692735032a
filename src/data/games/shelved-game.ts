import * as v from 'valibot';
import { isOver } from '#domain/game/saved/keeping.ts';
import type { Game } from '#domain/game/log.ts';
import { savedText } from '#domain/game/saved/saved-game.ts';
import { winnersOf } from '#domain/game/summary.ts';
import { PHASES } from '#domain/game/types.ts';

/** The state of a game on the shelf. */
export type ShelfMark = {
  /** It is the running game: the shelf holds its second copy. */
  readonly isRunning: boolean;
  /** The copy holds a tap that the local storage could not take. */
  readonly isAhead: boolean;
  /** Another phone shares it; absent for a game of this phone alone. */
  readonly isShared?: boolean;
};

const named = v.nullable(v.object({ id: v.string(), name: v.string() }));
const time = v.nullable(v.number());

/** Rows of older versions lack what is optional here. */
const rowSchema = v.object({
  id: v.string(),
  keptAt: v.number(),
  isFinished: v.boolean(),
  startedAt: time,
  endedAt: time,
  mission: named,
  feat: named,
  players: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      kind: v.string(),
      wabId: v.nullable(v.string()),
      faction: v.nullable(v.string()),
      score: v.number(),
    }),
  ),
  winners: v.array(v.string()),
  text: v.string(),
  phase: v.optional(v.picklist(PHASES), 'game'),
  round: v.optional(v.number(), 0),
  rounds: v.optional(v.number(), 0),
  isRunning: v.optional(v.boolean(), false),
  isAhead: v.optional(v.boolean(), false),
  isShared: v.optional(v.boolean(), false),
  deletedAt: v.optional(time, null),
});

/**
 * A row of the shelf: a game's line, its saved text, and how it stands there. Times in ms since
 * 1970.
 */
export type ShelfRow = v.InferOutput<typeof rowSchema>;

/**
 * A game as a list shows it. `winners`: ids of the players with the top score, none for a game that
 * is not over.
 */
export type ShelvedGame = Omit<ShelfRow, 'text' | 'isAhead'>;

/**
 * Reads a row; null for one that cannot be read. What an older version kept as unfinished has no
 * winner.
 */
export function parseRow(input: unknown): ShelfRow | null {
  const read = v.safeParse(rowSchema, input);
  if (!read.success) return null;
  const row = read.output;
  return row.isFinished ? { ...row, phase: 'summary' } : { ...row, winners: [] };
}

/** Makes the row of a game. `keptAt`: ms since 1970. */
export function rowOf({ log, state }: Game, keptAt: number, mark: ShelfMark): ShelfRow {
  const { mission, feat } = state;
  return {
    id: log.id,
    keptAt,
    isFinished: isOver(state),
    startedAt: state.gameStartTime,
    endedAt: state.gameEndTime,
    mission: mission === null ? null : { id: mission.id, name: mission.name },
    feat: feat === null ? null : { id: feat.id, name: feat.name },
    players: Object.values(state.players).map(({ id, name, kind, wabId, list, score }) => ({
      id,
      name,
      kind,
      wabId,
      faction: list?.faction ?? null,
      score,
    })),
    winners: [...winnersOf(state)],
    text: savedText(log),
    phase: state.currentPhase,
    round: state.currentTurn,
    rounds: mission?.rounds ?? 0,
    deletedAt: null,
    isShared: false,
    ...mark,
  };
}
