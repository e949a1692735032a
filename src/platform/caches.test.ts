import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearCaches, refetchAppFiles, reloadSoon } from './caches.ts';
import { reloadPage } from './page-load.ts';

vi.mock('./page-load.ts', () => ({ reloadPage: vi.fn<() => void>() }));

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(new Response('ok')));
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function loaded(...addresses: readonly string[]): void {
  const entries = addresses.map((name) => ({ name }) as PerformanceEntry);
  vi.stubGlobal('performance', { getEntriesByType: () => entries });
}

describe('fetching the app’s files again', () => {
  it('asks the server for the page and each of its own files once, and for nobody else’s', async () => {
    const file = `${location.origin}/assets/a.js`;
    loaded(file, file, `${location.origin}/factions.json`, 'https://elsewhere.example/assets/b.js');
    expect(await refetchAppFiles()).toBe(true);
    expect(fetched.mock.calls).toEqual([
      [`${location.origin}/`, { cache: 'reload' }],
      [file, { cache: 'reload' }],
    ]);
  });

  it('returns false when one file fails, and when there is no network', async () => {
    loaded(`${location.origin}/assets/a.js`);
    fetched.mockResolvedValueOnce(new Response('ok'));
    fetched.mockResolvedValueOnce(new Response('gone', { status: 404 }));
    expect(await refetchAppFiles()).toBe(false);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await refetchAppFiles()).toBe(false);
  });
});

describe('clearing caches', () => {
  it('empties every cache and lets every worker go, and leaves stored things alone', async () => {
    localStorage.setItem('armyLists', '[]');
    sessionStorage.setItem('muster_tab_draft', 'd1');
    const deleted = vi.fn<(name: string) => Promise<boolean>>(() => Promise.resolve(true));
    vi.stubGlobal('caches', { keys: () => Promise.resolve(['one', 'two']), delete: deleted });
    const unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    giveWorkers(() => Promise.resolve([{ unregister }, { unregister }]));
    expect(await clearCaches()).toBe('cleared');
    expect(deleted.mock.calls).toEqual([['one'], ['two']]);
    expect(unregister).toHaveBeenCalledTimes(2);
    expect([Object.entries(localStorage), Object.entries(sessionStorage)]).toEqual([
      [['armyLists', '[]']],
      [['muster_tab_draft', 'd1']],
    ]);
  });

  it('has nothing to do in a browser without caches and workers', async () => {
    expect(await clearCaches()).toBe('cleared');
  });

  it('clears nothing when the server does not answer, as the app could not be loaded again', async () => {
    const deleted = vi.fn<(name: string) => Promise<boolean>>(() => Promise.resolve(true));
    vi.stubGlobal('caches', { keys: () => Promise.resolve(['one']), delete: deleted });
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await clearCaches()).toBe('offline');
    expect(deleted).not.toHaveBeenCalled();
  });

  it('says when the browser refuses', async () => {
    giveWorkers(() => Promise.reject(new DOMException('no', 'SecurityError')));
    expect(await clearCaches()).toBe('refused');
  });
});

describe('reloading soon', () => {
  it('leaves a second to read the message', () => {
    vi.useFakeTimers();
    reloadSoon();
    vi.advanceTimersByTime(999);
    expect(reloadPage).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reloadPage).toHaveBeenCalledOnce();
  });
});

function giveWorkers(getRegistrations: () => Promise<unknown>): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistrations } });
}
