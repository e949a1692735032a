import type { PairingResult } from '../types.ts';
import type { EventGame } from './types.ts';

/** The state of a game with a rival, as one of its players sees it. */
export type OwnReport = {
  /**
   * `to-report`: nobody has said anything; `to-confirm`: the rival has; `waits`: the player has;
   * `disputed`: both have, differently; `agreed`: both have, alike; `decided`: by the organisers.
   */
  readonly kind: 'to-report' | 'to-confirm' | 'waits' | 'disputed' | 'agreed' | 'decided';
  /** The last reports of the player and of the rival; null for none. */
  readonly own: PairingResult | null;
  readonly theirs: PairingResult | null;
  /** The result that counts; null while there is none. */
  readonly result: PairingResult | null;
};

/**
 * True when the result that counts is the one that both players confirmed in the game on their
 * phones.
 */
export function isFromGame({ status, decidedBy, fromGame }: EventGame): boolean {
  return status === 'settled' && decidedBy === null && (fromGame.one || fromGame.other);
}

/** Returns what a player of a game sees of its reports. */
export function ownReport({ one, reports, status, result, decidedBy }: EventGame, player: string): OwnReport {
  const [own, theirs] = one === player ? [reports.one, reports.other] : [reports.other, reports.one];
  const seen = { own, theirs, result };
  if (decidedBy !== null) return { ...seen, kind: 'decided' };
  if (status === 'disputed') return { ...seen, kind: 'disputed' };
  if (status === 'settled') return { ...seen, kind: 'agreed' };
  if (own !== null) return { ...seen, kind: 'waits' };
  return { ...seen, kind: theirs === null ? 'to-report' : 'to-confirm' };
}
