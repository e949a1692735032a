import { can } from './can.ts';
import { userIdOf, type Viewer } from './viewer.ts';

/** The facts that a device remembers about access to play mode. */
export type PlayMemory = {
  /** Id of the account that was let in last; null for none. */
  readonly grantedTo: string | null;
  /** A session is stored here, whether or not it could be refreshed. */
  readonly hasSession: boolean;
  /** A game is under way on this device. */
  readonly isRunning: boolean;
  /** True when the backend responds. */
  readonly isReachable: boolean;
  /** The page is for a game that another phone shares with this one. */
  readonly isShared: boolean;
};

/**
 * True when play mode opens (docs/product.md, "Play Mode"): for testers, administrators and
 * previews, and for everybody in a game that another phone shares. The flags of a profile need a
 * network, a game must not: without an answer of the backend, and for the game that is under way,
 * the device trusts what it knew of the account whose session is stored in it. `unknown` while it
 * is not known who looks.
 */
export function playGate(viewer: Viewer, memory: PlayMemory): 'open' | 'closed' | 'unknown' {
  if (can(viewer, 'open-play-mode') || memory.isShared) return 'open';
  const userId = userIdOf(viewer);
  const isSame = memory.grantedTo !== null && (userId === null || userId === memory.grantedTo);
  const isTrusted = isSame && memory.hasSession && (memory.isRunning || !memory.isReachable);
  if (isTrusted) return 'open';
  return viewer.status === 'loading' ? 'unknown' : 'closed';
}
