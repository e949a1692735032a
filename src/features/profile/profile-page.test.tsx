import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import {
  ANNA,
  ANNA_HERE,
  type FakeAnswer,
  fakeBackend,
  type FakeCall,
  noNetwork,
} from '#tests/builders/fake-backend.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { ProfilePage } from './profile-page.tsx';
import { forgetTyped } from './edit/section-values.ts';

const ROW = {
  id: ANNA.id,
  username: null,
  bio: null,
  location: null,
  favorite_faction: null,
  avatar_url: null,
  social_discord: null,
  social_twitter: null,
  social_instagram: null,
  social_youtube: null,
  social_twitch: null,
  games_won: 0,
  games_lost: 0,
  games_drawn: 0,
  created_at: '2026-01-01T00:00:00Z',
  wab_id: 'WAB-AAAA-BBBB-CCCC',
  profile_visibility: 'everyone',
  activity_visibility: 'everyone',
};

/** A backend that has Anna's profile and lets her change it, unless `refuse` returns a response. */
function annasBackend(refuse: (call: FakeCall) => FakeAnswer | null = () => null, row: object = ROW) {
  let stored = row;
  return fakeBackend((call) => {
    const refused = refuse(call);
    if (refused !== null) return refused;
    if (call.path.startsWith('/rest/v1/rpc/username_available')) {
      return { status: 200, body: call.body['username'] !== 'Taken' };
    }
    if (!call.path.startsWith('/rest/v1/profiles')) return null;
    if (call.method === 'PATCH') stored = { ...stored, ...call.body };
    return { status: 200, body: [stored] };
  });
}

const card = (name: string) => screen.getByRole('region', { name });

async function openProfile(address = '/profile') {
  const opened = renderApp(<ProfilePage />, { address, path: '/profile' });
  await screen.findByRole('region', { name: 'Name and portrait' });
  return opened;
}

// The panel is fetched when its tab first opens, for which a busy machine takes its time.
beforeAll(async () => void (await import('./edit/later-tabs.tsx')));
beforeEach(() => {
  sessionStore.setState({ viewer: ANNA_HERE });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  queryClient().clear();
  forgetTyped();
  sessionStore.setState({ viewer: GUEST, isReachable: true });
});

describe('a visitor of the profile page', () => {
  it('signs in first as a guest, and comes back', () => {
    sessionStore.setState({ viewer: GUEST });
    const { router } = renderApp(<ProfilePage />, { address: '/profile?section=security', path: '/profile' });
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      search: '?next=%2Fprofile%3Fsection%3Dsecurity',
    });
  });

  it('only looks as the pseudo user of previews, and asks the backend for nothing', () => {
    const { calls } = annasBackend();
    sessionStore.setState({ viewer: PREVIEW_VIEWER });
    renderApp(<ProfilePage />, { address: '/profile', path: '/profile' });
    expect(screen.getByText(/This is a preview: nobody is signed in/)).not.toBeNull();
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Security' })).toBeNull();
    expect(calls).toEqual([]);
  });

  it('sees when the profile cannot be loaded, and tries again', async () => {
    let isBroken = true;
    annasBackend(({ path }) =>
      isBroken && path.startsWith('/rest/') ? { status: 403, body: { message: 'no', code: '42501' } } : null,
    );
    const { user } = renderApp(<ProfilePage />, { address: '/profile', path: '/profile' });
    await screen.findByRole('alert');
    isBroken = false;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Player without a name' })).not.toBeNull();
  });
});

describe('the profile', () => {
  it('says how much of it is filled in, and what is missing', async () => {
    annasBackend(undefined, { ...ROW, username: 'Anna', bio: 'Hello', social_twitch: 'anna_plays' });
    await openProfile();
    expect(screen.getByRole('meter', { name: 'Profile filled in' }).getAttribute('aria-valuenow')).toBe('3');
    expect(
      screen.getByText(/3 of 6 filled in\. Still missing: portrait, favourite faction, and where you play\./),
    ).not.toBeNull();
  });

  it('says that no game is recorded instead of showing a win rate', async () => {
    annasBackend();
    const { user } = await openProfile();
    await user.click(screen.getByRole('tab', { name: 'Games' }));
    await screen.findByRole('region', { name: 'Games' });
    expect(within(card('Games')).getByText('–')).not.toBeNull();
    expect(within(card('Games')).getByText(/No game counts yet/)).not.toBeNull();
  });

  it('counts recorded games', async () => {
    annasBackend(undefined, { ...ROW, games_won: 3, games_lost: 1, games_drawn: 1 });
    const { user } = await openProfile();
    await user.click(screen.getByRole('tab', { name: 'Games' }));
    await screen.findByRole('region', { name: 'Games' });
    expect(within(card('Games')).getByText('60%')).not.toBeNull();
    expect(within(card('Games')).getByText('Of 5 recorded games.')).not.toBeNull();
  });

  it('gives the whole WAB id to copy, with a check for two seconds', async () => {
    annasBackend();
    const { user } = await openProfile();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await user.click(screen.getByRole('button', { name: 'Copy WAB ID' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).not.toBeNull();
    expect(await navigator.clipboard.readText()).toBe('WAB-AAAA-BBBB-CCCC');
    act(() => void vi.advanceTimersByTime(1_900));
    expect(screen.getByRole('button', { name: 'Copied' })).not.toBeNull();
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.getByRole('button', { name: 'Copy WAB ID' })).not.toBeNull();
  });

  it('makes links of names and https addresses only', async () => {
    annasBackend(undefined, { ...ROW, social_twitter: '@anna', social_discord: 'javascript:alert(1)' });
    await openProfile();
    const links = within(card('Elsewhere')).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['https://x.com/anna', 'noopener noreferrer nofollow ugc'],
    ]);
    expect(within(card('Elsewhere')).getByText('javascript:alert(1)')).not.toBeNull();
  });
});

