import { scoreOf } from '#domain/events/records.ts';
import type { PairingResult } from '#domain/events/types.ts';

/** The two scores of a game, the first player's first. */
export function scoreWords({ one, other }: PairingResult): string {
  return `${scoreOf(one)} : ${scoreOf(other)}`;
}
