import { useStore } from 'zustand';
import { can } from '#domain/access/can.ts';
import { playGate } from '#domain/access/play-gate.ts';
import { userIdOf, type Viewer } from '#domain/access/viewer.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { sharedGameKeys } from '#platform/storage/shared-game-keys.ts';
import { readText, writeText } from '#platform/storage/local.ts';
import { sessionStore } from '../session/session-store.ts';
import { useViewer } from '../session/use-viewer.ts';
import { sessionKey } from '#platform/environment.ts';

/**
 * True when play mode opens for who is there, on this device (docs/product.md, "Play Mode").
 * `isRunning`: a game is under way, which the device lets go on; false where nobody needs to know.
 * `game`: `shared` when another phone shares it, `played` for pages that show games which were
 * played, also to those who only joined one here.
 */
export function usePlayGate(
  isRunning: boolean,
  game: 'own' | 'shared' | 'played' = 'own',
): 'open' | 'closed' | 'unknown' {
  const viewer = useViewer();
  // Read again at each rendering: nothing tells when they change.
  const isReachable = useStore(sessionStore, (state) => state.isReachable && navigator.onLine);
  const grantedTo = useStore(sessionStore, () => readText(storageKeys.playGranted));
  const hasJoined = game === 'played' && readText(sharedGameKeys.playedShared) !== null;
  const isShared = game === 'shared' || hasJoined;
  const hasSession = useStore(sessionStore, () => readText(sessionKey()) !== null);
  return playGate(viewer, { grantedTo, hasSession, isRunning, isReachable, isShared });
}

/** Remembers on this device that an account was let in by its flags; nothing for anybody else. */
export function rememberPlayGrant(viewer: Viewer): void {
  const userId = userIdOf(viewer);
  if (userId === null || !can(viewer, 'open-play-mode')) return;
  if (readText(storageKeys.playGranted) !== userId) writeText(storageKeys.playGranted, userId);
}
