import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from '@testing-library/user-event';
import { fakePushBrowser } from '#tests/builders/fake-push.ts';
import { openPushedPages } from '../push/open-pushed-page.ts';
import { followWriting } from './is-busy.ts';
import { openPage, renewPush, showPush } from './push.ts';
import type { PageMessage } from './worker-message.ts';

const shown = vi.fn<(title: string, options: object) => Promise<void>>(() => Promise.resolve());
const opened = vi.fn<(path: string) => Promise<void>>(() => Promise.resolve());

/** A window of the app; `says` is its word on leaving its page, null for none. */
function appWindow({ focused = false, says = true }: { focused?: boolean; says?: boolean | null } = {}) {
  const focus = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const told: PageMessage[] = [];
  const postMessage = (message: unknown, [port]: readonly MessagePort[]) => {
    told.push(message as PageMessage);
    if (says !== null) port?.postMessage(says);
  };
  return { focused, focus, told, postMessage };
}
const scope = (...windows: readonly ReturnType<typeof appWindow>[]) => ({
  clients: { claim: () => Promise.resolve(), matchAll: () => Promise.resolve(windows), openWindow: opened },
  registration: {
    showNotification: shown,
    pushManager: { subscribe: () => Promise.reject(new Error('not asked')) },
  },
});

beforeEach(() => {
  shown.mockClear();
  opened.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a message from the push service', () => {
  const text = JSON.stringify({ title: 'A', body: 'B', path: '/activity', tag: 'comment 7', lang: 'es' });

  it('is shown with its language, and takes the place of one about the same thing', async () => {
    await showPush(scope(), text);
    expect(shown).toHaveBeenCalledWith(
      'A',
      expect.objectContaining({ body: 'B', lang: 'es', data: '/activity', tag: 'comment 7', renotify: true }),
    );
  });

  it('makes no sound while the player looks at the app', async () => {
    await showPush(scope(appWindow({ focused: true })), text);
    expect(shown.mock.calls[0]?.[1]).toMatchObject({ silent: true, renotify: false });
  });

  it('is shown also when it cannot be read', async () => {
    await showPush(scope(), 'mangled');
    expect(shown).toHaveBeenCalledWith('Muster', expect.not.objectContaining({ tag: '' }));
  });
});

describe('a pressed notification', () => {
  it('opens its page in the window that is looked at', async () => {
    const [other, first] = [appWindow(), appWindow({ focused: true })];
    await openPage(scope(other, first), '/play/7');
    expect([first.told, other.told]).toEqual([[{ kind: 'open-page', path: '/play/7' }], []]);
    expect([first.focus.mock.calls.length, opened.mock.calls.length]).toEqual([1, 0]);
  });

  it('opens a new window where there is none, or where a text would be lost', async () => {
    await openPage(scope(), '/play/7');
    const busy = appWindow({ says: false });
    await openPage(scope(busy), '/play/7');
    expect(opened.mock.calls).toEqual([['/play/7'], ['/play/7']]);
    expect(busy.focus).not.toHaveBeenCalled();
  });

  it('opens a new window where the one that is there does not answer', async () => {
    vi.useFakeTimers();
    const opening = openPage(scope(appWindow({ says: null })), '/play/7');
    await vi.advanceTimersByTimeAsync(1_000);
    await opening;
    expect(opened).toHaveBeenCalledWith('/play/7');
  });

  it.each([undefined, 7, 'https://evil.example', '//evil.example'])(
    'leads to the feed with %s',
    async (path) => {
      await openPage(scope(), path);
      expect(opened).toHaveBeenCalledWith('/activity');
    },
  );
});

describe('a window that is asked to open a page', () => {
  /** Returns what the window says, and where it goes. */
  const ask = (path: string) => {
    const { serviceWorker } = fakePushBrowser();
    const goTo = vi.fn<(to: string) => void>();
    openPushedPages(goTo);
    const says = vi.fn<(mayLeave: boolean) => void>();
    const data: PageMessage = { kind: 'open-page', path };
    serviceWorker.dispatchEvent(
      Object.assign(new Event('message'), { data, ports: [{ postMessage: says }] }),
    );
    return [says.mock.calls, goTo.mock.calls];
  };

  it('goes there, unless a text would be lost', async () => {
    expect(ask('/play/7')).toEqual([[[true]], [['/play/7']]]);
    followWriting();
    document.body.innerHTML = '<textarea></textarea>';
    await userEvent.type(document.querySelector('textarea') ?? document.body, 'half');
    expect(ask('/play/7')).toEqual([[[false]], []]);
    document.body.replaceChildren();
  });

  it('goes to no other site', () => {
    expect(ask('//evil.example')).toEqual([[], []]);
  });
});

describe('a browser with a new address', () => {
  const subscription = (endpoint: string, auth: string) =>
    ({
      options: {},
      toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth } }),
    }) as unknown as PushSubscription;

  it('tells the backend, with the secret of the old one', async () => {
    const calls: (readonly [string, unknown])[] = [];
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
      calls.push([address, typeof init?.body === 'string' ? JSON.parse(init.body) : null]);
      return Promise.resolve(Response.json({ url: '', anonKey: 'public' }));
    });
    const oldSubscription = subscription('https://push.example/old', 'secret');
    const newSubscription = subscription('https://push.example/new', 'fresh');
    await renewPush(scope(), { oldSubscription, newSubscription });
    expect(calls).toEqual([
      ['/backend.json', null],
      [
        '/rest/v1/rpc/renew_push',
        {
          old_endpoint: 'https://push.example/old',
          old_auth: 'secret',
          endpoint: 'https://push.example/new',
          p256dh: 'key',
          auth: 'fresh',
        },
      ],
    ]);
    await renewPush(scope(), { oldSubscription: null });
    expect(calls).toHaveLength(2);
  });
});
