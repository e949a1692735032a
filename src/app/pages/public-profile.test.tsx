import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST } from '#domain/access/viewer.ts';
import { fakeBackend } from '#tests/builders/fake-backend.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { Component as PublicProfile } from './public-profile.tsx';

const ID = '7f2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f22';
const texts = ['bio', 'location', 'favorite_faction', 'avatar_url'];
const socials = ['discord', 'twitter', 'instagram', 'youtube', 'twitch'].map((name) => `social_${name}`);
const counts = ['games_won', 'games_lost', 'games_drawn', 'posts_count', 'likes_count'];
const flags = ['shows_activity', 'is_own', 'is_followed', 'follows_me', 'is_blocked'];
const BRAN = {
  ...Object.fromEntries([...texts, ...socials].map((column) => [column, null])),
  ...Object.fromEntries([...counts, 'followers_count', 'following_count'].map((column) => [column, 0])),
  ...Object.fromEntries(flags.map((column) => [column, false])),
  id: ID,
  username: 'Bran',
  short_id: 'WAB-7Q2X',
  created_at: '2026-01-15T00:00:00Z',
};

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient().clear();
});

it('lets a guest report a player from their page, without a word about the guest', async () => {
  sessionStore.setState({ viewer: GUEST });
  const { calls } = fakeBackend(({ path }) =>
    path.startsWith('/rest/v1/rpc/')
      ? { status: 200, body: path.includes('public_profile') ? [BRAN] : null }
      : null,
  );
  const { user } = renderApp(<PublicProfile />, { address: '/profile/Bran', path: '/profile/:username' });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Report the player' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report the player' }));
  await user.click(dialog.getByRole('button', { name: 'Send the report' }));
  await waitFor(() => expect(messagesShown()).toContain('Thank you. An administrator will look at it.'));
  expect(calls.find(({ path }) => path.endsWith('report_as_guest'))?.body).toEqual({
    kind: 'player',
    target_id: ID,
    reason: 'spam',
    details: null,
    website: '',
  });
});
