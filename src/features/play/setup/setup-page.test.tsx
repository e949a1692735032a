import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, PREVIEW_VIEWER, type Viewer } from '#domain/access/viewer.ts';
import { restoreGame } from '#domain/game/saved/saved-game.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { ANNA, ANNA_HERE, type FakeAnswer, fakeBackend, noNetwork } from '#tests/builders/fake-backend.ts';
import { troop } from '#tests/builders/games.ts';
import { prefetch } from '#tests/builders/prefetch.ts';
import { PROFILE_ROW } from '#tests/builders/profile-row.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { Component as SetupPage } from './setup-page.tsx';

const game = () => gameStore.getState().game.state;
const TESTER: Viewer = { ...ANNA_HERE, isTester: true };
const stored = () => restoreGame(localStorage.getItem(storageKeys.game('prod_')));

const show = () => renderApp(<SetupPage />, { address: '/setup', path: '/setup/:gameId?' });
const section = (name: string) => within(screen.getByRole('region', { name }));

/** A game that has its mission. */
async function prepared() {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /^Loot/ }));
  await screen.findByRole('region', { name: 'You' });
  return user;
}

prefetch(async () => import('./setup-later.ts'));
beforeEach(() => sessionStore.setState({ viewer: PREVIEW_VIEWER }));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.setState({ viewer: GUEST });
  queryClient().clear();
  gameStore.getState().reset();
});

