import { useStore } from 'zustand';
import type { GameResult } from '#domain/game/result.ts';
import { oneAtATime } from '#platform/tabs/one-at-a-time.ts';
import { localTexts } from '#platform/storage/local.ts';
import { accountHere } from '../session/account-here.ts';
import { createOutbox } from './create-outbox.ts';
import { createResults } from './create-results.ts';
import { onHope } from './on-hope.ts';
import { resultNews } from './result-news.ts';
import type { KeptResult, ResultState } from './kept-results.ts';
import { fetchOwnRecord } from './own-record.ts';
import { sendResult } from './send-result.ts';

const results = createResults({
  texts: localTexts,
  account: accountHere,
  send: sendResult,
  ask: fetchOwnRecord,
  alone: async (work) => oneAtATime('results', work),
  told: (result, state) => resultNews.setState({ latest: { result, state } }),
});

let lookAgain: (() => void) | null = null;

/**
 * From now on, what waits is sent whenever there is hope: at once, after signing in, when the
 * network or the player comes back, and from time to time. Safe to call again.
 */
export function watchResults(): void {
  if (lookAgain !== null) return lookAgain();
  lookAgain = createOutbox({
    send: results.sendWaiting,
    isWaiting: results.isWaiting,
    onHope,
  });
}

/**
 * Records a finished game (`resultOf` of domain/game/result.ts makes it) for who is signed in. It
 * is kept on the device first; without a network it is `waiting` and sent later. Recording the same
 * game again changes what is not confirmed yet.
 */
export async function recordResult(result: GameResult): Promise<ResultState> {
  const state = await results.record(result);
  if (state.kind === 'waiting') watchResults();
  // The record keeps its figures until the correction is confirmed: they are shown beside it.
  if (state.kind === 'recorded' && state.status === 'correcting') await results.refresh(result.gameId);
  return state;
}

/**
 * Takes up what became of a recorded result on the server: confirmed, declined, corrected. Never
 * rejects.
 */
export async function refreshResult(gameId: string): Promise<void> {
  return results.refresh(gameId);
}

/**
 * Returns the state of a game's result on this device; null while it was not recorded. The
 * component renders again when it changes.
 */
export function useKeptResult(gameId: string): KeptResult | null {
  return useStore(results.store, () => results.keptOf(gameId));
}
