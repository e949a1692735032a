import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveGame } from '#domain/live/types.ts';
import { BackendError } from '#platform/backend/backend-error.ts';
import { ANNA, append, event, sharedGame } from '#tests/builders/live.ts';
import type { WatchHints } from './follow-watched.ts';
import { createGameWatch } from './watched-game.ts';

const begun = sharedGame();
const tapped = append(begun, ANNA, event({ type: 'unit-stressed', unit: 'anna/troop', by: 1 }));

let server: LiveGame | Error;
let asked: number[];
let hints: WatchHints | null;
let leave: (() => void) | null = null;

/** A game to watch on a server of the test, followed until the test ends. */
function watch({ hasSocket = true } = {}) {
  const game = createGameWatch({
    read: async (after) => {
      asked.push(after);
      if (server instanceof Error) throw server;
      const { rows } = server;
      const at = Date.now();
      return Promise.resolve({
        rows: rows.slice(after),
        n: rows.length,
        game: 'g',
        isReportPublic: false,
        sample: { sent: at, received: at, server: at + 5_000 },
      });
    },
    connect: async (given) => {
      if (!hasSocket) throw new Error('no socket');
      hints = given;
      given.onJoined(true);
      return Promise.resolve(() => {
        hints = null;
      });
    },
  });
  leave = game.subscribe(() => undefined);
  return game;
}

function see(visibility: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

const pass = async (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  [server, asked, hints] = [begun, [], null];
});
afterEach(() => {
  leave?.();
  see('visible');
  vi.useRealTimers();
});

it('reads all rows, and those behind them after a hint', async () => {
  const game = watch();
  await pass(0);
  expect(game.get()).toMatchObject({ live: begun, link: 'on', serverOffset: 5_000 });
  server = tapped;
  hints?.onHint();
  hints?.onHint();
  await pass(1_500);
  expect(game.get().live).toEqual(tapped);
  expect(asked).toEqual([0, begun.rows.length]);
});

it('asks every five seconds without a connection, and each minute with one', async () => {
  watch({ hasSocket: false });
  await pass(20_000);
  expect(asked).toHaveLength(5);
  leave?.();
  asked = [];
  watch();
  await pass(61_000);
  expect(asked).toHaveLength(2);
});

it('keeps what it has while there is no answer, asks less often, and catches up', async () => {
  const game = watch();
  await pass(0);
  const { readAt } = game.get();
  server = new BackendError('there was no answer', 0, null);
  hints?.onHint();
  await pass(1_500);
  expect(game.get()).toMatchObject({ live: begun, link: 'off', readAt });
  asked = [];
  await pass(600_000);
  expect(asked.length).toBeGreaterThan(18);
  expect(asked.length).toBeLessThan(60);
  server = tapped;
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(game.get()).toMatchObject({ live: tapped, link: 'on' });
});

it('is silent while its page is hidden, and says that it is behind until it has caught up', async () => {
  const game = watch();
  await pass(0);
  see('hidden');
  await pass(60_000);
  expect([asked.length, hints]).toEqual([1, null]);
  server = tapped;
  see('visible');
  expect(game.get()).toMatchObject({ live: begun, link: 'behind' });
  await pass(0);
  expect(game.get()).toMatchObject({ live: tapped, link: 'on' });
  expect(hints).not.toBeNull();
});

it('shows the last state of a link that has ended, and asks no more', async () => {
  const game = watch();
  await pass(0);
  server = new BackendError('', 404, 'PT404', { details: 'live_watch', hint: '' });
  await pass(60_000);
  expect(game.get()).toMatchObject({ live: begun, link: 'ended' });
  const before = asked.length;
  await pass(300_000);
  expect([asked.length, hints]).toEqual([before, null]);
});

it('begins again when the server has lost rows', async () => {
  server = tapped;
  const game = watch();
  await pass(0);
  server = begun;
  hints?.onHint();
  await pass(1_500);
  expect(game.get().live).toEqual(begun);
});

it('does nothing after the last one who watches has left', async () => {
  const game = watch();
  const leaveToo = game.subscribe(() => undefined);
  leave?.();
  await pass(0);
  expect(hints).not.toBeNull();
  leaveToo();
  await pass(300_000);
  expect([asked.length, hints]).toEqual([1, null]);
  leave = null;
});
