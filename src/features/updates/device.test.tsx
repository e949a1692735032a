import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { becomeNobody } from '#data/session/apply-session.ts';
import { reloadSoon } from '#platform/caches.ts';
import { currentEnvironment } from '#platform/environment.ts';
import { takeOver } from '#platform/service-worker/follow-worker.ts';
import { followWriting } from '#platform/service-worker/is-busy.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { fakeBackend } from '#tests/builders/fake-backend.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { Device } from './device.tsx';
import { updateStore } from './update-store.ts';

vi.mock('#platform/service-worker/follow-worker.ts', () => ({
  takeOver: vi.fn<() => boolean>(() => true),
  followWorker: async () => Promise.resolve(null),
}));
vi.mock('#platform/environment.ts', async (original) => ({
  ...(await original<object>()),
  currentEnvironment: vi.fn<() => string>(() => 'local'),
}));
// jsdom measures no loading of the page.
vi.mock('#platform/offline/measure.ts', async (original) => ({
  ...(await original<object>()),
  loadTime: () => null,
}));
vi.mock('#platform/caches.ts', async (original) => ({
  ...(await original<object>()),
  reloadSoon: vi.fn<() => void>(),
}));

beforeAll(followWriting);
beforeEach(() => {
  becomeNobody();
  queryClient().clear();
  fakeBackend();
  vi.mocked(takeOver).mockClear();
  vi.mocked(reloadSoon).mockClear();
  sessionStorage.clear();
  updateStore.setState({
    update: 'none',
    newVersion: null,
    isReady: false,
    isFull: false,
    health: 'checking',
    loadMs: 0,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  window.history.replaceState(null, '', '/');
});

const comes = (newVersion: string | null = '2.0.0') =>
  act(() => updateStore.setState({ update: 'available', newVersion }));
const updateCard = () => screen.queryByRole('region', { name: 'Update Available' });
const optimizer = () => screen.queryByRole('region', { name: 'Performance Optimizer' });
const inCard = async (name: string) => within(await screen.findByRole('region', { name }));
/** More keys of sessions than a healthy browser has. */
const litter = () => {
  for (const key of 'abcdef') localStorage.setItem(`prod_${key}_supabase.auth.token`, '{}');
};

describe('a new version', () => {
  it('is announced with its number, and taken when the player says so', async () => {
    const { user } = renderApp(<Device />);
    expect(updateCard()).toBeNull();
    comes();
    const card = await inCard('Update Available');
    expect(card.getByText(/^Version 2\.0\.0 of Muster is ready\./)).toBeDefined();
    expect(messagesShown()).toEqual(['New app version available!']);
    expect(takeOver).not.toHaveBeenCalled();
    await user.click(card.getByRole('button', { name: 'Update Now' }));
    expect(takeOver).toHaveBeenCalledOnce();
  });

  it('is announced without a number where the server tells none', async () => {
    renderApp(<Device />);
    comes(null);
    const card = await inCard('Update Available');
    expect(card.getByText(/^A new version of Muster is ready\./)).toBeDefined();
  });

  it.each(['Later', 'Close'])('is put away with %s', async (name) => {
    const { user } = renderApp(<Device />);
    comes();
    await user.click((await inCard('Update Available')).getByRole('button', { name }));
    expect(updateCard()).toBeNull();
    expect(takeOver).not.toHaveBeenCalled();
  });

  it('warns of a text that is not sent yet before it takes the page away', async () => {
    const page = (
      <>
        <textarea aria-label="Comment" />
        <Device />
      </>
    );
    const { user } = renderApp(page);
    await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Half a');
    comes();
    const card = await inCard('Update Available');
    await user.click(card.getByRole('button', { name: 'Update Now' }));
    expect(card.getByRole('alert').textContent).toMatch(
      /unsent text on this page\. Updating now would lose it\.$/,
    );
    expect(takeOver).not.toHaveBeenCalled();
    await user.click(card.getByRole('button', { name: 'Update anyway' }));
    expect(takeOver).toHaveBeenCalledOnce();
  });

  it('is one line on a phone, which opens to the whole card', async () => {
    const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', () => phone);
    const { user } = renderApp(<Device />);
    comes();
    const card = await inCard('Update Available');
    expect(card.queryByText(/^Version 2\.0\.0/)).toBeNull();
    expect(card.getByRole('button', { name: 'Update Now' })).toBeDefined();
    await user.click(card.getByRole('button', { name: 'Update Available', expanded: false }));
    expect(card.getByText(/^Version 2\.0\.0/)).toBeDefined();
    expect(card.getAllByRole('button', { name: 'Update Now' })).toHaveLength(1);
    await user.click(card.getByRole('button', { name: 'Update Available', expanded: true }));
    await user.click(card.getByRole('button', { name: 'Close' }));
    expect(updateCard()).toBeNull();
  });

  it('waits until the player leaves the game on the table', async () => {
    window.history.replaceState(null, '', '/game');
    renderApp(<Device />);
    comes();
    expect(updateCard()).toBeNull();
    expect(messagesShown()).toEqual([]);
    window.history.replaceState(null, '', '/builder');
    await inCard('Update Available');
    await waitFor(() => expect(messagesShown()).toEqual(['New app version available!']));
  });

  it('that already runs elsewhere shows the card alone, with the tools for trouble', async () => {
    const { user } = renderApp(<Device />);
    act(() => updateStore.setState({ update: 'stale' }));
    const card = await inCard('Update Available');
    expect(messagesShown()).toEqual([]);
    await user.click(card.getByText('Troubleshooting'));
    expect(card.getByRole('button', { name: 'Quick Speed Boost' })).toBeDefined();
  });

  it('is told of once it is kept for use without a network', async () => {
    renderApp(<Device />);
    act(() => updateStore.setState({ isReady: true }));
    await waitFor(() => expect(messagesShown()).toEqual(['App is ready to work offline']));
  });

  it('is told not to work offline on a device that is full, with what to do', () => {
    renderApp(<Device />);
    act(() => updateStore.setState({ isFull: true }));
    expect(messagesShown()).toEqual([
      'This device is full | What Muster needs offline could not be saved. Free some space, then save it again on the Offline page.',
    ]);
  });
});

describe('the performance card', () => {
  it('is shown to a browser full of old sessions, and never again once it was dismissed', async () => {
    litter();
    const { user } = renderApp(<Device />);
    const card = await inCard('Performance Optimizer');
    expect(card.getByText('poor')).toBeDefined();
    await user.click(card.getByRole('button', { name: 'Do not show again' }));
    expect(optimizer()).toBeNull();
    cleanup();
    renderApp(<Device />);
    expect(optimizer()).toBeNull();
  });

  it('stays away from a browser in good health', () => {
    renderApp(<Device />);
    expect(optimizer()).toBeNull();
  });

  it('says why it came: a large cache, and a start that took long', async () => {
    localStorage.setItem('armyLists', 'x'.repeat(1_600_000));
    localStorage.setItem(storageKeys.appVersion('prod_'), '1.0.0');
    renderApp(<Device />);
    act(() => updateStore.setState({ health: 'good', loadMs: 4_200 }));
    const card = await inCard('Performance Optimizer');
    expect(card.getByText('4.2 sec')).toBeDefined();
    await waitFor(() => expect(messagesShown()).toHaveLength(2));
    expect(messagesShown().join()).toMatch(/Slow loading detected.*Large cache detected/);
  });

  it('does not meet a newcomer whose first start took long', () => {
    renderApp(<Device />);
    act(() => updateStore.setState({ health: 'good', loadMs: 9_000 }));
    expect(optimizer()).toBeNull();
    expect(messagesShown()).toEqual([]);
  });

  it('removes old sessions', async () => {
    litter();
    const { user } = renderApp(<Device />);
    const card = await inCard('Performance Optimizer');
    await user.click(card.getByRole('button', { name: 'Clear Auth Cache' }));
    await waitFor(() => expect(messagesShown()[0]).toMatch(/^Stale auth data cleared successfully/));
    expect(Object.keys(localStorage).filter((key) => key.includes('auth'))).toEqual([]);
  });

  it('resets everything but what the player made, after a question that says so', async () => {
    litter();
    localStorage.setItem('armyLists', '[1]');
    localStorage.setItem('query-cache-of-old', 'x');
    const { user } = renderApp(<Device />);
    const card = await inCard('Performance Optimizer');
    await user.click(card.getByRole('button', { name: 'Nuclear Reset' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Nuclear Reset' }));
    expect(question.getByText('You are signed out.')).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Clear and reload' }));
    await waitFor(() => expect(messagesShown()[0]).toBe('All caches cleared, reloading...'));
    expect(localStorage.getItem('armyLists')).toBe('[1]');
    expect(localStorage.getItem('query-cache-of-old')).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.includes('auth'))).toEqual([]);
  });
});

describe('the diagnostics', () => {
  it('tell where the app runs and who is signed in, off production', async () => {
    vi.mocked(currentEnvironment).mockReturnValue('preview');
    const { user } = renderApp(<Device />);
    await user.click(screen.getByText(/^Muster .* preview$/));
    expect(screen.getByText('remote')).toBeDefined();
    expect(screen.getByText('guest')).toBeDefined();
    expect(screen.getByText('–')).toBeDefined();
  });

  it('are not shown to players', () => {
    vi.mocked(currentEnvironment).mockReturnValue('production');
    renderApp(<Device />);
    expect(screen.queryByText(/^Muster /)).toBeNull();
  });

  it('warn on the public site too of a developer’s build on a host that others reach', () => {
    vi.mocked(currentEnvironment).mockReturnValue('production');
    vi.stubEnv('MODE', 'development');
    renderApp(<Device />);
    expect(screen.getByText('This build and this host do not match.')).toBeDefined();
  });

  it('have nothing to warn of where build and host match', () => {
    vi.mocked(currentEnvironment).mockReturnValue('local');
    renderApp(<Device />);
    expect(screen.getByText(/^Muster .* local$/)).toBeDefined();
    expect(screen.queryByText('This build and this host do not match.')).toBeNull();
  });

  it('load the page again once when a host that others reach claims local data', () => {
    vi.mocked(currentEnvironment).mockReturnValue('production');
    vi.stubEnv('VITE_LOCAL_DATA', 'true');
    renderApp(<Device />);
    expect(screen.getByText('local')).toBeDefined();
    expect(reloadSoon).toHaveBeenCalledOnce();
    cleanup();
    renderApp(<Device />);
    expect(reloadSoon).toHaveBeenCalledOnce();
    expect(screen.getByText('This build and this host do not match.')).toBeDefined();
  });

  it('leave a page alone whose data are the database’s', () => {
    vi.mocked(currentEnvironment).mockReturnValue('preview');
    renderApp(<Device />);
    expect(reloadSoon).not.toHaveBeenCalled();
  });
});
