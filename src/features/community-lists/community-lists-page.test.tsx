import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST } from '#domain/access/viewer.ts';
import { boardRow } from '#tests/builders/board-row.ts';
import {
  ANNA_HERE,
  type FakeAnswer,
  fakeBackend,
  type FakeCall,
  noNetwork,
  refusal,
} from '#tests/builders/fake-backend.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as CommunityListsPage } from './community-lists-page.tsx';

const rows = (body: unknown): FakeAnswer => ({ status: 200, body });
const ICE = boardRow('ice', { name: 'Ice Line', faction: 'northern-tribes' });

/** Opens the board at an address; `board` gives the response to each request for lists. */
function open(search = '', board: (body: FakeCall['body']) => FakeAnswer = () => rows([ICE])) {
  const { calls } = fakeBackend(({ path, body }) => {
    if (path.endsWith('community_page')) return board(body);
    if (path.endsWith('community_count')) return rows(1);
    return path.startsWith('/rest/') ? rows([]) : null;
  });
  const app = renderApp(<CommunityListsPage />, { address: `/community-lists${search}` });
  /** The arguments of every request for the lists below the filters. */
  const asked = () => calls.filter(({ path }) => path.endsWith('community_page')).map(({ body }) => body);
  const address = () => app.router.state.location.search;
  return { ...app, asked, address };
}

const searchField = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search lists' });
const card = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = (user: ReturnType<typeof open>['user'], name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  const { queries } = queryClient().getDefaultOptions();
  queryClient().setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  sessionStore.setState({ viewer: GUEST });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient().clear();
});

