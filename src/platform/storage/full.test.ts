import { expect, it, vi } from 'vitest';
import { onStorageFull, reportStorageFull } from './full.ts';

it('is told at once to a listener that comes after it, and once', () => {
  const listener = vi.fn<() => void>();
  reportStorageFull();
  expect(listener).not.toHaveBeenCalled();
  onStorageFull(listener);
  onStorageFull(listener);
  expect(listener).toHaveBeenCalledOnce();
  reportStorageFull();
  expect(listener).toHaveBeenCalledTimes(2);
});
