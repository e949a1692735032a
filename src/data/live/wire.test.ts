import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GUEST } from '#domain/access/viewer.ts';
import type { Hint } from '#platform/backend/hint-channels.ts';
import { sessionStore } from '../session/session-store.ts';
import { createWire } from './wire.ts';

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

/** A tab with the connections that it made, and the channels that the last of them hears. */
function openTab() {
  let connections = 0;
  let ended = 0;
  let topics: readonly string[] = [];
  let say: (hint: Hint) => void = () => undefined;
  const wire = createWire({
    connect: async (onHint) => {
      connections += 1;
      say = onHint;
      return Promise.resolve({
        follow: (wanted) => {
          topics = [...wanted];
        },
        end: () => {
          ended += 1;
        },
      });
    },
  });
  const heard: string[] = [];
  const hear = (topic: string) => wire.hear(topic, ({ about }) => heard.push(`${topic} ${about}`));
  return {
    hear,
    heard,
    connections: () => connections,
    ended: () => ended,
    topics: () => topics,
    say: (topic: string, about: string) => say({ topic, about, pause: 0 }),
    close: wire.close,
  };
}

beforeEach(() => {
  isHidden = false;
  visibility = vi
    .spyOn(document, 'visibilityState', 'get')
    .mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { locks: fakeLocks() }));
  sessionStore.setState({ viewer: viewer('ragna') });
});
afterEach(() => {
  vi.useRealTimers();
  visibility.mockRestore();
  vi.unstubAllGlobals();
  sessionStore.setState({ viewer: GUEST });
});

const isTrue = async (fact: () => boolean) => vi.waitFor(() => expect(fact()).toBe(true));

describe('the wire', () => {
  it('is not there for guests, nor for a page that hears nothing, and follows who is signed in', async () => {
    sessionStore.setState({ viewer: GUEST });
    const tab = openTab();
    const end = tab.hear('user:ragna');
    await Promise.resolve();
    expect(tab.connections()).toBe(0);
    sessionStore.setState({ viewer: viewer('ragna') });
    await isTrue(() => tab.connections() === 1);
    sessionStore.setState({ viewer: viewer('otter') });
    await isTrue(() => tab.connections() === 2 && tab.ended() === 1);
    end();
    await isTrue(() => tab.ended() === 2);
    tab.close();
  });

  it('is one connection for all tabs, each with its own channels', async () => {
    const [first, second] = [openTab(), openTab()];
    first.hear('user:ragna');
    await isTrue(() => first.connections() === 1);
    second.hear('user:ragna');
    second.hear('post:raid');
    await isTrue(() => first.topics().includes('post:raid'));
    expect(first.topics()).toEqual(['user:ragna', 'post:raid']);
    expect(second.connections()).toBe(0);
    first.say('post:raid', 'likes');
    await isTrue(() => second.heard.includes('post:raid likes'));
    expect(first.heard).toEqual([]);
    first.close();
    second.close();
  });

  it('says that hearing begins when another tab hears the channel already', async () => {
    const [first, second] = [openTab(), openTab()];
    first.hear('post:raid');
    await isTrue(() => first.topics().includes('post:raid'));
    second.hear('post:raid');
    await vi.waitFor(() => expect(second.heard).toContain('post:raid all'));
    first.close();
    second.close();
  });

  it('leaves a channel that no tab hears any more', async () => {
    const [first, second] = [openTab(), openTab()];
    first.hear('user:ragna');
    await isTrue(() => first.connections() === 1);
    const end = second.hear('post:raid');
    await isTrue(() => first.topics().includes('post:raid'));
    end();
    await vi.waitFor(() => expect(first.topics()).toEqual(['user:ragna']));
    first.close();
    second.close();
  });

  it('is taken over by another tab, with the channels of all', async () => {
    const [first, second, third] = [openTab(), openTab(), openTab()];
    first.hear('user:ragna');
    await isTrue(() => first.connections() === 1);
    second.hear('post:raid');
    third.hear('post:siege');
    first.close();
    await isTrue(() => second.topics().includes('post:siege'));
    expect(second.topics()).toEqual(['post:raid', 'post:siege']);
    expect([first.ended(), third.connections()]).toEqual([1, 0]);
    second.close();
    third.close();
  });

  it('rests while the page was hidden for ten seconds', async () => {
    const tab = openTab();
    tab.hear('user:ragna');
    await isTrue(() => tab.connections() === 1);
    vi.useFakeTimers();
    show(true);
    vi.advanceTimersByTime(9_000);
    show(false);
    vi.advanceTimersByTime(9_000);
    expect(tab.ended()).toBe(0);
    show(true);
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    await isTrue(() => tab.ended() === 1);
    show(false);
    await isTrue(() => tab.connections() === 2);
    tab.close();
  });

  it('hears twenty channels at most', async () => {
    const tab = openTab();
    for (let at = 0; at < 30; at += 1) tab.hear(`post:${at}`);
    await vi.waitFor(() => expect(tab.topics()).toHaveLength(20));
    tab.close();
  });

  it('is given up quietly when the connection cannot be made', async () => {
    const wire = createWire({ connect: () => Promise.reject(new Error('no network')) });
    const onHint = vi.fn<() => void>();
    wire.hear('user:ragna', onHint);
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    expect(onHint).not.toHaveBeenCalled();
    wire.close();
  });
});
