import { afterEach, describe, expect, it, vi } from 'vitest';
import { backendFetch } from './backend-fetch.ts';
import { reachability } from './reachability.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  reachability.setState({ isReachable: true });
});

const isReachable = () => reachability.getState().isReachable;

describe('a call to the backend', () => {
  it.each([
    [200, true],
    [404, true],
    [500, true],
    [502, false],
    [503, false],
    [504, false],
  ])('notes whether the backend responded: %s', async (status, expected) => {
    reachability.setState({ isReachable: !expected });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status })));
    await backendFetch('/x');
    expect(isReachable()).toBe(expected);
  });

  it('marks the backend as unreachable when it fails, but not when it is aborted', async () => {
    vi.stubGlobal('fetch', (_: string, init: RequestInit) =>
      Promise.reject(init.signal?.aborted === true ? new DOMException('', 'AbortError') : new TypeError()),
    );
    await expect(backendFetch('/x', { signal: AbortSignal.abort() })).rejects.toThrow(DOMException);
    expect(isReachable()).toBe(true);
    await expect(backendFetch('/x')).rejects.toThrow(TypeError);
    expect(isReachable()).toBe(false);
  });
});
