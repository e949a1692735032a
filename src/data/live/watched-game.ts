import { createStore, type StoreApi } from 'zustand/vanilla';
import { foldRows, newLiveGame } from '#domain/live/live-game.ts';
import { serverOffset, type TimeSample, withSample } from '#domain/live/server-time.ts';
import type { LiveGame } from '#domain/live/types.ts';
import { BackendError } from '#platform/backend/backend-error.ts';
import { now } from '#platform/clock.ts';
import { followWatched, type WatchHints } from './follow-watched.ts';
import { readPages, type RowPages } from './read-pages.ts';

/** A shared game as a spectator sees it. */
export type WatchedGame = {
  /** All rows that were read; null before the first answer. */
  readonly live: LiveGame | null;
  /** `behind`: the page was away, and asks what has happened. `ended`: the link shows no game. */
  readonly link: 'on' | 'behind' | 'off' | 'ended';
  /** The time of the last answer by this device's clock, in ms since 1970; null before it. */
  readonly readAt: number | null;
  /** Ms to add to this device's clock for the server's time. */
  readonly serverOffset: number;
  readonly isReportPublic: boolean;
};

/** A game to watch. It is followed while somebody subscribes. */
export type GameWatch = {
  readonly get: () => WatchedGame;
  readonly subscribe: (onChange: () => void) => () => void;
};

export type WatchParts = {
  /** Reads the rows behind a number. */
  readonly read: (after: number, signal: AbortSignal) => Promise<RowPages>;
  /** Connects until the returned function is called. */
  readonly connect: (hints: WatchHints) => Promise<() => void>;
};

const START: WatchedGame = {
  live: null,
  link: 'behind',
  readAt: null,
  serverOffset: 0,
  isReportPublic: false,
};

/** The game of a spectators' link. Nobody needs an account to watch. */
export function gameOfLink(watch: string): GameWatch {
  return createGameWatch({
    read: async (after, signal) => readPages({ path: 'rpc/watch_live_game', watch }, after, signal),
    connect: async (hints) => {
      const { hearGame } = await import('#platform/backend/game-channel.ts');
      return hearGame(null, {
        topic: `watch:${watch}`,
        presence: null,
        onPresent: () => undefined,
        ...hints,
      });
    },
  });
}

export function createGameWatch({ read, connect }: WatchParts): GameWatch {
  const store = createStore<WatchedGame>(() => START);
  let watchers = 0;
  let end = () => undefined as void;
  return {
    get: store.getState,
    subscribe: (onChange) => {
      const leave = store.subscribe(onChange);
      watchers += 1;
      if (watchers === 1) end = follow(store, { read, connect });
      return () => {
        leave();
        watchers -= 1;
        if (watchers === 0) end();
      };
    },
  };
}

function follow(store: StoreApi<WatchedGame>, { read, connect }: WatchParts): () => void {
  const ended = new AbortController();
  let samples: readonly TimeSample[] = [];
  const readOnce = async () => {
    try {
      const known = store.getState().live?.rows.length ?? 0;
      let pages = await read(known, ended.signal);
      // A server that was restored from a backup begins again.
      const isLess = pages.n < known;
      if (isLess) pages = await read(0, ended.signal);
      samples = withSample(samples, pages.sample);
      const { live } = store.getState();
      const before = live === null || isLess ? newLiveGame(pages.game) : live;
      store.setState({
        live: foldRows(before, pages.rows),
        link: 'on',
        readAt: now().getTime(),
        serverOffset: serverOffset(samples),
        isReportPublic: pages.isReportPublic,
      });
    } catch (cause) {
      if (ended.signal.aborted) return;
      const isGone = cause instanceof BackendError && cause.status === 404;
      store.setState({ link: isGone ? 'ended' : 'off' });
    }
  };
  const stop = followWatched({
    read: oneAtATime(readOnce),
    link: () => store.getState().link,
    noteBehind: () => store.setState(({ link }) => ({ link: link === 'on' ? 'behind' : link })),
    connect,
  });
  return () => {
    ended.abort();
    stop();
  };
}

/** Runs a task, and once more when it was wanted meanwhile. */
function oneAtATime(task: () => Promise<void>): () => void {
  let isRunning = false;
  let isWanted = false;
  const run = async () => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await task();
    }
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}
