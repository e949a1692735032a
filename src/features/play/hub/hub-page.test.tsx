import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putGame } from '#data/games/game-shelf.ts';
import { gameStore } from '#data/games/game-store.ts';
import { PAUSED } from '#data/games/second-copy.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { downloadText } from '#platform/files/download.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { guest, play } from '#tests/builders/games.ts';
import { emptyDatabases, failWrites } from '#tests/builders/memory-idb.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { tableGame } from '#tests/builders/table-games.ts';
import { Component as HubPage } from './hub-page.tsx';

vi.mock('#platform/files/download.ts', () => ({ downloadText: vi.fn<typeof downloadText>() }));
vi.mock('idb', async () => import('#tests/builders/memory-idb.ts'));

const paused = play(tableGame('loot', null), { type: 'turn-started', player: 'berta', number: 1 });
const finished = play(
  tableGame('fog-of-death', null),
  { type: 'score-set', player: 'berta', score: 4, round: null },
  { type: 'phase-changed', phase: 'scoring' },
  { type: 'phase-changed', phase: 'summary' },
);
const running = tableGame('take-positions', 'track');

const open = (address = '/play', language: Language = 'en') =>
  renderApp(<HubPage />, { address, path: '/play/:gameId?', language });
const section = (name: string) => screen.findByRole('region', { name });
const confirm = async (user: ReturnType<typeof open>['user'], button: string) => {
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: button }));
};
const address = ({ router }: ReturnType<typeof open>) => router.state.location.pathname;

beforeEach(() => {
  vi.stubGlobal('indexedDB', {});
  sessionStore.setState({ viewer: PREVIEW_VIEWER });
});
afterEach(() => {
  sessionStore.setState({ viewer: GUEST });
  gameStore.getState().reset();
  emptyDatabases();
});

