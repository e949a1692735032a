import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putGame } from '#data/games/game-shelf.ts';
import { gameStore } from '#data/games/game-store.ts';
import { PAUSED } from '#data/games/second-copy.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import { restoreGame } from '#domain/game/saved/saved-game.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { play } from '#tests/builders/games.ts';
import { emptyDatabases } from '#tests/builders/memory-idb.ts';
import { prefetch } from '#tests/builders/prefetch.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { tableGame } from '#tests/builders/table-games.ts';
import { Component as SetupPage } from './setup-page.tsx';

vi.mock('idb', async () => import('#tests/builders/memory-idb.ts'));

const last = play(
  tableGame('fog-of-death', null),
  { type: 'red-company-set', player: 'berta' },
  { type: 'unit-wounded', unit: 'berta/hetman/1', by: 1 },
);
const players = () =>
  Object.values(gameStore.getState().game.state.players).map(({ name, list }) => [name, list?.name]);

prefetch(async () => import('./setup-later.ts'));
beforeEach(async () => {
  vi.stubGlobal('indexedDB', {});
  sessionStore.setState({ viewer: PREVIEW_VIEWER });
  await putGame(last, PAUSED, 1);
});
afterEach(() => {
  sessionStore.setState({ viewer: GUEST });
  gameStore.getState().reset();
  emptyDatabases();
  vi.unstubAllGlobals();
});

const show = () => renderApp(<SetupPage />, { address: '/setup', path: '/setup/:gameId?' });

it('begins a game with the names, lists and colours of the last one, which a reload keeps', async () => {
  const { user } = show();
  expect(await screen.findByRole('switch', { name: 'Anna and Berta again' })).toHaveProperty('checked', true);
  await user.click(await screen.findByRole('button', { name: /^Loot/ }));
  const companies = within(await screen.findByRole('list', { name: 'Companies on the map' }));
  expect(players()).toEqual([
    ['Anna', 'List of anna'],
    ['Berta', 'List of berta'],
  ]);
  expect(companies.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Red company: Berta',
    'Blue company: Anna',
  ]);
  const { units } = gameStore.getState().game.state;
  expect(units['berta/hetman/1']).toMatchObject({ wounds: 0, place: 'reserve' });
  expect(restoreGame(localStorage.getItem(storageKeys.game('prod_')))).toMatchObject({ kind: 'restored' });
});

it('begins with new players when they are not taken again', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('switch', { name: 'Anna and Berta again' }));
  await user.click(await screen.findByRole('button', { name: /^Loot/ }));
  await screen.findByRole('region', { name: 'You' });
  expect(players().map(([name]) => name)).toEqual(['Player 1', 'Player 2']);
});

it('swaps the companies of the map with a tap', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /^Loot/ }));
  await user.click(await screen.findByRole('button', { name: 'Swap colours' }));
  expect(screen.getByText('Red company: Anna')).toBeDefined();
  act(() => gameStore.getState().undo());
  expect(screen.getByText('Red company: Berta')).toBeDefined();
});
