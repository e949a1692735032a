import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteTable } from '#data/events/table/table-notes.ts';
import { gameStore } from '#data/games/game-store.ts';
import { putGame } from '#data/games/game-shelf.ts';
import { PAUSED } from '#data/games/second-copy.ts';
import { act, type Game, newGame } from '#domain/game/log.ts';
import type { GameAction } from '#domain/game/events.ts';
import { missionRules } from '#domain/game/setup.ts';
import { paths } from '#platform/paths.ts';
import { EVENT_ID } from '#tests/builders/event-rows.ts';
import { playerId } from '#tests/builders/event-views.ts';
import { AS_ANN, fakeEvent, pairRow, reportRow, runningRow, scoreRow } from '#tests/builders/fake-event.ts';
import { realMission } from '#tests/builders/games.ts';
import { emptyDatabases } from '#tests/builders/memory-idb.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as RoundsPage } from './rounds-page.tsx';

vi.mock('idb', async () => import('#tests/builders/memory-idb.ts'));

const GAME = '5f0dc3a1-6c4d-4a9c-9b2e-6f3a0f1f2d11';
const [ANN, BEN] = [playerId(1), playerId(2)];

/** A game of Ann, who has 7 points, against Ben, who has 3. */
function played(isOver: boolean): Game {
  const player = (id: string, kind: 'me' | 'guest') => ({ id, name: id, kind, wabId: null, side: null });
  const actions: readonly GameAction[] = [
    { type: 'player-added', player: player(ANN, 'me') },
    { type: 'player-added', player: player(BEN, 'guest') },
    { type: 'mission-set', mission: missionRules(realMission('loot')) },
    { type: 'score-set', player: ANN, score: 7, round: null },
    { type: 'score-set', player: BEN, score: 3, round: null },
    ...(isOver
      ? ([
          { type: 'phase-changed', phase: 'scoring' },
          { type: 'phase-changed', phase: 'summary' },
        ] as const)
      : []),
  ];
  return actions.reduce<Game>(
    (game, action) => {
      const done = act(game, action, 1);
      return done.ok ? done.game : game;
    },
    newGame(GAME, 1),
  );
}

const note = (some: object = {}) =>
  noteTable({
    game: GAME,
    event: EVENT_ID,
    invite: null,
    round: 1,
    one: ANN,
    other: BEN,
    isTables: true,
    ...some,
  });

async function openForm(button = 'Report the result') {
  const { user } = renderApp(<RoundsPage />, {
    address: paths.eventRounds(EVENT_ID),
    path: '/events/:id/rounds/:round?',
  });
  await user.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('button', { name: 'Report this result' });
  const value = (group: string, field: string) =>
    within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('textbox', {
      name: field,
    });
  return { user, value };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', {});
});
afterEach(() => {
  gameStore.getState().reset();
  emptyDatabases();
});

describe('the report of a table whose game is on this device', () => {
  it('has the points of the game, and names it when they stay', async () => {
    await putGame(played(true), PAUSED, 1);
    note();
    const { said } = fakeEvent(runningRow(AS_ANN), [pairRow(1)]);
    const { user, value } = await openForm();
    expect(value('Ann', 'Mission points').value).toBe('7');
    expect(value('Ben', 'Mission points').value).toBe('3');
    expect(screen.getByText('These points are from the game on this device.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Report this result' }));
    await waitFor(() => expect(said.at(-1)?.deed).toMatchObject({ kind: 'report', game: GAME }));
    expect(said.at(-1)?.deed['result']).toEqual(scoreRow([7, 0], [3, 0]));
  });

  it('names no game once the points are changed', async () => {
    gameStore.getState().replace(played(true));
    note();
    const { said } = fakeEvent(runningRow(AS_ANN), [pairRow(1)]);
    const { user, value } = await openForm();
    await user.clear(value('Ben', 'Mission points'));
    await user.type(value('Ben', 'Mission points'), '4');
    await user.click(screen.getByRole('button', { name: 'Report this result' }));
    await waitFor(() => expect(said.at(-1)?.deed).toMatchObject({ kind: 'report' }));
    expect(said.at(-1)?.deed).not.toHaveProperty('game');
  });

  it('has them also when the rival reported otherwise', async () => {
    await putGame(played(true), PAUSED, 1);
    note();
    fakeEvent(runningRow(AS_ANN), [pairRow(1), reportRow(2, scoreRow([1, 0], [9, 0]))]);
    expect((await openForm('It was different')).value('Ann', 'Mission points').value).toBe('7');
  });

  it.each([
    ['the game is not over', false, {}],
    ['it is of another round', true, { round: 2 }],
    ['it is not here', null, {}],
  ])('is empty when %s', async (_, isOver, some) => {
    if (isOver !== null) await putGame(played(isOver), PAUSED, 1);
    note(some);
    fakeEvent(runningRow(AS_ANN), [pairRow(1)]);
    const { value } = await openForm();
    expect(value('Ann', 'Mission points').value).toBe('');
    expect(screen.queryByText('These points are from the game on this device.')).toBeNull();
  });
});
