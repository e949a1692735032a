import { gameStore } from '#data/games/game-store.ts';
import { loadGame } from '#data/games/game-shelf.ts';
import type { KeptResult } from '#domain/events/log/new-report.ts';
import { gameOfTable, type Table, tableNoteOf } from './table-notes.ts';
import { tableResult } from './table-report.ts';

/**
 * Reads the result of a table's game that ended on this device; null while there is none. Never
 * rejects.
 */
export async function keptResult(table: Table): Promise<KeptResult | null> {
  const id = gameOfTable(table);
  if (id === null) return null;
  const { game } = gameStore.getState();
  const kept = game.log.id === id ? { kind: 'restored' as const, game } : await loadGame(id);
  const result = kept.kind === 'restored' ? tableResult(kept.game.state, table) : null;
  return result === null ? null : { result, game: tableNoteOf(id)?.isTables === true ? id : null };
}
