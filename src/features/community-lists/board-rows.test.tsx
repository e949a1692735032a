import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { GUEST } from '#domain/access/viewer.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { boardRow } from '#tests/builders/board-row.ts';
import { ANNA, ANNA_HERE, fakeBackend, refusal } from '#tests/builders/fake-backend.ts';
import { PROFILE_ROW } from '#tests/builders/profile-row.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { BoardRows } from './board-rows.tsx';

/** A backend whose board holds these; `favourite` is the faction in Anna's profile. */
function backendWith(copied: readonly object[], newest: readonly object[], favourite: string | null = null) {
  return fakeBackend(({ path }) => {
    if (path === '/rest/v1/rpc/most_copied') return { status: 200, body: copied };
    if (path === '/rest/v1/rpc/community_page') return { status: 200, body: newest };
    if (path.startsWith('/rest/v1/profiles')) {
      return { status: 200, body: [{ ...PROFILE_ROW, favorite_faction: favourite }] };
    }
    return null;
  });
}

/** Stores a draft of so many units, as the builder does. */
function storeDraft(faction: string, units: number) {
  const entries = Array.from({ length: units }, (_, at) => ({ unitId: `unit-${at}`, quantity: 1 }));
  const document = { name: '', faction, target: null, entries, currentName: null, savedId: null };
  const history = { document, past: [], future: [] };
  localStorage.setItem(storageKeys.draft('one'), JSON.stringify({ savedAt: '2026-11-22', history }));
}

const open = (isBoardWaiting = false) =>
  renderApp(
    <WithQueries>
      <BoardRows isBoardWaiting={isBoardWaiting} />
    </WithQueries>,
  );
const row = async (name: string) => within(await screen.findByRole('region', { name }));
/** Resolves once all that was asked for has been answered. */
const settled = async () => waitFor(() => expect(queryClient().isFetching()).toBe(0));

beforeEach(() => sessionStore.setState({ viewer: GUEST }));
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient().clear();
  localStorage.clear();
});

describe('the rows above the board', () => {
  it('show a guest the lists that were copied most, with how many copied them', async () => {
    backendWith([{ copies: 3, list: boardRow('l1', { name: 'Frost March' }) }], []);
    open();
    const link = (await row('Most copied this week')).getByRole('link', {
      name: 'Frost March Copied by 3 players',
    });
    expect(link.getAttribute('href')).toBe('/community-lists/l1');
    expect(screen.getAllByRole('region', { name: /^(?:Most|New)/ })).toHaveLength(1);
  });

  it('show the newest lists of the faction of the open list', async () => {
    storeDraft('syenann', 2);
    const { calls } = backendWith([], [boardRow('l2', { name: 'Ash' })]);
    open();
    expect((await row('New in Sÿenann')).getByRole('link', { name: /^Ash/ })).not.toBeNull();
    expect(calls.find(({ path }) => path.endsWith('community_page'))?.body).toMatchObject({
      in_faction: 'syenann',
    });
    expect(screen.queryByText('Most copied this week')).toBeNull();
  });

  it('prefer the favourite faction of the profile, and leave the reader’s own lists out', async () => {
    sessionStore.setState({ viewer: ANNA_HERE });
    storeDraft('syenann', 2);
    backendWith([], [boardRow('mine', { user_id: ANNA.id }), boardRow('theirs')], 'northern-tribes');
    open();
    const links = (await row('New in Northern Tribes')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/community-lists/theirs']);
  });

  it('give way to the lists below when they cannot be loaded', async () => {
    storeDraft('syenann', 2);
    fakeBackend(({ path }) => (path.startsWith('/rest/') ? refusal(403, '42501') : null));
    open();
    await settled();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keep no place once a try to load them has failed', async () => {
    fakeBackend(({ path }) => (path.startsWith('/rest/') ? refusal(503, 'down') : null));
    open();
    expect(document.querySelectorAll('[class*=reserved]')).toHaveLength(1);
    await waitFor(() => expect(document.querySelectorAll('[class*=reserved]')).toHaveLength(0));
  });

  it('show names as text, with a picture of their own only over https', async () => {
    const post = boardRow('l4', { name: '<img src=x>', image_url: 'http://example.org/a.jpg', heads: [] });
    backendWith([{ copies: 1, list: post }], []);
    open();
    const tile = (await row('Most copied this week')).getByRole('link', {
      name: '<img src=x> Copied by 1 player',
    });
    expect(tile.querySelector('img')).toBeNull();
  });

  it('come with the lists below, never before them, and have no outline until then', async () => {
    backendWith([{ copies: 1, list: boardRow('l4') }], []);
    open(true);
    expect(document.querySelectorAll('[class*=reserved]')).toHaveLength(0);
    await waitFor(() => expect(queryClient().getQueryCache().getAll()).not.toHaveLength(0));
    await settled();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('are left out when nothing was copied and nothing tells a faction', async () => {
    storeDraft('syenann', 0);
    const { calls } = backendWith([], [boardRow('l3')]);
    open();
    await settled();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(calls.some(({ path }) => path.endsWith('community_page'))).toBe(false);
  });
});
