import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { shareRunning } from '#data/shared-games/share-game.ts';
import type { SharedView } from '#data/shared-games/shared-view.ts';
import type { GameAction } from '#domain/game/events.ts';
import { newGame } from '#domain/game/log.ts';
import { FakeLive } from '#tests/builders/fake-live.ts';
import { play, setupActions, troop } from '#tests/builders/games.ts';
import { emptyDatabases } from '#tests/builders/memory-idb.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { HeldBack } from './held-back.tsx';

vi.mock('idb', async () => import('#tests/builders/memory-idb.ts'));
vi.mock('#platform/backend/game-channel.ts', () => import('#tests/builders/fake-game-channel.ts'));

const HIDDEN = troop('anna/hidden', { name: 'Skulkers', keywords: ['Ambusher'] });
const SETUP = ['player-added', 'mission-set'];

let live: FakeLive;
const state = () => gameStore.getState().game.state;
const tap = (action: GameAction) => act(() => void gameStore.getState().act(action));
const lastKind = () => live.server.rows.at(-1)?.body.kind;

/** The shared game, which must be on the table. */
function shared(): SharedView {
  const view = gameStore.getState().shared;
  if (view === null) throw new Error('No game is shared.');
  return view;
}

beforeEach(async () => {
  vi.stubGlobal('indexedDB', {});
  live = new FakeLive();
  const actions = setupActions('take-positions', null).filter(({ type }) => SETUP.includes(type));
  act(() => gameStore.getState().replace(play(newGame('g', 0), ...actions)));
  await act(async () => void (await shareRunning()));
});
afterEach(() => {
  gameStore.unseat();
  gameStore.getState().reset();
  emptyDatabases();
  vi.unstubAllGlobals();
});

it('shows hidden units to their player alone, until one is revealed', async () => {
  const head = { faction: 'northern-tribes', points: 50, command: 1, entries: [] } as const;
  const list = { source: 'saved', name: 'Army', ...head } as const;
  const units = [troop('anna/troop'), HIDDEN];
  act(() => void shared().bring({ type: 'list-set', player: 'anna', list, units }));
  expect(shared().heldBack).toEqual([HIDDEN]);
  tap({ type: 'phase-changed', phase: 'deployment' });
  await waitFor(() => expect(lastKind()).toBe('event'));
  expect(JSON.stringify(live.server.rows)).not.toContain('Skulkers');

  const { user } = renderApp(<HeldBack shared={shared()} />);
  await user.click(await screen.findByText('1 hidden unit, seen by you only'));
  await user.click(screen.getByRole('button', { name: 'Reveal Skulkers' }));
  expect(state().units['anna/hidden']?.name).toBe('Skulkers');
  expect(shared().heldBack).toEqual([]);
  await waitFor(() => expect(lastKind()).toBe('reveal-unit'));
});