describe('the search of the board', () => {
  it('asks once for a word that was typed without a pause', async () => {
    const { user, asked, address } = open();
    await card('Ice Line');
    await user.type(searchField(), 'ice');
    expect(address()).toBe('?q=ice');
    await expect.poll(() => asked().map(({ search }) => search), { timeout: 4_000 }).toEqual([null, 'ice']);
  });

  it('keeps its word when the filters open and close, and Back leaves the board', async () => {
    const { user, router, address } = open();
    await router.navigate('/community-lists');
    await user.type(searchField(), 'ice');
    await press(user, 'Filters');
    expect(address()).toBe('?q=ice&dialog=filters');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await expect.poll(address).toBe('?q=ice');
    expect(searchField().value).toBe('ice');
    const { key } = router.state.location;
    await router.navigate(-1);
    expect(router.state.location.key).not.toBe(key);
    expect(address()).toBe('');
  });

  it('is emptied with all filters', async () => {
    const { user, router, address } = open();
    await router.navigate('/community-lists?legal=yes');
    await screen.findByRole('button', { name: 'Remove the filter Legal lists only' });
    await user.type(searchField(), 'ice');
    // The field has the word and its own button: no mark says it again.
    expect(screen.queryByRole('button', { name: /Remove the filter.*ice/ })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    expect(searchField().value).toBe('');
    expect(address()).toBe('');
  });
});

describe('the filters of the board', () => {
  it('keep the state of the address that they change', async () => {
    const { user, router, address } = open();
    await router.navigate('/community-lists?legal=yes', { state: { openedDialog: 'changelog' } });
    await user.click(await screen.findByRole('button', { name: 'Remove the filter Legal lists only' }));
    await expect.poll(address).toBe('');
    expect(router.state.location.state).toEqual({ openedDialog: 'changelog' });
  });

  it('count once they are applied, and send all of them', async () => {
    const { user, asked, address } = open('?faction=northern-tribes');
    await press(user, 'Filters');
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(dialog.getByRole('radio', { name: 'Tournament' }));
    await user.click(dialog.getByRole('switch', { name: /^Legal lists only/ }));
    await user.type(dialog.getByRole('textbox', { name: 'Points from' }), '100');
    await user.type(dialog.getByRole('searchbox', { name: 'Search units' }), 'hersir');
    await user.click(dialog.getByRole('checkbox', { name: 'Hersir' }));
    expect(asked()).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Show lists' }));
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked().at(-1)).toMatchObject({
      in_faction: 'northern-tribes',
      tournament: true,
      legal: true,
      min_points: 100,
      max_points: null,
      with_units: ['hersir'],
    });
    expect(address()).toBe('?faction=northern-tribes&type=tournament&legal=yes&min=100&unit=hersir');
    expect(screen.getByRole('button', { name: 'Filters (4)' })).toBeDefined();
    const shown = within(screen.getByRole('group', { name: 'Active filters' }));
    expect(await shown.findByText('Hersir')).toBeDefined();
    expect(shown.getByText('From 100 pts')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('go with the dialog when it is closed without them, and are cleared in it at once', async () => {
    const { user, asked, address } = open('?legal=yes&max=200');
    await press(user, 'Filters (2)');
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(dialog.getByRole('button', { name: 'Clear all filters' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('?legal=yes&max=200'));
    await press(user, 'Filters (2)');
    const again = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(again.getByRole<HTMLInputElement>('textbox', { name: 'Points to' }).value).toBe('200');
    await user.click(again.getByRole('button', { name: 'Clear all filters' }));
    await user.click(again.getByRole('button', { name: 'Show lists' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ legal: null, max_points: null }));
    expect(address()).toBe('');
  });

  it('take ten units at most, of the faction that is looked for', async () => {
    const ids = Array.from({ length: 10 }, (_, at) => `unit=u${at}`).join('&');
    const { user } = open(`?faction=northern-tribes&${ids}`);
    await press(user, 'Filters (10)');
    const units = within(within(await screen.findByRole('dialog')).getByRole('group', { name: 'Units' }));
    expect(units.getByRole('checkbox', { name: 'u0', checked: true })).toBeDefined();
    await user.click(units.getByRole('checkbox', { name: 'Hersir' }));
    expect(units.getByRole('checkbox', { name: 'Hersir', checked: false })).toBeDefined();
    expect(screen.getByText('10 units at most.')).toBeDefined();
  });

  it('name an author by the lists in view', async () => {
    const author = '4f2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f13';
    const { asked } = open(`?author=${author}`, () =>
      rows([boardRow('ice', { user_id: author, author_username: 'Ben', author_short_id: 'BBBB' })]),
    );
    expect(await screen.findByRole('button', { name: 'Remove the filter Ben' })).toBeDefined();
    expect(asked()[0]).toMatchObject({ by_author: author });
  });

  it('ignore what an address must not hold', async () => {
    const { asked } = open('?sort=%22%3E&faction=../x&unit=<b>&min=1e9&author=me&type=ranked');
    await card('Ice Line');
    expect(asked()[0]).toMatchObject({
      in_faction: null,
      with_units: null,
      min_points: null,
      by_author: null,
    });
    expect(screen.queryByRole('group', { name: 'Active filters' })).toBeNull();
  });
});

describe('the lists of the board', () => {
  it('show their words and numbers, and why one is not for tournaments', async () => {
    const words = {
      description: '<b>Slow</b>',
      likes_count: 3,
      is_liked: true,
      points: 170,
      faults: ['unknown'],
    };
    open('', () => rows([boardRow('one', { name: '<i>One</i>', ...words, is_altered: true })]));
    const article = (await card('<i>One</i>')).closest('article') as HTMLElement;
    expect(within(article).getByText('<b>Slow</b>')).toBeDefined();
    expect(within(article).getByText('170 pts')).toBeDefined();
    expect(within(article).getByRole('img', { name: 'Likes, yours among them' })).toBeDefined();
    expect(within(article).getByText(/Points from the catalogue, not as sent\./)).toBeDefined();
    expect(within(article).getByRole('link', { name: '<i>One</i>' }).getAttribute('href')).toBe(
      '/community-lists/one',
    );
    expect(screen.getByText('This is the only list.')).toBeDefined();
  });

  it('go on page after page, each list once, and say when a page does not come', async () => {
    let isDown = true;
    const first = Array.from({ length: 24 }, (_, at) => boardRow(`list-${at}`));
    const { user, asked } = open('', ({ after }) => {
      if (after === null) return rows(first);
      return isDown ? refusal(403, '42501') : rows([boardRow('list-23'), boardRow('last')]);
    });
    await card('list-0');
    await press(user, 'Show more');
    const failure = within(await screen.findByRole('alert'));
    expect(failure.getByText('The lists could not be loaded')).toBeDefined();
    isDown = false;
    await user.click(failure.getByRole('button', { name: 'Try again' }));
    await card('last');
    expect(asked().at(-1)?.['after']).toEqual({ id: 'list-23' });
    expect(screen.getByText('These are all 25 lists.')).toBeDefined();
  });

  it('stay in view with a word that they are not refreshed while there is no network', async () => {
    let isOffline = false;
    const { user } = open('', () => (isOffline ? noNetwork() : rows([ICE])));
    await card('Ice Line');
    isOffline = true;
    await act(async () => queryClient().refetchQueries());
    const failure = within(await screen.findByRole('alert'));
    expect(failure.getByText('These lists could not be refreshed')).toBeDefined();
    expect(await card('Ice Line')).toBeDefined();
    isOffline = false;
    await user.click(failure.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('say why there are none, and come with another try', async () => {
    let isDown = true;
    const { user } = open('', () => (isDown ? refusal(403, '42501') : rows([ICE])));
    const failure = within(await screen.findByRole('alert'));
    isDown = false;
    await user.click(failure.getByRole('button', { name: 'Try again' }));
    expect(await card('Ice Line')).toBeDefined();
  });

  it('have no outline of a row above the notice of their first failed try', async () => {
    const { queries } = queryClient().getDefaultOptions();
    queryClient().setDefaultOptions({ queries: { ...queries, retryDelay: 60_000 } });
    open('', () => refusal(503, 'down'));
    await screen.findByRole('alert');
    expect(document.querySelectorAll('[class*=reserved]')).toHaveLength(0);
  });

  it('lead to the builder when nobody has posted one, and to fewer filters when none is like that', async () => {
    const { router, user, asked } = open('', () => rows([]));
    expect(await card('Nobody has posted a list yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Build a list' }).getAttribute('href')).toBe('/builder');
    await router.navigate('/community-lists?legal=yes&sort=likes');
    expect(await card('No list matches')).toBeDefined();
    // The bar of filters does not offer it a second time.
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await card('Nobody has posted a list yet');
    expect(asked().at(-1)).toMatchObject({ legal: null, sort: 'likes' });
    await router.navigate('/community-lists?q=nothing');
    expect(await card('No list matches')).toBeDefined();
  });
});

describe('the lists of a player', () => {
  it('are chosen beside everybody’s, and are a step that Back takes back', async () => {
    sessionStore.setState({ viewer: ANNA_HERE });
    const { user, router, asked, address } = open('', ({ mine }) =>
      rows(mine === undefined ? [ICE] : [boardRow('old', { is_active: false })]),
    );
    await card('Ice Line');
    await user.click(screen.getByRole('combobox', { name: 'Which lists' }));
    await user.click(await screen.findByRole('option', { name: 'Taken down' }));
    expect(
      within((await card('old')).closest('article') as HTMLElement).getByText('Taken down'),
    ).toBeDefined();
    expect(asked().at(-1)).toMatchObject({ mine: 'taken_down' });
    expect(address()).toBe('?mine=taken_down');
    await router.navigate(-1);
    expect(await card('Ice Line')).toBeDefined();
  });

  it('say when there are none of a kind', async () => {
    sessionStore.setState({ viewer: ANNA_HERE });
    open('?mine=copied', () => rows([]));
    expect(await card('Nobody has posted a copy of your lists yet')).toBeDefined();
  });

  it('are not asked for by a guest, whatever the address says', async () => {
    const { asked } = open('?mine=posted');
    await card('Ice Line');
    expect(asked().every((body) => !('mine' in body))).toBe(true);
    expect(screen.queryByRole('combobox', { name: 'Which lists' })).toBeNull();
  });
});
