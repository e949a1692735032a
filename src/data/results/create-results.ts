import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameResult } from '#domain/game/result.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import type { TextStore } from '#platform/storage/text-store.ts';
import { type KeptResult, keepResult, readKept, type ResultState, type Scores } from './kept-results.ts';
import type { OwnRecord } from './own-record.ts';

export type ResultPlaces = {
  readonly texts: Pick<TextStore, 'readText' | 'writeText' | 'subscribe'>;
  /** The account on this device, also while it cannot be refreshed; null for none. */
  readonly account: () => string | null;
  /** Sends a result and returns its state; `waiting` when there was no response. */
  readonly send: (result: GameResult) => Promise<ResultState>;
  /**
   * Asks the server for an account's record of a game; null for none. Rejects without an answer.
   */
  readonly ask: (userId: string, gameId: string) => Promise<OwnRecord | null>;
  /** Keeps other tabs from sending at the same time. */
  readonly alone: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Hears what became of a result that was sent later. */
  readonly told: (result: GameResult, state: ResultState) => void;
};

export type Results = {
  /** Grows with every change, so that readers look again. */
  readonly store: StoreApi<{ readonly changes: number }>;
  readonly record: (result: GameResult) => Promise<ResultState>;
  readonly sendWaiting: () => Promise<void>;
  readonly isWaiting: () => boolean;
  readonly keptOf: (gameId: string) => KeptResult | null;
  /** Takes up what the server's record holds by now. Without an answer nothing changes. */
  readonly refresh: (gameId: string) => Promise<void>;
};

/**
 * Recording of results: each is kept on the device before it is sent, and one that finds no network
 * is sent later. See record-result.ts for what the calls mean.
 */
export function createResults(places: ResultPlaces): Results {
  const { account, send, ask, alone, told } = places;
  const { store, keep, keptOf, waiting, isLatest } = keepResults(places);
  const sendOne = async (userId: string, result: GameResult) => {
    const state = await send(result);
    const isNews = state.kind !== 'waiting' || state.why !== undefined;
    // A newer recording of the same game may have come meanwhile: it is sent by itself.
    if (isNews && isLatest(userId, result)) keep(userId, result, state);
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
      if (userId === null || waiting(userId).length === 0) return;
      await alone(async () => {
        for (const { result } of waiting(userId)) {
          const state = await sendOne(userId, result);
          if (state.kind !== 'waiting') told(result, state);
          // A fault may be this result's own. Whatever else makes one wait makes the rest wait too.
          else if (state.why !== 'fault') return;
        }
      });
    },
    isWaiting: () => {
      const userId = account();
      return userId !== null && waiting(userId).length > 0;
    },
    keptOf,
    refresh: async (gameId) => {
      const userId = account();
      const kept = keptOf(gameId);
      if (userId === null || kept?.state.kind !== 'recorded') return;
      const found = await ask(userId, gameId).catch(() => null);
      // Something was recorded meanwhile.
      if (found === null || keptOf(gameId) !== kept) return;
      const state = stateOfRecord(found, scoresOf(kept.result));
      if (JSON.stringify(state) !== JSON.stringify(kept.state)) keep(userId, kept.result, state);
    },
  };
}

/**
 * The results of accounts in the local storage, and a store that hears of every change, in other
 * tabs too.
 */
function keepResults({ texts, account }: Pick<ResultPlaces, 'texts' | 'account'>) {
  const store = createStore(() => ({ changes: 0 }));
  const changed = () => store.setState(({ changes }) => ({ changes: changes + 1 }));
  const followed = new Set<string>();
  const follow = (userId: string) => {
    if (followed.has(userId)) return;
    followed.add(userId);
    texts.subscribe(storageKeys.resultsPending(userId), changed);
  };
  const find = (userId: string, gameId: string) =>
    readKept(texts, userId).find(({ result }) => result.gameId === gameId) ?? null;
  return {
    store,
    keep: (userId: string, result: GameResult, state: ResultState) => {
      follow(userId);
      keepResult(texts, userId, { result, state });
      changed();
    },
    keptOf: (gameId: string) => {
      const userId = account();
      if (userId === null) return null;
      follow(userId);
      return find(userId, gameId);
    },
    waiting: (userId: string) => readKept(texts, userId).filter(({ state }) => state.kind === 'waiting'),
    isLatest: (userId: string, result: GameResult) => {
      const kept = find(userId, result.gameId);
      return kept === null || JSON.stringify(kept.result) === JSON.stringify(result);
    },
  };
}

/** The state of a result whose scores were sent last, by what the server's record holds now. */
function stateOfRecord({ status, record, asked }: OwnRecord, latest: Scores): ResultState {
  const sent = asked ?? latest;
  const isSame = sent.own === record.own && sent.opponent === record.opponent;
  return {
    kind: 'recorded',
    status: asked === null ? status : 'correcting',
    ...(isSame ? {} : { record }),
  };
}

/** Returns the two scores of a result. */
export function scoresOf({ own, opponent }: GameResult): Scores {
  return { own: own.score, opponent: opponent.score };
}
