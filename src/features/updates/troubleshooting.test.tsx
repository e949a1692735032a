import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadSignOut } from '#data/session/load-sign-out.ts';
import { remove } from '#platform/storage/local.ts';
import { fakeBackend, noNetwork } from '#tests/builders/fake-backend.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { Troubleshooting } from './troubleshooting.tsx';

vi.mock('#data/session/load-sign-out.ts', async (original) => {
  const actual = await original<{ loadSignOut: () => Promise<unknown> }>();
  return { loadSignOut: vi.fn<() => Promise<unknown>>(actual.loadSignOut) };
});

/** Data that a player made or chose; no clearing may touch it. */
const OWN = { armyLists: '[1]', muster_draft_a: '{}', muster_theme: 'dark' };

function open() {
  for (const [key, value] of Object.entries(OWN)) localStorage.setItem(key, value);
  localStorage.setItem('query-cache-of-old', 'x'.repeat(600));
  localStorage.setItem('prod_supabase.auth.token', '{}');
  fakeBackend(({ path }) => (path === '/version.json' ? noNetwork() : null));
  return renderApp(<Troubleshooting />);
}

const own = () => Object.keys(OWN).map((key) => localStorage.getItem(key));

afterEach(() => vi.unstubAllGlobals());

describe('clearing a device', () => {
  it('quickly removes what older versions left, says how much, and keeps what a player made', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Quick Speed Boost' }));
    await waitFor(() => expect(messagesShown()[0]).toMatch(/^Quick optimization complete/));
    expect(messagesShown()[0]).toMatch(
      /\d+ kB before, \d+ kB now\. Your lists, games and choices are untouched\.$/,
    );
    expect(localStorage.getItem('query-cache-of-old')).toBeNull();
    expect(localStorage.getItem('prod_supabase.auth.token')).not.toBeNull();
    expect(own()).toEqual(Object.values(OWN));
  });

  it('says so when there was nothing to clear', async () => {
    const { user } = open();
    localStorage.removeItem('query-cache-of-old');
    await user.click(screen.getByRole('button', { name: 'Quick Speed Boost' }));
    await waitFor(() => expect(messagesShown()[0]).toMatch(/\| There was nothing to clear\.$/));
  });

  it('leaves one message, on the last of several', async () => {
    const { user } = open();
    for (const name of ['Quick Speed Boost', 'Clear Auth Data Only', 'Quick Speed Boost']) {
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(messagesShown()[0]).toMatch(name.startsWith('Quick') ? /^Quick/ : /^Stale/));
    }
    expect(messagesShown()).toHaveLength(1);
  });

  it('gives no sizes that are the same before and after', async () => {
    const { user } = open();
    localStorage.setItem('muster_draft_b', 'x'.repeat(1_000));
    localStorage.setItem('query-cache-of-old', 'x');
    await user.click(screen.getByRole('button', { name: 'Quick Speed Boost' }));
    await waitFor(() =>
      expect(messagesShown()[0]).toMatch(/results \| Your lists, games and choices are untouched\.$/),
    );
  });

  it('says when the browser refuses, and that what a player made is untouched', async () => {
    const { user } = open();
    vi.mocked(loadSignOut).mockResolvedValueOnce(null);
    const refusal = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    await user.click(screen.getByRole('button', { name: 'Clear Auth Data Only' }));
    await waitFor(() =>
      expect(messagesShown()[0]).toMatch(/^Failed to clear auth data \| .* are untouched\.$/),
    );
    refusal.mockRestore();
    // The store has taken the key for removed in memory.
    remove('prod_supabase.auth.token');
  });

  it('signs the device out and keeps everything else', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Clear Auth Data Only' }));
    await waitFor(() => expect(messagesShown()[0]).toMatch(/^Stale auth data cleared!/));
    expect(localStorage.getItem('prod_supabase.auth.token')).toBeNull();
    expect(own()).toEqual(Object.values(OWN));
  });

  it('empties the app’s own stores only after a question', async () => {
    const deleted: string[] = [];
    vi.stubGlobal('caches', {
      keys: async () => Promise.resolve(['muster-shell-1']),
      open: async () => Promise.resolve({ matchAll: async () => Promise.resolve([]) }),
      delete: async (name: string) => Promise.resolve(deleted.push(name)),
    });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Clear All Cache & Reload' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(deleted).toEqual([]);
  });

  it('clears nothing without the server, from which the app would have to come again', async () => {
    const deleted: string[] = [];
    vi.stubGlobal('caches', {
      keys: async () => Promise.resolve(['muster-shell-1']),
      open: async () => Promise.resolve({ matchAll: async () => Promise.resolve([]) }),
      delete: async (name: string) => Promise.resolve(deleted.push(name)),
    });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Clear All Cache & Reload' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear and reload' }),
    );
    await waitFor(() => expect(messagesShown()[0]).toMatch(/Nothing was cleared\.$/));
    expect(deleted).toEqual([]);
    expect(localStorage.getItem('query-cache-of-old')).not.toBeNull();
  });
});

it('the diagnostics count what this browser keeps', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Run Cache Diagnostics' }));
  expect(await screen.findByText(/^5 entries, \d+ kB/)).not.toBeNull();
  expect(screen.getByText(/1 for sessions/)).not.toBeNull();
});
