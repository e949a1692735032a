import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as notes from '#data/events/table/table-notes.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { gameStore } from '#data/games/game-store.ts';
import { shareRunning } from '#data/shared-games/share-game.ts';
import type { SharedView } from '#data/shared-games/shared-view.ts';
import { liveResultOf } from '#domain/live/live-result.ts';
import { readText } from '#platform/storage/local.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { EVENT_ID } from '#tests/builders/event-rows.ts';
import { ANNA_HERE } from '#tests/builders/fake-backend.ts';
import { FakeLive } from '#tests/builders/fake-live.ts';
import { play } from '#tests/builders/games.ts';
import { said } from '#tests/builders/live.ts';
import { emptyDatabases } from '#tests/builders/memory-idb.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { tableGame } from '#tests/builders/table-games.ts';
import { ConfirmResult } from './confirm-result.tsx';

vi.mock('idb', async () => import('#tests/builders/memory-idb.ts'));
vi.mock('#platform/backend/game-channel.ts', () => import('#tests/builders/fake-game-channel.ts'));

let live: FakeLive;
const lastBody = () => live.server.rows.at(-1)?.body;

/** The shared game, which must be on the table. */
function shared(): SharedView {
  const view = gameStore.getState().shared;
  if (view === null) throw new Error('No game is shared.');
  return view;
}

/** The other player says that the result is as it stands. */
function rivalConfirms(): void {
  const { shown } = shared().game.store.getState().standing;
  live.say(said({ kind: 'confirm-result', ...liveResultOf(shown) }));
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', {});
  live = new FakeLive();
});
afterEach(() => {
  gameStore.unseat();
  gameStore.getState().reset();
  emptyDatabases();
  vi.unstubAllGlobals();
});

/** A finished game that two phones share. */
async function finishTogether(): Promise<void> {
  const finished = play(
    tableGame('take-positions', null),
    { type: 'turn-started', player: 'anna', number: 1 },
    { type: 'game-ended', reason: 'agreed' },
    { type: 'phase-changed', phase: 'scoring' },
    { type: 'phase-changed', phase: 'summary' },
  );
  act(() => gameStore.getState().replace(finished));
  await act(async () => void (await shareRunning()));
  await waitFor(() => expect(live.server.rows.length).toBeGreaterThan(5));
  act(() => live.say(said({ kind: 'seat', player: 'berta' })));
  await waitFor(() => expect(gameStore.getState().shared?.isOthers('berta')).toBe(true));
}

it('asks both players to confirm the result, and says whose word is missing', async () => {
  await finishTogether();
  const { user } = renderApp(<ConfirmResult />);
  await user.click(await screen.findByRole('button', { name: 'Confirm the result' }));
  expect(await screen.findByText('You confirmed the result. Berta has yet to confirm it.')).toBeDefined();
  await waitFor(() => expect(lastBody()?.kind).toBe('confirm-result'));
  expect(screen.queryByText('Battle report')).toBeNull();
  act(rivalConfirms);
  expect(await screen.findByText('Both players confirmed the result.', { exact: false })).toBeDefined();
});

it('makes the report public by the word of both, until one takes it back', async () => {
  await finishTogether();
  const { user } = renderApp(<ConfirmResult />);
  await user.click(await screen.findByRole('button', { name: 'Confirm the result' }));
  await waitFor(() => expect(lastBody()?.kind).toBe('confirm-result'));
  act(rivalConfirms);
  act(() => live.say(said({ kind: 'agree-report', agrees: true })));
  expect(await screen.findByText('Berta agreed to a public report.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Agree to a public report' }));
  expect(await screen.findByText('The report is public: whoever has its link reads it.')).toBeDefined();
  await waitFor(() => expect(lastBody()).toMatchObject({ kind: 'agree-report', agrees: true }));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(`http://localhost:3000/report/${live.id}`);
  await user.click(screen.getByRole('button', { name: 'Make it private again' }));
  expect(await screen.findByText('Berta agreed to a public report.')).toBeDefined();
  await waitFor(() => expect(lastBody()).toMatchObject({ kind: 'agree-report', agrees: false }));
});

it('reports the result of a table of an event by the same tap', async () => {
  await finishTogether();
  act(() => sessionStore.setState({ viewer: ANNA_HERE }));
  const { id } = gameStore.getState().game.state;
  const table = {
    game: id,
    event: EVENT_ID,
    invite: null,
    round: 1,
    one: 'anna',
    other: 'berta',
    isTables: true,
  };
  vi.spyOn(notes, 'tableNoteOf').mockReturnValue(table);
  const { user } = renderApp(<ConfirmResult />);
  expect(await screen.findByText('Confirming the result reports it to the event as well.')).toBeDefined();
  const waiting = () => readText(storageKeys.eventDeeds(ANNA_HERE.userId)) ?? '';
  expect(waiting()).toBe('');
  await user.click(screen.getByRole('button', { name: 'Confirm the result' }));
  expect(waiting()).toContain(`"game":"${id}"`);
  expect(waiting()).toContain('"kind":"report"');
});
