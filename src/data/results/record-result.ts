import { useStore } from 'zustand';
import { userIdOf } from '#domain/access/viewer.ts';
import type { GameResult } from '#domain/game/result.ts';
import { oneAtATime } from '#platform/one-at-a-time.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { localTexts } from '#platform/storage/local.ts';
import { sessionKey, sessionStore } from '../session/session-store.ts';
import { createResults } from './create-results.ts';
import type { ResultState } from './kept-results.ts';
import { sendResult } from './send-result.ts';

const results = createResults({
  texts: localTexts,
  account: accountHere,
  send: sendResult,
  alone: async (work) => oneAtATime('results', work),
});

/**
 * Records a finished game (`resultOf` of domain/game/result.ts makes it) for who is signed in. It is kept on the device
 * first; without a network it is `waiting` and sent later. Recording the same game again changes what is not confirmed yet.
 */
export async function recordResult(result: GameResult): Promise<ResultState> {
  return results.record(result);
}

/** Sends what waits, oldest first; stops at the first that finds no answer. Nothing for a guest. */
export async function sendWaitingResults(): Promise<void> {
  return results.sendWaiting();
}

/** What became of a game's result on this device; null while it was not recorded. Renders again when that changes. */
export function useResultState(gameId: string): ResultState | null {
  return useStore(results.store, () => results.stateOf(gameId));
}

/** Without a network a session cannot be refreshed, and the player is nobody; the device still knows whose it is. */
function accountHere(): string | null {
  const userId = userIdOf(sessionStore.getState().viewer);
  if (userId !== null) return userId;
  return localTexts.readText(sessionKey()) === null ? null : localTexts.readText(storageKeys.playGranted);
}
