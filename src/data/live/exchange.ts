import { nextRows, type NextRows } from '#domain/live/phone.ts';
import { isTooOld, type SharedGame } from './create-shared-game.ts';
import { type LiveStop, stopOf } from './live-problem.ts';

/** A response of the server: its time in ms since 1970, and the rows behind the known ones. */
export type LiveAnswer = { readonly now: number; readonly rows: readonly unknown[] };

/** The calls of one shared game. They reject when there was no answer, or a refusal. */
export type LiveCalls = {
  /** Appends rows, all or none, and returns the rows behind `after` in any case. */
  readonly write: (next: NextRows) => Promise<LiveAnswer>;
  readonly read: (after: number) => Promise<LiveAnswer>;
};

/** The server returns no more rows in one answer. */
const MOST_ROWS_READ = 500;

/** Sends and reads for a shared game, one request at a time. */
export type Exchange = {
  /** Sends what waits, and reads. Resolves when there is nothing more to do, or it failed. */
  readonly readAll: () => Promise<void>;
  /** Sends what waits; does nothing when nothing does. */
  readonly sendAll: () => Promise<void>;
};

/** The exchange of one shared game. `clock`: the phone's, in ms since 1970. */
export function createExchange(game: SharedGame, calls: LiveCalls, clock: () => number): Exchange {
  let underWay: Promise<void> | null = null;
  let isReadWanted = false;
  /** Something was wanted while a request was under way, which may have been too early for it. */
  let isAgainWanted = false;

  /** True when another request is needed at once. */
  const once = async (): Promise<boolean> => {
    const { standing } = game.store.getState();
    const next = isTooOld(standing) ? null : nextRows(standing);
    if (next === null && !isReadWanted) return false;
    isReadWanted = false;
    const sent = clock();
    const { now, rows } = await (next === null
      ? calls.read(standing.phone.live.rows.length)
      : calls.write(next));
    game.sample({ sent, received: clock(), server: now });
    game.hear(rows);
    if (rows.length >= MOST_ROWS_READ) isReadWanted = true;
    // A server that took nothing and has nothing new would be asked for ever.
    return next === null || rows.length > 0;
  };
  const run = async () => {
    try {
      while (await once());
      if (game.store.getState().link !== 'on') game.store.setState({ link: 'on', stop: null });
    } catch (error) {
      const stop: LiveStop | null = stopOf(error);
      game.store.setState({ link: 'off', stop });
    }
    underWay = null;
    if (isAgainWanted) void start();
  };
  const start = async () => {
    isAgainWanted = underWay !== null;
    underWay ??= run();
    await underWay;
  };
  return {
    readAll: async () => {
      isReadWanted = true;
      await start();
    },
    sendAll: async () => {
      if (nextRows(game.store.getState().standing) !== null) await start();
    },
  };
}
