import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitingTasks } from '#data/admin/waiting-tasks.ts';
import { unreadStore } from '#data/community/unread-store.ts';
import { becomeNobody } from '#data/session/apply-session.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { cloudMark, NOTHING_WAITS } from '#data/cloud/cloud-mark.ts';
import { signIn } from '#data/session/sign-in.ts';
import { ANNA, fakeBackend, noNetwork } from '#tests/builders/fake-backend.ts';
import { messagesShown } from '#tests/builders/render-app.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { onWideWindow } from '#tests/builders/units-page.tsx';
import { visitApp } from '#tests/builders/visit-app.tsx';

/** A page's code is fetched when it is first visited, which takes a while where many tests run. */
const PATIENTLY = { timeout: 25_000 };

beforeEach(() => {
  becomeNobody();
  toast.dismiss();
});
afterEach(() => vi.unstubAllGlobals());

const header = () => within(screen.getByRole('banner'));

describe('a guest', () => {
  it('finds the way in on the start page, in the header and in the menu', async () => {
    const { user } = visitApp('/');
    const link = await screen.findByRole('link', { name: 'Signed in as Guest' }, PATIENTLY);
    expect(link.getAttribute('href')).toBe('/login');
    expect(header().getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
    await user.click(header().getByRole('button', { name: 'Navigation' }));
    expect(screen.getByRole('menuitem', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
    expect(screen.queryByRole('menuitem', { name: 'Sign out' })).toBeNull();
  });

  it('comes back to the page that the way in was taken from', async () => {
    visitApp('/nowhere?a=1');
    await screen.findByRole('heading', { level: 1 }, PATIENTLY);
    expect(header().getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/login?next=%2Fnowhere%3Fa%3D1',
    );
  });
});

it('nobody is offered either way while it is not known who is there', async () => {
  sessionStore.setState({ viewer: { status: 'loading' } });
  visitApp('/');
  await screen.findByRole('heading', { level: 1 }, PATIENTLY);
  expect(screen.queryByRole('link', { name: /sign in/i })).toBeNull();
  expect(header().queryByRole('button', { name: 'Account' })).toBeNull();
});

describe('the menu', () => {
  const places = ['Build', 'Browse Lists', 'Units', 'Rules', 'Play'];
  const offered = (role: 'menuitem' | 'menuitemradio') =>
    screen.queryAllByRole(role).map(({ textContent }) => textContent);

  it('holds the places, the languages and the themes of a phone', async () => {
    const { user } = visitApp('/');
    await screen.findByRole('heading', { level: 1 }, PATIENTLY);
    await user.click(header().getByRole('button', { name: 'Navigation' }));
    expect(offered('menuitem')).toEqual(expect.arrayContaining([...places, 'FAQ', 'Sign in']));
    expect(offered('menuitemradio')).toContain('Français');
  });

  it('leaves to a wide bar what that holds, and keeps the rest', async () => {
    onWideWindow();
    const { user } = visitApp('/');
    await screen.findByRole('heading', { level: 1 }, PATIENTLY);
    await user.click(header().getByRole('button', { name: 'Navigation' }));
    expect(offered('menuitem')).toEqual([
      'Home',
      'Rules',
      'FAQ',
      'My collection',
      'Events',
      'Statistics',
      'Support Us',
    ]);
    expect(offered('menuitemradio')).toEqual([]);
    for (const name of places) expect(header().getByRole('link', { name })).toBeDefined();
  });
});

describe('a user', () => {
  it('signs out in the header and ends at /login', async () => {
    fakeBackend();
    await signIn(ANNA);
    const { user } = visitApp('/');
    await screen.findByText(ANNA.email, undefined, PATIENTLY);
    await user.click(header().getByRole('button', { name: 'Account' }));
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(messagesShown()).toEqual(['Signed out successfully']), PATIENTLY);
    await waitFor(() => expect(location.pathname).toBe('/login'), PATIENTLY);
    expect(sessionStore.getState().viewer).toEqual({ status: 'guest' });
  });

  it('ends there also when the server could not be told, and hears it', async () => {
    fakeBackend(({ path }) => (path.startsWith('/auth/v1/logout') ? noNetwork() : null));
    await signIn(ANNA);
    const { user } = visitApp('/');
    await user.click(await screen.findByRole('button', { name: 'Sign out' }, PATIENTLY));
    await waitFor(
      () =>
        expect(messagesShown()).toEqual([
          'Failed to sign out | This device is signed out, but the server could not be told.',
        ]),
      PATIENTLY,
    );
    await waitFor(() => expect(location.pathname).toBe('/login'), PATIENTLY);
    expect(localStorage.getItem('prod_supabase.auth.token')).toBeNull();
  });

  it('sees on the menu button of any page that a list needs a decision, and finds the way to both sides', async () => {
    fakeBackend();
    await signIn(ANNA);
    const { user } = visitApp('/nowhere');
    await screen.findByRole('heading', { level: 1 }, PATIENTLY);
    cloudMark.setState({ ...NOTHING_WAITS, userId: 'me', conflicts: 1, compare: 'raid' });
    const told = '1 list needs your decision';
    const menu = header().getByRole('button', { name: 'Navigation' });
    await waitFor(() => expect(menu.getAttribute('aria-description')).toBe(told));
    await user.click(menu);
    const item = screen.getByRole('menuitem', { name: told });
    expect(item.getAttribute('href')).toBe('/builder?dialog=saved-lists&item=compare%3Araid');
    cloudMark.setState(NOTHING_WAITS);
  });

  it('sees how much is new in the feed, and not as events, which are something else', async () => {
    fakeBackend();
    await signIn(ANNA);
    const { user } = visitApp('/nowhere');
    await screen.findByRole('heading', { level: 1 }, PATIENTLY);
    unreadStore.setState({ unread: 7 });
    const menu = header().getByRole('button', { name: 'Navigation' });
    await waitFor(() => expect(menu.getAttribute('aria-description')).toBe('Activity Feed (7 new)'));
    await user.click(menu);
    expect(screen.getByRole('menuitem', { name: 'Activity Feed (7 new)' })).toBeDefined();
    unreadStore.setState({ unread: 0 });
  });
});

it('an administrator sees on the menu of any page how much waits', async () => {
  fakeBackend(({ path }) =>
    path.startsWith('/rest/v1/profiles')
      ? { status: 200, body: [{ tester: false, wab_admin: true }] }
      : path.startsWith('/rest/v1/')
        ? { status: 200, body: [] }
        : null,
  );
  await signIn(ANNA);
  const { user } = visitApp('/nowhere');
  await screen.findByRole('heading', { level: 1 }, PATIENTLY);
  waitingTasks.setState({ count: 2 });
  const menu = header().getByRole('button', { name: 'Navigation' });
  await waitFor(() => expect(menu.getAttribute('aria-description')).toBe('2 open tasks'));
  await user.click(menu);
  const item = screen.getByRole('menuitem', { name: 'Admin Dashboard (2 open tasks)' });
  expect(item.getAttribute('href')).toBe('/admin');
  waitingTasks.setState({ count: 0 });
});
