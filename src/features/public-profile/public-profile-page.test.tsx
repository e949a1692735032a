import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST } from '#domain/access/viewer.ts';
import { ANNA_HERE, fakeBackend } from '#tests/builders/fake-backend.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { PublicProfilePage } from './public-profile-page.tsx';

const BRAN = {
  id: '7f2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f22',
  username: 'Bran',
  short_id: 'WAB-7Q2X',
  bio: 'Plays https://example.org/x and <b>more</b>',
  location: 'Lyon',
  favorite_faction: 'syenann',
  avatar_url: null,
  social_discord: 'bran#1',
  social_twitter: null,
  social_instagram: null,
  social_youtube: null,
  social_twitch: 'bran_plays',
  games_won: 2,
  games_lost: 3,
  games_drawn: 5,
  created_at: '2026-01-15T00:00:00Z',
  posts_count: 0,
  likes_count: 7,
  followers_count: 1200,
  following_count: 0,
  shows_activity: true,
  is_own: false,
  is_followed: false,
  follows_me: true,
  is_blocked: false,
};

function backendWith(row: object | null) {
  return fakeBackend(({ path }) =>
    path.startsWith('/rest/v1/rpc/public_profile') ? { status: 200, body: row === null ? [] : [row] } : null,
  );
}

function openPage(actions = vi.fn<() => ReactNode>(() => <button type="button">Follow</button>)) {
  return {
    ...renderApp(<PublicProfilePage actions={actions} />, {
      address: '/profile/Bran',
      path: '/profile/:username',
    }),
    actions,
  };
}

beforeEach(() => {
  sessionStore.setState({ viewer: GUEST });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient().clear();
});

describe('a player’s page', () => {
  it('shows the player in the faction’s colours, with the actions of others', async () => {
    const { calls } = backendWith(BRAN);
    openPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'Bran' })).not.toBeNull();
    expect(screen.getByRole('article').getAttribute('data-faction')).toBe('syenann');
    expect(screen.getByText(/member since January 2026/)).not.toBeNull();
    expect(screen.getByText('Follows you')).not.toBeNull();
    expect(screen.getByText('1,200')).not.toBeNull();
    const games = within(screen.getByRole('region', { name: 'Games' }));
    expect(games.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '2',
      '3',
      '5',
      '20%',
    ]);
    expect(screen.getByRole('button', { name: 'Follow' })).not.toBeNull();
    expect(document.title).toBe('Bran – Muster');
    expect(calls.find(({ path }) => path.includes('public_profile'))?.body).toEqual({ of_username: 'Bran' });
  });

  it('makes links of https addresses and known names, and of nothing else', async () => {
    backendWith(BRAN);
    openPage();
    const about = await screen.findByRole('region', { name: 'About' });
    const links = within(about).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://example.org/x',
      'https://www.twitch.tv/bran_plays',
    ]);
    for (const link of links) expect(link.getAttribute('rel')).toMatch(/nofollow/);
    expect(about.textContent).toContain('<b>more</b>');
    expect(about.textContent).toContain('bran#1');
  });

  it('links its owner to the editing page, and offers no other action', async () => {
    backendWith({ ...BRAN, is_own: true });
    const { actions } = openPage();
    const edit = await screen.findByRole('link', { name: 'Edit my profile' });
    expect(edit.getAttribute('href')).toBe('/profile');
    expect(actions).not.toHaveBeenCalled();
  });

  it.each([
    ['others to the board', false, '/community-lists'],
    ['its owner to the builder', true, '/builder'],
  ])('without a posted list leads %s', async (_who, isOwn, path) => {
    backendWith({ ...BRAN, is_own: isOwn });
    openPage();
    const empty = (await screen.findByRole('heading', { name: 'No lists posted yet' })).parentElement;
    expect(
      within(empty ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(path);
  });

  it('shows the unit’s portrait as decoration, the name stands beside it', async () => {
    backendWith({ ...BRAN, avatar_url: '/art/portrait/alborc_portrait.jpg' });
    openPage();
    await screen.findByRole('heading', { level: 1, name: 'Bran' });
    const portrait = screen.getByRole('article').querySelector('img');
    expect(portrait?.getAttribute('src')).toBe('/art/portrait/alborc_portrait.jpg');
    expect(portrait?.alt).toBe('');
  });

  it('is called by the short id where there is no name', async () => {
    backendWith({ ...BRAN, username: null });
    openPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'WAB-7Q2X' })).not.toBeNull();
  });
});

describe('a player’s page with nothing to show', () => {
  it('does not tell a guest why, and lets them sign in and come back', async () => {
    backendWith(null);
    openPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'No page to show here' })).not.toBeNull();
    expect(
      screen.getByText(/There is no player of this name, or their page is not open to you/),
    ).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/login?next=%2Fprofile%2FBran',
    );
  });

  it('tells a signed-in player the same, without asking them to sign in', async () => {
    backendWith(null);
    sessionStore.setState({
      viewer: ANNA_HERE,
    });
    openPage();
    expect(await screen.findByText(/There is no player of this name/)).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });
});
