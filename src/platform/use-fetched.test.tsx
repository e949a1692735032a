import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFetched } from './use-fetched.ts';

const settle = () => act(async () => Promise.resolve());

it('fetches once a key is there, and forgets the value of the key before', async () => {
  const load = vi.fn<(key: string) => Promise<string>>(async (key) => Promise.resolve(key.toUpperCase()));
  const { result, rerender } = renderHook(({ key }) => useFetched(key, load), {
    initialProps: { key: null as string | null },
  });
  await settle();
  expect([result.current, load.mock.calls.length]).toEqual([null, 0]);
  rerender({ key: 'en' });
  expect(result.current).toBeNull();
  await settle();
  expect(result.current).toBe('EN');
  rerender({ key: 'es' });
  expect(result.current).toBeNull();
  await settle();
  expect(result.current).toBe('ES');
  rerender({ key: null });
  expect(result.current).toBeNull();
});

it('has no value where it cannot be fetched', async () => {
  const { result } = renderHook(() => useFetched('en', () => Promise.reject(new Error('offline'))));
  await settle();
  expect(result.current).toBeNull();
});
