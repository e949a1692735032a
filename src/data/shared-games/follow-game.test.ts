import { afterEach, expect, it, vi } from 'vitest';
import { ANNA, sharedGame } from '#tests/builders/live.ts';
import { LiveDevice } from '#tests/builders/live-device.ts';
import { LiveServer } from '#tests/builders/live-server.ts';
import { followGame, type GameHints } from './follow-game.ts';

let leave = () => undefined as void;

/** A shared game that is followed; `readAll` counts its requests. */
async function follow(connect: (hints: GameHints) => Promise<() => void>) {
  const device = await new LiveDevice(ANNA, new LiveServer(sharedGame().rows), 0).begin();
  const { game } = device.tab;
  const readAll = vi.fn<() => Promise<void>>(async () => Promise.resolve());
  const sendAll = vi.fn<() => Promise<void>>(async () => Promise.resolve());
  vi.useFakeTimers();
  game.store.setState({ link: 'on' });
  leave = followGame({ game, exchange: { readAll, sendAll, pauseFor: async (work) => work() }, connect });
  await vi.advanceTimersByTimeAsync(0);
  return { game, readAll, sendAll };
}

function turnTo(value: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value });
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => {
  leave();
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
});

it('is read every five seconds where no connection can be made', async () => {
  const { readAll } = await follow(async () => Promise.reject(new Error('no WebSocket here')));
  expect(readAll).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(readAll).toHaveBeenCalledTimes(5);
});

it('is read at hints and each half minute while connected', async () => {
  let hints: GameHints | null = null;
  const { readAll } = await follow(async (told) => {
    hints = told;
    told.onJoined(true);
    return Promise.resolve(() => undefined);
  });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(readAll).toHaveBeenCalledTimes(1);
  (hints as GameHints | null)?.onHint();
  expect(readAll).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(readAll).toHaveBeenCalledTimes(3);
});

it('rests while the page is hidden, and catches up when it comes back', async () => {
  const disconnect = vi.fn<() => void>();
  const connect = vi.fn<() => Promise<() => void>>(async () => Promise.resolve(disconnect));
  const { readAll } = await follow(connect);
  turnTo('hidden');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([readAll.mock.calls.length, disconnect.mock.calls.length]).toEqual([1, 1]);
  turnTo('visible');
  expect([readAll.mock.calls.length, connect.mock.calls.length]).toEqual([2, 2]);
});
