import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST } from '#domain/access/viewer.ts';
import { ANNA, ANNA_HERE, fakeSession } from '#tests/builders/fake-backend.ts';
import { FakeLive, INVITE, NAMELESS, RIVAL } from '#tests/builders/fake-live.ts';
import { setupActions } from '#tests/builders/games.ts';
import { event, said } from '#tests/builders/live.ts';
import { emptyDatabases } from '#tests/builders/memory-idb.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { tableGame } from '#tests/builders/table-games.ts';
import { Component as JoinPage } from './join-page.tsx';

vi.mock('idb', async () => import('#tests/builders/memory-idb.ts'));
vi.mock('#platform/backend/game-channel.ts', () => import('#tests/builders/fake-game-channel.ts'));

let live: FakeLive;
const open = (code = '') =>
  renderApp(<JoinPage />, { address: code === '' ? '/join' : `/join/${code}`, path: '/join/:code?' });
const seats = () => gameStore.getState().shared?.game.store.getState().standing.shown.seats;

beforeEach(() => {
  vi.stubGlobal('indexedDB', {});
  sessionStore.setState({ viewer: GUEST });
  live = new FakeLive();
  live.write(RIVAL, said({ kind: 'seat', player: 'anna' }));
  for (const action of setupActions('take-positions', null)) live.write(RIVAL, event(action, 1));
});
afterEach(() => {
  gameStore.unseat();
  gameStore.getState().reset();
  emptyDatabases();
  vi.unstubAllGlobals();
});

describe('joining a game', () => {
  it('by its link takes the free seat of a guest, and leads to the page that the game is on', async () => {
    const { router } = open(INVITE);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/game/${live.id}`));
    expect(gameStore.getState().shared?.player).toBe('berta');
    await waitFor(() => expect(live.server.rows.at(-1)).toMatchObject({ author: NAMELESS }));
    expect(seats()).toEqual([
      { player: 'anna', author: RIVAL },
      { player: 'berta', author: NAMELESS },
    ]);
  });

  it('by six letters in any case pauses the game that was on this phone', async () => {
    act(() => gameStore.getState().replace(tableGame('take-positions', null)));
    const { user, router } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), 'abc def{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/game/${live.id}`));
    expect(messagesShown()).toEqual(['The other game is paused | You find it under Play Mode.']);
  });

  it('says that letters are no code before it asks', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), 'ABCDE{Enter}');
    expect(await screen.findByText('A code has six letters, without I, L and O.')).toBeDefined();
    expect(live.asked).toEqual([]);
  });

  it('says so when the letters of a link are no code', async () => {
    open('ABCDE');
    expect(await screen.findByText('A code has six letters, without I, L and O.')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }).value).toBe('ABCDE');
  });

  it('keeps the code, and the game of this phone, when there is no game with it', async () => {
    act(() => gameStore.getState().replace(tableGame('take-positions', null)));
    const before = gameStore.getState().game.log.id;
    open('QQQQQQ');
    const problem = 'There is no game with this code. It may have ended: ask for a new one.';
    expect(await screen.findByText(problem)).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }).value).toBe('QQQ QQQ');
    await waitFor(() => expect(gameStore.getState().game.log.id).toBe(before));
  });

  it('tells a guest to sign in where guests cannot play', async () => {
    live.hasGuests = false;
    open(INVITE);
    expect(await screen.findByText('Guests cannot play on two phones here. Sign in first.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('/login');
  });

  it('asks a phone without a free seat whose place it takes', async () => {
    live.write('account-b', said({ kind: 'seat', player: 'berta' }));
    const { router } = open(INVITE);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/game/${live.id}`));
    expect(gameStore.getState().shared?.player).toBeNull();
  });
});

it('passes the seat of a guest on to the account that signs in during the game', async () => {
  open(INVITE);
  await waitFor(() => expect(seats()).toContainEqual({ player: 'berta', author: NAMELESS }));
  await waitFor(() => expect(live.server.rows.at(-1)).toMatchObject({ author: NAMELESS }));
  localStorage.setItem('prod_supabase.auth.token', JSON.stringify(fakeSession()));
  act(() => sessionStore.setState({ viewer: ANNA_HERE }));
  await waitFor(() => expect(seats()).toContainEqual({ player: 'berta', author: ANNA.id }));
  const [asked, agreed] = live.server.rows.slice(-2);
  expect([asked?.author, asked?.body.kind]).toEqual([ANNA.id, 'seat']);
  expect([agreed?.author, agreed?.body]).toMatchObject([NAMELESS, { kind: 'nod', request: asked?.id }]);
  expect(gameStore.getState().shared?.player).toBe('berta');
});
