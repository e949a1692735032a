import type { PairingResult } from '../types.ts';
import { isSameResult } from './same-result.ts';
import type { EventDeed, GameName } from './types.ts';

/**
 * The result of a table's game on a phone. `game`: its id, when the server knows it as the table's.
 */
export type KeptResult = { readonly result: PairingResult; readonly game: string | null };

/** Returns a report of a game, with the id of the game on the phones when that ended so. */
export function newReport(
  { round, one, other }: GameName,
  result: PairingResult,
  kept: KeptResult | null,
): EventDeed {
  const game = kept !== null && isSameResult(kept.result, result) ? kept.game : null;
  return { kind: 'report', round, one, other, result, ...(game === null ? {} : { game }) };
}