describe('the hub without a running game', () => {
  it('leads to a new game and to the missions', () => {
    open();
    expect(screen.getByRole('link', { name: 'New game' }).getAttribute('href')).toBe('/setup');
    expect(screen.getByRole('link', { name: 'Missions and feats' }).getAttribute('href')).toBe('/missions');
    expect(screen.queryByRole('region', { name: 'Paused games' })).toBeNull();
  });

  it('is for players with access: others read the reason, and no game', () => {
    sessionStore.setState({ viewer: GUEST });
    open();
    expect(screen.getByText('This feature is only available to testers.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'New game' })).toBeNull();
  });

  it('leads from the address of another game to its summary', () => {
    expect(address(open('/play/another'))).toBe('/summary/another');
  });
});

describe('the running game', () => {
  beforeEach(() => act(() => gameStore.getState().replace(running)));

  it('is named with its feat, its round and both scores, and goes on where it was', () => {
    act(() => void gameStore.getState().act({ type: 'turn-started', player: 'berta', number: 1 }));
    act(() => void gameStore.getState().act({ type: 'score-set', player: 'anna', score: 3, round: 1 }));
    open();
    const game = within(screen.getByRole('region', { name: /^Take Positions/ }));
    expect(game.getByText('Round 1 of 3')).toBeDefined();
    expect(game.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Anna3', 'Berta0']);
    expect(game.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
      '/game/game-take-positions',
    );
    expect(address(open('/play/game-take-positions'))).toBe('/game/game-take-positions');
  });

  it('in its set-up names its players without a score', () => {
    act(() => void gameStore.getState().act({ type: 'phase-changed', phase: 'setup' }));
    open();
    const game = within(screen.getByRole('region', { name: /^Take Positions/ }));
    expect(game.getByText('Setup')).toBeDefined();
    expect(game.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Anna', 'Berta']);
    expect(game.queryByText(/^Round/)).toBeNull();
  });

  it('leads to its summary once it is over', () => {
    act(() => gameStore.getState().replace(finished));
    open();
    const way = screen.getByRole('link', { name: 'Go to the summary' });
    expect(way.getAttribute('href')).toBe('/summary/game-fog-of-death');
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  });

  it('is paused by a new game, which says so, and waits among the paused ones', async () => {
    const opened = open();
    await opened.user.click(screen.getByRole('button', { name: 'New game' }));
    await waitFor(() => expect(address(opened)).toBe('/setup'));
    expect(messagesShown()).toEqual(['The other game is paused | You find it under Play Mode.']);
    expect(gameStore.getState().game.state.mission).toBeNull();
    await act(() => opened.router.navigate('/play'));
    const line = within(await section('Paused games')).getByRole('link', { name: /^Take Positions · Track/ });
    expect(line.getAttribute('href')).toBe('/summary/game-take-positions');
  });

  it('stays on the table when the browser cannot keep it, and says so', async () => {
    failWrites();
    const opened = open();
    await opened.user.click(screen.getByRole('button', { name: 'New game' }));
    await waitFor(() => expect(messagesShown()[0]).toMatch(/^The running game could not be paused/));
    expect(address(opened)).toBe('/play');
    expect(gameStore.getState().game.log.id).toBe('game-take-positions');
  });

  it('is deleted after a question, and Undo brings it back to the table', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await confirm(user, 'Cancel');
    expect(gameStore.getState().game.log.id).toBe('game-take-positions');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await confirm(user, 'Delete');
    expect(await screen.findByRole('heading', { name: 'No game is running' })).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('region', { name: /^Take Positions/ })).toBeDefined();
  });

  it('comes back by Undo where the browser keeps no copy of a deleted game', async () => {
    failWrites();
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await confirm(user, 'Delete');
    expect(await screen.findByRole('heading', { name: 'No game is running' })).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('region', { name: /^Take Positions/ })).toBeDefined();
    expect(gameStore.getState().game.state.feat?.id).toBe('track');
    await waitFor(() => expect(messagesShown().join()).not.toContain('could not'));
  });
});

describe('the shelf', () => {
  beforeEach(async () => {
    await putGame(paused, PAUSED, 1);
    await putGame(finished, PAUSED, 2);
  });

  it('tells paused games with their round and finished ones with their winner', async () => {
    open();
    const waiting = within(await section('Paused games'));
    expect(waiting.getByRole('link', { name: /^Loot.*Round 1 of 3/ })).toBeDefined();
    const earlier = within(await section('Earlier games'));
    expect(earlier.getByRole('link', { name: /^Fog of Death/ }).getAttribute('href')).toBe(
      '/summary/game-fog-of-death',
    );
    expect(earlier.getByText('4').closest('[data-won]')?.textContent).toBe('Berta 4');
  });

  it('names games in the language of the page', async () => {
    open('/play', 'es');
    expect(await screen.findByRole('link', { name: /^Niebla de la Muerte/ })).toBeDefined();
  });

  it('goes on with a paused game with one tap, and pauses the running one', async () => {
    act(() => gameStore.getState().replace(running));
    const opened = open();
    await section('Paused games');
    await opened.user.click(screen.getByRole('button', { name: /^Continue with Loot/ }));
    await waitFor(() => expect(address(opened)).toBe('/game/game-loot'));
    expect(gameStore.getState().game.state.currentTurn).toBe(1);
    expect(messagesShown()[0]).toMatch(/^The other game is paused/);
  });

  it('deletes a game after a question, and brings it back by Undo or from the deleted ones', async () => {
    const { user } = open();
    await section('Paused games');
    const remove = async () => {
      await user.click(screen.getByRole('button', { name: /^Delete the game Loot/ }));
      await confirm(user, 'Delete');
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Paused games' })).toBeNull());
    };
    await remove();
    expect(messagesShown()[0]).toBe('Game deleted | You can bring it back for 30 days, under Play Mode.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await section('Paused games');
    await remove();
    await user.click(screen.getByText('Deleted games'));
    await user.click(screen.getByRole('button', { name: /^Bring back Loot/ }));
    expect(within(await section('Paused games')).getByRole('link', { name: /^Loot/ })).toBeDefined();
  });

  it('says when a game cannot be deleted or brought back, and leaves it where it is', async () => {
    const { user } = open();
    await section('Paused games');
    failWrites();
    await user.click(screen.getByRole('button', { name: /^Delete the game Loot/ }));
    await confirm(user, 'Delete');
    await waitFor(() =>
      expect(messagesShown()).toEqual(['The game could not be deleted | Try again later.']),
    );
    expect(screen.getByRole('button', { name: /^Continue with Loot/ })).toBeDefined();
    emptyDatabases();
    await putGame(paused, PAUSED, 1);
    await user.click(screen.getByRole('button', { name: /^Delete the game Loot/ }));
    await confirm(user, 'Delete');
    await user.click(await screen.findByText('Deleted games'));
    failWrites();
    await user.click(screen.getByRole('button', { name: /^Bring back Loot/ }));
    await waitFor(() =>
      expect(messagesShown()[0]).toBe(
        'The game could not be brought back | It is still among the deleted games. Try again later.',
      ),
    );
    expect(screen.getByRole('button', { name: /^Bring back Loot/ })).toBeDefined();
  });

  it('shows a draw without a winner, and names as they were typed', async () => {
    const game = play(
      tableGame('sacred-land', null),
      { type: 'player-changed', player: { ...guest('berta', '<b>Berta</b>'), kind: 'guest' } },
      { type: 'phase-changed', phase: 'scoring' },
      { type: 'phase-changed', phase: 'summary' },
    );
    await putGame(game, PAUSED, 3);
    open();
    const line = await screen.findByRole('link', { name: /^Sacred Land/ });
    expect(line.textContent).toContain('<b>Berta</b> 0');
    expect(line.querySelector('[data-won], b')).toBeNull();
  });

  it('deletes an earlier game too', async () => {
    const { user } = open();
    const earlier = within(await section('Earlier games'));
    await user.click(earlier.getByRole('button', { name: /^Delete the game Fog of Death/ }));
    await confirm(user, 'Cancel');
    expect(screen.getByRole('link', { name: /^Fog of Death/ })).toBeDefined();
    await user.click(earlier.getByRole('button', { name: /^Delete the game Fog of Death/ }));
    await confirm(user, 'Delete');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Earlier games' })).toBeNull());
    expect(screen.getByRole('region', { name: 'Paused games' })).toBeDefined();
  });

  it('leaves a game that cannot be read, and says so', async () => {
    await putGame({ ...paused, log: { ...paused.log, events: [] } }, PAUSED, 3);
    const opened = open();
    await opened.user.click(await screen.findByRole('button', { name: /^Continue with Loot/ }));
    await waitFor(() =>
      expect(messagesShown()).toEqual(['This game could not be read | It was left unchanged.']),
    );
    expect(address(opened)).toBe('/play');
  });
});

describe('games that could not be read', () => {
  it('are saved as a file as they were found', async () => {
    const found = JSON.stringify(['{', '[']);
    localStorage.setItem(storageKeys.gamesSetAside, found);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Save as a file' }));
    expect(downloadText).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^muster-games-\d{4}-\d{2}-\d{2}\.json$/),
      found,
      'application/json',
    );
    expect(localStorage.getItem(storageKeys.gamesSetAside)).toBe(found);
  });

  it('are counted, and deleted after a question', async () => {
    localStorage.setItem(storageKeys.gamesSetAside, JSON.stringify(['{', '[']));
    const { user } = open();
    const banner = screen.getByText(/saved games? could not be read/);
    expect(banner).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await confirm(user, 'Delete');
    await waitFor(() => expect(localStorage.getItem(storageKeys.gamesSetAside)).toBeNull());
    expect(screen.queryByText(/could not be read/)).toBeNull();
  });
});
