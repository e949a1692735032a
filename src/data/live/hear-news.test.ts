import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GUEST } from '#domain/access/viewer.ts';
import { sessionStore } from '../session/session-store.ts';
import { hearNews } from './hear-news.ts';

const viewer = (userId: string) =>
  ({
    status: 'authenticated',
    userId,
    email: '',
    isWabAdmin: false,
    isTester: false,
    isPreview: false,
  }) as const;

/** One lock for all tabs of a browser, which jsdom has not. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, task: () => Promise<void>) => {
      const turn = last.then(() => (signal.aborted ? undefined : task()));
      last = turn;
      return turn;
    },
  };
}

let isHidden = false;
let visibility: { mockRestore: () => void };
const show = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

/** A tab with the connections that it made. */
function openTab() {
  const connected: string[] = [];
  const ended: string[] = [];
  let heard = 0;
  let say = () => undefined as void;
  const close = hearNews({
    connect: async (userId, onNews) => {
      connected.push(userId);
      say = onNews;
      return Promise.resolve(() => ended.push(userId));
    },
    onNews: () => {
      heard += 1;
    },
  });
  return { connected, ended, heard: () => heard, say: () => say(), close };
}

beforeEach(() => {
  isHidden = false;
  visibility = vi
    .spyOn(document, 'visibilityState', 'get')
    .mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { locks: fakeLocks() }));
  sessionStore.setState({ viewer: GUEST });
});
afterEach(() => {
  vi.useRealTimers();
  visibility.mockRestore();
  vi.unstubAllGlobals();
});

describe('news of a player', () => {
  it('are not listened for by guests, and follow who is signed in', async () => {
    const tab = openTab();
    await Promise.resolve();
    expect(tab.connected).toEqual([]);
    sessionStore.setState({ viewer: viewer('ragna') });
    await vi.waitFor(() => expect(tab.connected).toEqual(['ragna']));
    sessionStore.setState({ viewer: viewer('otter') });
    await vi.waitFor(() => expect(tab.connected).toEqual(['ragna', 'otter']));
    expect(tab.ended).toEqual(['ragna']);
    sessionStore.setState({ viewer: GUEST });
    await vi.waitFor(() => expect(tab.ended).toEqual(['ragna', 'otter']));
    tab.close();
  });

  it('come by one connection to every tab, and another tab takes over', async () => {
    sessionStore.setState({ viewer: viewer('ragna') });
    const [first, second] = [openTab(), openTab()];
    await vi.waitFor(() => expect(first.connected).toEqual(['ragna']));
    first.say();
    await vi.waitFor(() => expect(second.heard()).toBe(1));
    expect(first.heard()).toBe(1);
    expect(second.connected).toEqual([]);
    first.close();
    await vi.waitFor(() => expect(second.connected).toEqual(['ragna']));
    expect(first.ended).toEqual(['ragna']);
    second.close();
  });

  it('rest while the page was hidden for ten seconds', async () => {
    sessionStore.setState({ viewer: viewer('ragna') });
    const tab = openTab();
    await vi.waitFor(() => expect(tab.connected).toHaveLength(1));
    vi.useFakeTimers();
    show(true);
    vi.advanceTimersByTime(9_000);
    show(false);
    vi.advanceTimersByTime(9_000);
    expect(tab.ended).toEqual([]);
    show(true);
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(tab.ended).toEqual(['ragna']));
    show(false);
    await vi.waitFor(() => expect(tab.connected).toHaveLength(2));
    tab.close();
  });

  it('are given up quietly when the connection cannot be made', async () => {
    sessionStore.setState({ viewer: viewer('ragna') });
    const onNews = vi.fn<() => void>();
    const close = hearNews({ connect: () => Promise.reject(new Error('no network')), onNews });
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    expect(onNews).not.toHaveBeenCalled();
    close();
  });
});
