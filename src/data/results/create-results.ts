import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameResult } from '#domain/game/result.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import type { TextStore } from '#platform/storage/text-store.ts';
import { keepResult, readKept, type ResultState } from './kept-results.ts';

export type ResultPlaces = {
  readonly texts: Pick<TextStore, 'readText' | 'writeText' | 'subscribe'>;
  /** The account on this device, also while it cannot be refreshed; null for none. */
  readonly account: () => string | null;
  /** Sends a result. Answers its state; `waiting` when there was no answer. */
  readonly send: (result: GameResult) => Promise<ResultState>;
  /** Keeps other tabs from sending at the same time. */
  readonly alone: <Value>(work: () => Promise<Value>) => Promise<Value>;
};

export type Results = {
  /** Grows with every change, so that readers look again. */
  readonly store: StoreApi<{ readonly changes: number }>;
  readonly record: (result: GameResult) => Promise<ResultState>;
  readonly sendWaiting: () => Promise<void>;
  readonly stateOf: (gameId: string) => ResultState | null;
};

/**
 * Recording of results: each is kept on the device before it is sent, and one that finds no network is sent later. See
 * record-result.ts for what the calls mean.
 */
export function createResults({ texts, account, send, alone }: ResultPlaces): Results {
  const store = createStore(() => ({ changes: 0 }));
  const changed = () => store.setState(({ changes }) => ({ changes: changes + 1 }));
  const followed = new Set<string>();
  const follow = (userId: string) => {
    if (followed.has(userId)) return;
    followed.add(userId);
    texts.subscribe(storageKeys.resultsPending(userId), changed);
  };
  const keep = (userId: string, result: GameResult, state: ResultState) => {
    follow(userId);
    keepResult(texts, userId, { result, state });
    changed();
  };
  const sendOne = async (userId: string, result: GameResult) => {
    const state = await send(result);
    if (state.kind !== 'waiting') keep(userId, result, state);
    return state;
  };
  return {
    store,
    record: async (result) => {
      const userId = account();
      if (userId === null) return { kind: 'refused', problem: 'signed-out' };
      keep(userId, result, { kind: 'waiting' });
      return alone(async () => sendOne(userId, result));
    },
    sendWaiting: async () => {
      const userId = account();
      if (userId === null) return;
      const isWaiting = () => readKept(texts, userId).filter(({ state }) => state.kind === 'waiting');
      if (isWaiting().length === 0) return;
      await alone(async () => {
        for (const { result } of isWaiting()) {
          // One after the other: without an answer the rest waits too.
          if ((await sendOne(userId, result)).kind === 'waiting') return;
        }
      });
    },
    stateOf: (gameId) => {
      const userId = account();
      if (userId === null) return null;
      follow(userId);
      return readKept(texts, userId).find(({ result }) => result.gameId === gameId)?.state ?? null;
    },
  };
}
