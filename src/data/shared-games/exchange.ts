import { nextRows, type NextRows } from '#domain/live/phone.ts';
import { isTooOld, type SharedGame } from './create-shared-game.ts';
import { stopOf } from './live-problem.ts';

/** A response of the server: its time in ms since 1970, and the rows behind the known ones. */
export type LiveAnswer = { readonly now: number; readonly rows: readonly unknown[] };

/** The calls of one shared game. They reject when there was no answer, or a refusal. */
export type LiveCalls = {
  /** Appends rows, all or none, and returns the rows behind `after` in any case. */
  readonly write: (next: NextRows) => Promise<LiveAnswer>;
  readonly read: (after: number) => Promise<LiveAnswer>;
};

/** The server returns no more rows in one answer. */
export const MOST_ROWS_READ = 500;

/** Sends and reads for a shared game, one request at a time. */
export type Exchange = {
  /** Sends what waits, and reads. Resolves when there is nothing more to do, or it failed. */
  readonly readAll: () => Promise<void>;
  /** Sends what waits; does nothing when nothing does. */
  readonly sendAll: () => Promise<void>;
  /** Runs work while nothing is sent or read. */
  readonly pauseFor: (work: () => Promise<void>) => Promise<void>;
};

type Asking = {
  readonly game: SharedGame;
  readonly calls: LiveCalls;
  readonly clock: () => number;
  isReadWanted: boolean;
};

/** Makes one request if there is a reason to. True when there may be another. */
async function askOnce(asking: Asking): Promise<boolean> {
  const { game, calls, clock } = asking;
  const { standing } = game.store.getState();
  const next = isTooOld(standing) ? null : nextRows(standing);
  if (next === null && !asking.isReadWanted) return false;
  asking.isReadWanted = false;
  const sent = clock();
  const answer = next === null ? calls.read(standing.phone.live.rows.length) : calls.write(next);
  const { now, rows } = await answer;
  game.sample({ sent, received: clock(), server: now });
  game.hear(rows);
  if (rows.length >= MOST_ROWS_READ) asking.isReadWanted = true;
  // A server that took nothing and has nothing new would be asked for ever.
  return next === null || rows.length > 0;
}

/** Asks until there is nothing more to do, or a request fails. */
async function askAll(asking: Asking): Promise<void> {
  const { store } = asking.game;
  try {
    while (await askOnce(asking));
    if (store.getState().link !== 'on') store.setState({ link: 'on', stop: null });
  } catch (error) {
    store.setState({ link: 'off', stop: stopOf(error) });
  }
}

/** The exchange of one shared game. `clock`: the phone's, in ms since 1970. */
export function createExchange(game: SharedGame, calls: LiveCalls, clock: () => number): Exchange {
  const asking: Asking = { game, calls, clock, isReadWanted: false };
  let underWay: Promise<void> | null = null;
  /** Something was wanted while a request was under way, which may have been too early for it. */
  let isAgainWanted = false;

  const run = async (work: () => Promise<void>) => {
    await work();
    underWay = null;
    if (isAgainWanted) void start();
  };
  const start = async () => {
    isAgainWanted = underWay !== null;
    underWay ??= run(async () => askAll(asking));
    await underWay;
  };
  const idle = async (): Promise<void> => {
    if (underWay === null) return;
    await underWay;
    await idle();
  };
  const readAll = async () => {
    asking.isReadWanted = true;
    await start();
  };
  return {
    readAll,
    sendAll: async () => {
      if (nextRows(game.store.getState().standing) !== null) await start();
    },
    pauseFor: async (work) => {
      await idle();
      asking.isReadWanted = true;
      isAgainWanted = true;
      underWay = run(work);
      await underWay;
    },
  };
}
