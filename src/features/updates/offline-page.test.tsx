import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { Component as OfflinePage } from './offline-page.tsx';

vi.mock('#data/offline/faction-pictures.ts', () => ({
  allPortraits: () => ['/art/a.webp', '/art/b.webp'],
  allCards: () => ['/art/card.webp'],
}));

const keepWhole = vi.hoisted(() => vi.fn<(how: { isAsked: boolean }) => Promise<string>>());
vi.mock('#platform/service-worker/follow-worker.ts', () => ({ keepWhole }));

/** The pictures that the browser keeps, by address. */
const kept = new Map<string, Response>();
const store = {
  keys: async () => Promise.resolve([...kept.keys()].map((path) => ({ url: `http://localhost${path}` }))),
  put: async (path: string, response: Response) => Promise.resolve(void kept.set(path, response)),
  delete: async () => Promise.resolve(false),
  matchAll: async () => Promise.resolve([...kept.values()].map((response) => response.clone())),
};
const drop = vi.fn<() => Promise<boolean>>();

/** A server that a test switches; it counts what was asked for. */
const server: { answer: (path: string, signal: AbortSignal) => Response | Promise<Response> } = {
  answer: () => new Response(null, { status: 404 }),
};
const asked: string[] = [];

beforeEach(() => {
  queryClient().clear();
  kept.clear();
  keepWhole.mockReset().mockResolvedValue('kept');
  asked.length = 0;
  server.answer = () => new Response('x'.repeat(2_000));
  drop.mockReset();
  drop.mockImplementation(async () => {
    kept.clear();
    return Promise.resolve(true);
  });
  vi.stubGlobal('caches', {
    keys: async () => Promise.resolve(['muster-pictures']),
    open: async () => Promise.resolve(store),
    delete: drop,
  });
  vi.stubGlobal('fetch', async (path: string, { signal }: { signal: AbortSignal }) => {
    asked.push(path);
    return Promise.resolve(server.answer(path, signal));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = () => renderApp(<OfflinePage />);
const take = () => screen.getByRole('button', { name: 'Save for offline use' });
const remove = () => screen.getByRole('button', { name: 'Remove pictures' });
const isOff = (button: HTMLElement) => button.matches(':disabled, [aria-disabled="true"]');
const until = (signal: AbortSignal) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
  });

describe('taking pictures along', () => {
  it('says how many are here and about how large the rest is', async () => {
    kept.set('/art/a.webp', new Response('x'));
    open();
    expect(
      await screen.findByText(/^1 of 3 portraits and cards are on this device\. The rest is about \d+ kB\.$/),
    ).toBeDefined();
    expect(isOff(remove())).toBe(false);
  });

  it('fetches what is missing alone, and says when all is here', async () => {
    kept.set('/art/a.webp', new Response('x'));
    const { user } = open();
    await screen.findByText(/^1 of 3/);
    await user.click(take());
    expect(await screen.findByText('All 3 portraits and cards are on this device.')).toBeDefined();
    expect(asked.toSorted()).toEqual(['/art/b.webp', '/art/card.webp']);
    expect(messagesShown()).toEqual(['All pictures are on this device | 4 kB fetched.']);
    expect(screen.getByText('3 of 3, 4 kB fetched')).toBeDefined();
    expect(isOff(take())).toBe(true);
  });

  it('has the app kept whole, even where all pictures are here and the browser saves data', async () => {
    for (const path of ['/art/a.webp', '/art/b.webp', '/art/card.webp']) kept.set(path, new Response('x'));
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const { user } = open();
    await screen.findByText(/^All 3 portraits/);
    await user.click(take());
    expect(keepWhole).toHaveBeenCalledWith({ isAsked: true });
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('keeps what came when some fail, and fetches only those at the next press', async () => {
    server.answer = (path) => new Response(path, { status: path.includes('card') ? 404 : 200 });
    const { user } = open();
    await screen.findByText(/^0 of 3/);
    await user.click(take());
    await screen.findByText(/1 file failed. Press again to retry\.$/);
    await waitFor(() => expect(messagesShown()[0]).toMatch(/^Some pictures could not be fetched \| Those/));
    await screen.findByText(/^2 of 3 portraits/);
    asked.length = 0;
    server.answer = (path) => new Response(path);
    await user.click(take());
    await screen.findByText('All 3 portraits and cards are on this device.');
    expect(asked).toEqual(['/art/card.webp']);
  });

  it('says that the device is full, and no longer once there is room', async () => {
    const put = store.put;
    store.put = async () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
    keepWhole.mockResolvedValueOnce('full');
    const { user } = open();
    await screen.findByText(/^0 of 3/);
    await user.click(take());
    await waitFor(() =>
      expect(messagesShown()[0]).toMatch(/^This device is full \| The pictures that came are kept\./),
    );
    expect(screen.getByRole('alert').textContent).toMatch(/^This device had no room for what Muster needs/);
    store.put = put;
    await user.click(take());
    await screen.findByText('All 3 portraits and cards are on this device.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stops when the player says so, with no word of failure', async () => {
    server.answer = (path, signal) => (path === '/art/a.webp' ? new Response('a') : until(signal));
    const { user } = open();
    await screen.findByText(/^0 of 3/);
    await user.click(take());
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    await screen.findByText(/^1 of 3 portraits/);
    expect(messagesShown()).toEqual([]);
    expect(isOff(take())).toBe(false);
  });

  it('ends when the page is left', async () => {
    const signals: AbortSignal[] = [];
    server.answer = async (_path, signal) => {
      signals.push(signal);
      return until(signal);
    };
    const { user } = open();
    await screen.findByText(/^0 of 3/);
    await user.click(take());
    await waitFor(() => expect(signals).toHaveLength(3));
    cleanup();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
  });

  it('says so in a browser that keeps nothing, and can be pressed again', async () => {
    vi.stubGlobal('caches', undefined);
    const { user } = open();
    await screen.findByText(/^0 of 3/);
    await user.click(take());
    await waitFor(() => expect(messagesShown()[0]).toMatch(/^Some pictures could not be fetched/));
    expect(isOff(take())).toBe(false);
    expect(asked).toEqual([]);
  });
});

describe('removing the pictures', () => {
  beforeEach(() => void kept.set('/art/a.webp', new Response('x'.repeat(5_000))));

  it('asks first, and leaves them where the player changes their mind', async () => {
    const { user } = open();
    await screen.findByText(/^1 of 3/);
    await user.click(remove());
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove pictures' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(drop).not.toHaveBeenCalled();
  });

  it('says how much it freed', async () => {
    const { user } = open();
    await screen.findByText(/^1 of 3/);
    await user.click(remove());
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Remove pictures' }));
    await waitFor(() => expect(messagesShown()).toEqual(['Pictures removed | 5 kB before, 0 kB now.']));
    await screen.findByText(/^0 of 3/);
    await waitFor(() => expect(isOff(remove())).toBe(true));
  });

  it('says when the browser refuses, and that they are still here', async () => {
    drop.mockRejectedValue(new Error('refused'));
    const { user } = open();
    await screen.findByText(/^1 of 3/);
    await user.click(remove());
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Remove pictures' }));
    await waitFor(() => expect(messagesShown()).toEqual(['The pictures could not be removed']));
    expect(screen.getByText(/^1 of 3/)).toBeDefined();
  });
});

describe('what this device keeps', () => {
  it('is counted for the app and the pictures apart', async () => {
    kept.set('/art/a.webp', new Response('x'.repeat(5_000)));
    kept.set('/art/b.webp', new Response('x'.repeat(2_000)));
    open();
    expect(await screen.findByText('2 files, 7 kB')).toBeDefined();
    expect(screen.getByText('0 files, 0 kB')).toBeDefined();
  });
});
