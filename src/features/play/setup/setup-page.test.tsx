import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import { restoreGame } from '#domain/game/saved-game.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { ANNA, fakeBackend } from '#tests/builders/fake-backend.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { SetupPage } from './setup-page.tsx';

const game = () => gameStore.getState().game.state;
const stored = () => restoreGame(localStorage.getItem(storageKeys.game('prod_')));

/** A game that has its mission. */
async function prepared() {
  const { user } = renderApp(<SetupPage stamp={() => null} />, {
    address: '/setup',
    path: '/setup/:gameId?',
  });
  await user.click(await screen.findByRole('button', { name: /^Loot/ }));
  await screen.findByRole('region', { name: 'You' });
  return user;
}

// What a browser has fetched by the time that somebody taps.
beforeAll(async () => import('./list-dialog.tsx'), 60_000);
beforeEach(() => sessionStore.setState({ viewer: PREVIEW_VIEWER }));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.setState({ viewer: GUEST });
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

  describe('for an opponent with a WAB ID', () => {
    const opponent = () => within(screen.getByRole('region', { name: 'Your opponent' }));
    const found = (username: string | null) =>
      fakeBackend(({ path }) =>
        path.startsWith('/rest/v1/rpc/player_by_wab_id')
          ? { status: 200, body: [{ id: ANNA.id, username, short_id: 'WAB-AC4H', avatar_url: null }] }
          : null,
      );
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
