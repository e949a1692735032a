import { expect, it, vi } from 'vitest';
import { afterPaint, beforeLeaving } from './after-paint.ts';

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