describe('the user name', () => {
  async function editName() {
    const opened = await openProfile();
    await opened.user.click(screen.getByRole('button', { name: 'Edit: Name and portrait' }));
    return { ...opened, field: await screen.findByRole<HTMLInputElement>('textbox', { name: 'User name' }) };
  }

  it('shows its rules first, and is checked once typing pauses', async () => {
    const { calls } = annasBackend();
    const { user, field } = await editName();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getByText(/^2 to 60 characters, without slashes/)).not.toBeNull();
    await user.type(field, 'Annabel');
    expect(await screen.findByText('“Annabel” is free')).not.toBeNull();
    expect(calls.filter(({ path }) => path.includes('username_available'))).toHaveLength(1);
  });

  it('offers free ones for one that is taken', async () => {
    annasBackend();
    const { user, field } = await editName();
    await user.type(field, 'Taken');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Another player has this name, or one that looks like it.',
    );
    await user.click(screen.getByRole('button', { name: 'Taken CCCC' }));
    expect(field.value).toBe('Taken CCCC');
  });

  it('shows at its field that another player took it meanwhile, and keeps the typed text', async () => {
    annasBackend(({ method }) =>
      method === 'PATCH' ? { status: 409, body: { code: '23505', message: 'duplicate' } } : null,
    );
    const { user, field } = await editName();
    await user.type(field, 'Annabel{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Another player has this name, or one that looks like it.',
    );
    expect(field.value).toBe('Annabel');
  });

  it('is not sent while it is against the rules', async () => {
    const { calls } = annasBackend();
    const { user, field } = await editName();
    await user.type(field, 'a/b{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Slashes cannot be in a name.');
    expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
    expect(document.activeElement).toBe(field);
  });
});

describe('a section', () => {
  it('shows what was saved only once it is, and gives the focus back', async () => {
    let release: () => void = () => undefined;
    const waits = new Promise<void>((resolve) => (release = resolve));
    let stored: object = ROW;
    fakeBackend((call) => {
      if (!call.path.startsWith('/rest/v1/profiles')) return null;
      if (call.method !== 'PATCH') return { status: 200, body: [stored] };
      stored = { ...stored, ...call.body };
      return waits.then(() => ({ status: 200, body: [stored] }));
    });
    const { user } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Edit: About you' }));
    await user.type(await screen.findByRole('textbox', { name: 'Where you play' }), 'Lyon{Enter}');
    expect(within(card('About you')).getByText('Not saved')).not.toBeNull();
    await act(async () => {
      release();
      await waits;
    });
    expect(await within(card('About you')).findByText('Lyon')).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit: About you' }));
  });

  it('keeps what was typed when there is no network, and over another page', async () => {
    const backend = annasBackend(({ method }) => (method === 'PATCH' ? noNetwork() : null));
    const first = await openProfile();
    await first.user.click(screen.getByRole('button', { name: 'Edit: About you' }));
    await first.user.type(await screen.findByRole('textbox', { name: 'Bio' }), 'Shieldwalls');
    await first.user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/What you entered is kept here/);
    expect(await screen.findByText(/You can go on writing/)).not.toBeNull();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Bio' }).value).toBe('Shieldwalls');
    expect(sessionStorage.getItem('muster_typed_profile')).toContain('Shieldwalls');
    expect(backend.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  it('asks before one leaves it unsaved, and lets one stay', async () => {
    annasBackend();
    const { user, router } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Edit: About you' }));
    await user.type(await screen.findByRole('textbox', { name: 'Where you play' }), 'Lyon');
    await act(async () => router.navigate('/builder'));
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(router.state.location.pathname).toBe('/profile');
    await act(async () => router.navigate('/builder'));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(router.state.location.pathname).toBe('/builder');
  });

  it('of privacy explains each choice, and saves the chosen one', async () => {
    const { calls } = annasBackend();
    const { user } = await openProfile();
    await user.click(screen.getByRole('tab', { name: 'Privacy' }));
    await user.click(screen.getByRole('button', { name: 'Edit: Who sees what' }));
    const group = await screen.findByRole('group', { name: 'Who may see my activity' });
    await user.click(
      within(group).getByRole('radio', { name: /^Players who follow me/, description: 'Nobody else' }),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await within(card('Who sees what')).findByText('Players who follow me')).not.toBeNull();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      profile_visibility: 'everyone',
      activity_visibility: 'followers',
      is_rated: false,
    });
    expect(messagesShown()).toEqual([]);
  });

  it('lists nobody with a rating who does not ask for it', async () => {
    const { calls } = annasBackend();
    const { user } = await openProfile();
    await user.click(screen.getByRole('tab', { name: 'Privacy' }));
    expect(await within(card('Who sees what')).findByText('Not listed')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit: Who sees what' }));
    const group = await screen.findByRole('group', { name: 'Ratings' });
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: /^Not listed/ }).checked).toBe(true);
    await user.click(within(group).getByRole('radio', { name: /^Listed/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await within(card('Who sees what')).findByText('Listed')).not.toBeNull();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ is_rated: true });
  });
});
