import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unreadStore } from '#data/community/unread-store.ts';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import { ANNA, ANNA_HERE, fakeBackend, refusal } from '#tests/builders/fake-backend.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { Component as ActivityPage } from './activity-page.tsx';

const BEN = {
  id: '4f2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f13',
  username: 'Ben',
  short_id: 'BBBB',
  avatar_url: null,
};
const EVENT = {
  id: 'e1',
  kind: 'comment',
  created_at: '2026-11-20T10:00:00Z',
  actor_id: BEN.id,
  actor_username: 'Ben',
  actor_short_id: 'BBBB',
  actor_avatar_url: null,
  is_mine: true,
  list_id: 'l1',
  list_name: 'Winter Raid',
  list_faction: 'syenann',
  based_on: null,
  comment_id: 'c1',
  comment_body: 'Nice list',
  cursor: {},
};
const WARNING = {
  id: 'w1',
  body: 'Choose another name',
  created_at: '2026-11-20T10:00:00Z',
  hidden_kind: 'list',
  hidden_name: 'Rude',
};

type Community = { events?: readonly object[]; warnings?: readonly object[]; isDown?: () => boolean };

/** A community in which Anna follows nobody; whom she follows is kept. */
function community({ events = [], warnings = [], isDown = () => false }: Community = {}) {
  let [follows, unread] = [false, warnings];
  return fakeBackend(({ path, method }) => {
    const rows = (body: unknown) => ({ status: 200, body });
    if (path.startsWith('/rest/') && isDown()) return refusal(403, '42501');
    if (path.startsWith('/rest/v1/rpc/activity_page')) return rows(events);
    if (path.startsWith('/rest/v1/profiles')) return rows([{ activity_seen_at: '2026-11-01T00:00:00Z' }]);
    if (path.startsWith('/rest/v1/player_warnings')) {
      if (method === 'PATCH') unread = [];
      return rows(unread);
    }
    if (path.startsWith('/rest/v1/rpc/find_players')) return rows([BEN]);
    if (path.startsWith('/rest/v1/user_follows')) {
      if (method !== 'GET') follows = method === 'POST';
      if (method !== 'GET' || path.includes('followed_id=eq')) return rows([]);
      return rows(follows ? [{ followed_id: BEN.id, player: BEN }] : []);
    }
    return path.startsWith('/rest/v1/') ? rows([]) : null;
  });
}

const open = (address = '/activity') => renderApp(<ActivityPage />, { address, path: '/activity' });

beforeEach(() => {
  queryClient().clear();
  sessionStore.setState({
    viewer: ANNA_HERE,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.setState({ viewer: GUEST });
});

describe('the activity page', () => {
  it('sends a guest to sign in, and back', () => {
    sessionStore.setState({ viewer: GUEST });
    const { calls } = community();
    open();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Activity is for players with an account' }),
    ).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/login?next=%2Factivity',
    );
    expect(calls).toEqual([]);
  });

  it('shows what happens meanwhile, however much of it was counted as new before', async () => {
    const events = [EVENT];
    community({ events });
    open();
    await waitFor(() => expect(screen.getAllByText(/Nice list/)).toHaveLength(1));
    events.unshift({ ...EVENT, id: 'e2', comment_id: 'c2', comment_body: 'Well done' });
    unreadStore.setState({ news: 1 });
    await waitFor(() => expect(screen.getAllByText(/Well done/)).toHaveLength(1));
  });

  it('asks the server for nothing in a preview', () => {
    sessionStore.setState({ viewer: PREVIEW_VIEWER });
    const { calls } = community();
    open();
    expect(screen.queryAllByRole('tab')).toEqual([]);
    expect(calls).toEqual([]);
  });

  it('says what became of changes of the catalogue, with the editor’s words, and leads to them', async () => {
    const decision = (id: string, detail: object) => ({
      ...EVENT,
      id,
      kind: 'decision',
      list_id: null,
      list_name: null,
      list_faction: null,
      comment_id: null,
      comment_body: null,
      detail: { section: 'units', target: 'northern-tribes/alborc', ...detail },
    });
    community({
      events: [
        decision('a', { decision: 'published', release: 4 }),
        decision('b', { decision: 'published', release: 4, target: 'north/wolf', name: '<b>Wolf</b>' }),
        decision('c', { decision: 'accepted' }),
        decision('d', { decision: 'returned', answer: 'Which printing?' }),
        decision('e', { decision: 'declined', answer: 'The card says 25.' }),
        decision('f', { decision: 'of a later version' }),
      ],
    });
    open();
    await screen.findByText('2 of your changes are in release 4:', { exact: false });
    const said = screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
    expect(said).toEqual([
      '2 of your changes are in release 4: Alborc, <b>Wolf</b>',
      'Your change was accepted and comes with the next release: Alborc',
      'An editor asks back about your change of Alborc:',
      'Your change of Alborc was declined:',
    ]);
    expect(screen.getByText('Which printing?')).not.toBeNull();
    expect(screen.getAllByRole('link', { name: 'My proposals' })[0]?.getAttribute('href')).toBe(
      '/catalogue/proposals',
    );
  });

  it('shows what happened since the last visit as new, with a link to it', async () => {
    community({
      events: [
        EVENT,
        {
          ...EVENT,
          id: 'e0',
          created_at: '2026-10-01T10:00:00Z',
          comment_id: null,
          comment_body: null,
          kind: 'like',
        },
      ],
    });
    open();
    const [newest, older] = await screen.findAllByRole('listitem');
    expect(newest?.textContent).toContain('Ben commented on your list Winter Raid:');
    expect(newest?.textContent).toContain('Nice list');
    expect(within(newest as HTMLElement).getByText('New')).not.toBeNull();
    expect(within(newest as HTMLElement).getByRole('link', { name: 'View the comment' })).not.toBeNull();
    expect(older?.textContent).toContain('Ben likes your list Winter Raid.');
    expect(within(older as HTMLElement).queryByText('New')).toBeNull();
  });

  it('leads from an empty feed to the search for players, which the address names', async () => {
    community();
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: 'Find players' }));
    expect(router.state.location.search).toBe('?tab=players');
    expect(screen.getByRole('searchbox', { name: 'Find players' })).not.toBeNull();
  });

  it('has the players beside the feed in a wide window, and leads to their search', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    community();
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: 'Find players' }));
    expect(screen.queryAllByRole('tab')).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Find players' }));
    expect(router.state.location.search).toBe('');
  });

  it('says when the feed cannot be loaded, and tries again', async () => {
    let isDown = true;
    community({ isDown: () => isDown, events: [EVENT] });
    const { user } = open();
    const failure = within(await screen.findByRole('alert'));
    isDown = false;
    await user.click(failure.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nice list')).not.toBeNull();
  });

  it('goes on page after page, each event once, and says when a page does not come', async () => {
    const page = Array.from({ length: 30 }, (_, at) => ({ ...EVENT, id: `e${at}`, cursor: { at } }));
    let isDown = true;
    const { calls } = fakeBackend(({ path, body }) => {
      const rows = (found: unknown) => ({ status: 200, body: found });
      if (!path.includes('activity_page')) return path.startsWith('/rest/') ? rows([]) : null;
      if (body['after'] === null) return rows(page);
      return isDown
        ? refusal(403, '42501')
        : rows([page[29], { ...EVENT, id: 'last' }, { ...EVENT, kind: 'new' }]);
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    const failure = within(await screen.findByRole('alert'));
    isDown = false;
    await user.click(failure.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(31));
    expect(calls.at(-1)?.body['after']).toEqual({ at: 29 });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('keeps a message of the administrators in view until it was read', async () => {
    const { calls } = community({ warnings: [WARNING] });
    const { user } = open();
    expect(await screen.findByText('Choose another name')).not.toBeNull();
    expect(screen.getByText(/Your list “.*Rude.*” was hidden\. Reason:/)).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'I have read it' }));
    await waitFor(() => expect(screen.queryByText('Choose another name')).toBeNull());
    expect(calls.find(({ method }) => method === 'PATCH')?.path).toContain('id=eq.w1');
  });
});

