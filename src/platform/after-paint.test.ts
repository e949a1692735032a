import { expect, it, vi } from 'vitest';
import { afterPaint, beforeLeaving, fetchAhead } from './after-paint.ts';

it('runs work after the next paint, not at once', async () => {
  const work = vi.fn<() => void>();
  afterPaint(work);
  expect(work).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
});

it('calls back when the page is hidden and when it goes, not when it is shown', () => {
  const work = vi.fn<() => void>();
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  beforeLeaving(work);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(work).not.toHaveBeenCalled();
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pagehide'));
  expect(work).toHaveBeenCalledTimes(2);
  visibility.mockRestore();
});

it('fetches parts ahead one at a time, past one that fails, until it is called off', async () => {
  vi.useFakeTimers();
  const load = vi.fn<(part: number) => Promise<void>>(async (part) => {
    if (part === 1) throw new Error('no network');
    return Promise.resolve();
  });
  const callOff = fetchAhead([1, 2, 3, 4].map((part) => () => load(part)));
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1500);
  expect(load.mock.calls).toEqual([[1]]);
  await vi.advanceTimersByTimeAsync(200);
  expect(load.mock.calls).toEqual([[1], [2], [3]]);
  callOff();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