describe('the set-up', () => {
  it('begins with the mission, and stores the game with both players from then on', async () => {
    await prepared();
    expect(Object.values(game().players).map(({ name, kind }) => [name, kind])).toEqual([
      ['Player 1', 'me'],
      ['Player 2', 'guest'],
    ]);
    expect(stored()).toMatchObject({ kind: 'restored', game: { state: { mission: { id: 'loot' } } } });
  });

  it('scrolls up to what follows the choice of the mission', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    show();
    const mission = await screen.findByRole('button', { name: /^Loot/ });
    expect(scrolled).not.toHaveBeenCalled();
    act(() => mission.click());
    await screen.findByRole('region', { name: 'You' });
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    scrolled.mockRestore();
  });

  it('begins one game, however slow the profile is, with the user name of the account', async () => {
    const profile = Promise.withResolvers<FakeAnswer>();
    fakeBackend(({ path }) => (path.startsWith('/rest/v1/profiles') ? profile.promise : null));
    act(() => sessionStore.setState({ viewer: TESTER }));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /^Loot/ }));
    expect(screen.queryByRole('button', { name: /^Take Positions/ })).toBeNull();
    profile.resolve({ status: 200, body: [{ ...PROFILE_ROW, username: 'anna_1' }] });
    await screen.findByRole('region', { name: 'You' });
    expect(game().players['player-1']).toMatchObject({ name: 'anna_1', wabId: PROFILE_ROW.wab_id });
    expect(messagesShown()).toEqual([]);
  });

  it('offers the user name of the account where the game has another', async () => {
    const user = await prepared();
    fakeBackend(({ path }) =>
      path.startsWith('/rest/v1/profiles')
        ? { status: 200, body: [{ ...PROFILE_ROW, username: 'anna_2' }] }
        : null,
    );
    act(() => sessionStore.setState({ viewer: TESTER }));
    await user.click(await section('You').findByRole('button', { name: 'Use the name anna_2' }));
    expect(game().players['player-1']?.name).toBe('anna_2');
    expect(screen.queryByRole('button', { name: /^Use the name/ })).toBeNull();
  });

  it('stores a name that is still being typed when the page goes', async () => {
    const user = await prepared();
    const field = section('Your opponent').getByRole('textbox', { name: 'Name' });
    await user.clear(field);
    await user.type(field, '<i>Berta</i>');
    expect(game().players['player-2']?.name).toBe('Player 2');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(game().players['player-2']?.name).toBe('<i>Berta</i>');
    expect(section('Next step').getByText('No list yet: Player 1, <i>Berta</i>')).toBeDefined();
  });

  it('shows the list of a player, to change or to play without', async () => {
    const user = await prepared();
    const list = { source: 'saved', name: '', faction: 'northern-tribes', points: 50, command: 1 } as const;
    const units = [troop('player-1/a'), troop('player-1/b')];
    act(() => {
      gameStore
        .getState()
        .act({ type: 'list-set', player: 'player-1', list: { ...list, entries: [] }, units });
    });
    expect(await section('You').findByText('List without a name')).toBeDefined();
    expect(section('You').getByText('2 units')).toBeDefined();
    const lines = within(section('You').getByRole('list', { name: 'Units of Player 1' }));
    expect(lines.getAllByRole('listitem')).toHaveLength(2);
    await user.click(section('You').getByRole('button', { name: 'Change the list of Player 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'List of Player 1' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(section('You').getByRole('button', { name: 'Play without this list' }));
    expect(game().players['player-1']).toMatchObject({ list: null, units: [] });
    expect(section('You').getByRole('button', { name: 'Choose a list' })).toBeDefined();
  });

  it('stores a name when its field is left, as one step; an emptied field gets its name back', async () => {
    const user = await prepared();
    const field = () =>
      within(screen.getByRole('region', { name: 'You' })).getByRole('textbox', { name: 'Name' });
    await user.clear(field());
    await user.type(field(), ' Anna{Enter}');
    expect(game().players['player-1']?.name).toBe('Anna');
    await user.clear(field());
    await user.tab();
    expect(field()).toHaveProperty('value', 'Anna');
    gameStore.getState().undo();
    expect(game().players['player-1']?.name).toBe('Player 1');
  });

  it('refuses a name that the other player has, and says so at the field', async () => {
    const user = await prepared();
    const field = section('Your opponent').getByRole('textbox', { name: 'Name' });
    await user.clear(field);
    await user.type(field, 'player 1{Enter}');
    expect(section('Your opponent').getByText(/^The other player has this name/)).toBeDefined();
    expect(game().players['player-2']?.name).toBe('Player 2');
    await user.clear(field);
    await user.type(field, 'Berta{Enter}');
    expect(section('Your opponent').queryByText(/^The other player has this name/)).toBeNull();
    expect(game().players['player-2']?.name).toBe('Berta');
  });

  describe('for an opponent with a WAB ID', () => {
    const opponent = () => within(screen.getByRole('region', { name: 'Your opponent' }));
    const found = (username: string | null) =>
      fakeBackend(({ path }) =>
        path.startsWith('/rest/v1/rpc/player_by_wab_id')
          ? { status: 200, body: [{ id: ANNA.id, username, short_id: 'WAB-AC4H', avatar_url: null }] }
          : null,
      );
    const search = async (user: Awaited<ReturnType<typeof prepared>>, wabId: string) => {
      await user.click(opponent().getByRole('radio', { name: 'Player with a WAB ID' }));
      const field = await opponent().findByRole('textbox', { name: 'WAB ID' });
      await user.clear(field);
      await user.type(field, wabId);
      await user.click(opponent().getByRole('button', { name: 'Find' }));
    };
    const find = async (user: Awaited<ReturnType<typeof prepared>>) => {
      await user.click(opponent().getByRole('radio', { name: 'Player with a WAB ID' }));
      await user.type(opponent().getByRole('textbox', { name: 'WAB ID' }), 'wab-ac4h-0000-0000{Enter}');
      await opponent().findByText(/^Account:/);
    };

    it('keeps the typed name and shows the account beside it', async () => {
      found('berta_77');
      const user = await prepared();
      const name = opponent().getByRole('textbox', { name: 'Name' });
      await user.clear(name);
      await user.type(name, 'Berta{Enter}');
      await find(user);
      expect(opponent().getByText(/^Account: berta_77\./)).not.toBeNull();
      expect(game().players['player-2']).toMatchObject({ name: 'Berta', wabId: 'WAB-AC4H-0000-0000' });
    });

    it('says what is wrong with an ID, until another is typed, and keeps none', async () => {
      fakeBackend(({ path }) =>
        path.startsWith('/rest/v1/rpc/player_by_wab_id') ? { status: 200, body: [] } : null,
      );
      const user = await prepared();
      await search(user, 'Berta');
      expect(opponent().getByText('A WAB ID looks like WAB-1A2B-3C4D-5E6F.')).toBeDefined();
      await search(user, 'WAB-AC4H-0000-0000');
      expect(await opponent().findByText(/^No player has this WAB ID/)).toBeDefined();
      await user.type(opponent().getByRole('textbox', { name: 'WAB ID' }), '1');
      expect(opponent().queryByText(/^No player has this WAB ID/)).toBeNull();
      expect(game().players['player-2']?.wabId).toBeNull();
    });

    it('refuses the player’s own ID', async () => {
      fakeBackend(({ path }) =>
        path.startsWith('/rest/v1/profiles') ? { status: 200, body: [PROFILE_ROW] } : null,
      );
      act(() => sessionStore.setState({ viewer: TESTER }));
      const user = await prepared();
      await search(user, PROFILE_ROW.wab_id.toLowerCase());
      expect(opponent().getByText('This is your own WAB ID.')).toBeDefined();
      expect(game().players['player-2']?.wabId).toBeNull();
    });

    it('notes the ID without a network, and forgets it for a guest', async () => {
      fakeBackend(noNetwork);
      const user = await prepared();
      await search(user, 'wab-bc4h-0000-0000');
      await waitFor(() => expect(messagesShown()[0]).toMatch(/^The WAB ID is noted/));
      expect(game().players['player-2']).toMatchObject({ kind: 'member', wabId: 'WAB-BC4H-0000-0000' });
      await user.click(opponent().getByRole('radio', { name: 'Guest' }));
      expect(game().players['player-2']).toMatchObject({ kind: 'guest', wabId: null });
    });

    it('takes a chosen user name where nobody typed one, and never a short WAB ID', async () => {
      found(null);
      await find(await prepared());
      expect(game().players['player-2']?.name).toBe('Player 2');
      gameStore.getState().reset();
      cleanup();
      found('berta_77');
      await find(await prepared());
      expect(game().players['player-2']?.name).toBe('berta_77');
    });
  });

  it('takes a pasted list, and keeps what it cannot read in the field', async () => {
    const user = await prepared();
    const you = within(screen.getByRole('region', { name: 'You' }));
    await user.click(you.getByRole('button', { name: 'Choose a list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'List of Player 1' }));
    await user.click(dialog.getByRole('tab', { name: 'Link or text' }));
    await user.type(dialog.getByRole('textbox'), 'Hello');
    await user.click(dialog.getByRole('button', { name: 'Take this list' }));
    expect(dialog.getByText(/^No unit was found in this text/)).not.toBeNull();
    expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Hello');
    await user.clear(dialog.getByRole('textbox'));
    await user.type(dialog.getByRole('textbox'), '2x Orc Hunters');
    await user.click(dialog.getByRole('button', { name: 'Take this list' }));
    await waitFor(() => expect(game().players['player-1']?.units).toHaveLength(2));
    expect(game().players['player-1']?.list).toMatchObject({ source: 'text', faction: 'northern-tribes' });
  });
});
