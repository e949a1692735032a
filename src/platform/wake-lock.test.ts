import { expect, it, vi } from 'vitest';
import { keepAwake } from './wake-lock.ts';

function fakeScreen() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const release = vi.fn<() => Promise<void>>(async () => undefined);
  const request = vi.fn<(type: 'screen') => Promise<{ release: typeof release }>>(async () => ({ release }));
  const show = async (state: string) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  };
  return { screen: { wakeLock: { request }, document: page }, request, release, show };
}

it('keeps the screen on, again after each time out of view, until it is let go', async () => {
  const { screen, request, release, show } = fakeScreen();
  const stop = keepAwake(screen);
  await show('hidden');
  expect(request).toHaveBeenCalledTimes(1);
  await show('visible');
  expect(request).toHaveBeenCalledTimes(2);
  await Promise.resolve();
  release.mockClear();
  stop();
  expect(release).toHaveBeenCalledTimes(1);
  await show('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

it('gives a lock back that comes after it was let go', async () => {
  const { screen, release } = fakeScreen();
  keepAwake(screen)();
  await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(1));
});

it('asks again in view after the browser refused, and does nothing where there is no such thing', async () => {
  const { screen, request, show } = fakeScreen();
  request.mockRejectedValueOnce(new Error('low battery'));
  const stop = keepAwake(screen);
  await show('visible');
  expect(request).toHaveBeenCalledTimes(2);
  stop();
  expect(keepAwake({ ...screen, wakeLock: undefined })()).toBeUndefined();
});
