import type { PairingResult } from '#domain/events/types.ts';
import { eventPoints } from '#domain/game/result.ts';
import { isOver } from '#domain/game/saved/keeping.ts';
import type { GameState } from '#domain/game/types.ts';
import { doInEvent } from '../log/event-deeds.ts';
import { type TableNote, tableNoteOf } from './table-notes.ts';

/** Returns the result of a finished game in the order of its pairing; null while there is none. */
export function tableResult(
  state: GameState,
  { one, other }: Pick<TableNote, 'one' | 'other'>,
): PairingResult | null {
  const [first, second] = [state.players[one], state.players[other]];
  if (!isOver(state) || first === undefined || second === undefined) return null;
  return { one: eventPoints(state, first), other: eventPoints(state, second) };
}

/**
 * Reports a finished game to the event of its table, as a step that waits for a network. True as
 * well for a game of no table; false when the browser could not keep the report.
 */
export function reportTable(state: GameState): boolean {
  const note = tableNoteOf(state.id);
  const result = note === null ? null : tableResult(state, note);
  if (note === null || result === null) return true;
  const { event, round, one, other, isTables, game } = note;
  return doInEvent(event, [{ kind: 'report', round, one, other, result, ...(isTables ? { game } : {}) }]);
}
