import { expect, it, vi } from 'vitest';
import { onStorageFull, reportStorageFull } from './full.ts';

it('is told to whoever listens, and to the first that listens after it', () => {
  reportStorageFull();
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  onStorageFull(first);
  onStorageFull(second);
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  onStorageFull(first);
  reportStorageFull();
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});