describe('players', () => {
  it('are found once typing pauses, followed, and no longer followed', async () => {
    const { calls } = community();
    const { user } = open('/activity?tab=players');
    const followed = within(await screen.findByRole('region', { name: /^You follow/ }));
    expect(await followed.findByText('You follow nobody yet.')).not.toBeNull();
    await user.type(screen.getByRole('searchbox', { name: 'Find players' }), 'Ben');
    await user.click(await screen.findByRole('button', { name: 'Follow Ben' }));
    expect(calls.filter(({ path }) => path.includes('find_players'))).toHaveLength(1);
    const stop = await followed.findByRole('button', { name: 'Unfollow Ben' });
    expect(messagesShown()).toEqual(['You follow Ben now']);
    await user.click(stop);
    expect(await followed.findByText('You follow nobody yet.')).not.toBeNull();
    expect(messagesShown()[0]).toBe('You no longer follow Ben');
  });

  it('who are not found are told of, and oneself is not offered', async () => {
    fakeBackend(({ path }) => {
      if (path.includes('find_players')) return { status: 200, body: [{ ...BEN, id: ANNA.id }] };
      return path.startsWith('/rest/') ? { status: 200, body: [] } : null;
    });
    const { user } = open('/activity?tab=players');
    await user.type(screen.getByRole('searchbox', { name: 'Find players' }), 'me');
    expect(await screen.findByText(/^No player has that name/)).not.toBeNull();
    expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
  });

  it('who follow are sent away and the blocked are let in again', async () => {
    let [followers, blocked] = [
      [{ follower_id: BEN.id, player: BEN }],
      [{ blocked_id: BEN.id, player: BEN }],
    ];
    fakeBackend(({ path, method }) => {
      if (method === 'DELETE' && path.includes(`follower_id=eq.${BEN.id}`)) followers = [];
      if (method === 'DELETE' && path.includes('user_blocks')) blocked = [];
      if (path.includes('followed_id=eq')) return { status: 200, body: followers };
      if (path.includes('user_blocks')) return { status: 200, body: blocked };
      return path.startsWith('/rest/') ? { status: 200, body: [] } : null;
    });
    const { user } = open('/activity?tab=players');
    await user.click(await screen.findByRole('button', { name: 'Remove Ben from your followers' }));
    expect(await screen.findByText('Nobody follows you yet.')).not.toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Unblock Ben' }));
    expect(await screen.findByText('You have blocked nobody.')).not.toBeNull();
  });

  it('who cannot be loaded come with another try', async () => {
    let isDown = true;
    community({ isDown: () => isDown });
    const { user } = open('/activity?tab=players');
    const blocked = within(await screen.findByRole('region', { name: 'Blocked players' }));
    const again = await blocked.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(await blocked.findByText('You have blocked nobody.')).not.toBeNull();
  });
});
