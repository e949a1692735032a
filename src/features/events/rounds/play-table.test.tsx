import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refreshEventLog } from '#data/events/log/event-log.ts';
import { noteTable } from '#data/events/table/table-notes.ts';
import { gameStore } from '#data/games/game-store.ts';
import { queryClient } from '#data/query/query-client.ts';
import { paths } from '#platform/paths.ts';
import { EVENT_ID } from '#tests/builders/event-rows.ts';
import { playerId } from '#tests/builders/event-views.ts';
import {
  AS_ANN,
  runningRow,
  fakeEvent,
  pairRow,
  reportRow,
  type SaidDeed,
  scoreRow,
} from '#tests/builders/fake-event.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as RoundsPage } from './rounds-page.tsx';

const open = (round: number | null = null) =>
  renderApp(<RoundsPage />, {
    address: paths.eventRounds(EVENT_ID, round),
    path: '/events/:id/rounds/:round?',
  });

const RESULT = scoreRow([5, 1], [2, 0]);

describe('the game of a table', () => {
  const table = (isIn: boolean) => ({
    game: 'd0000000-0000-4000-8000-00000000aaaa',
    one: playerId(1),
    other: playerId(2),
    is_in: isIn,
  });
  /** The event of Ann, whose table has that game. */
  const withGame = (game: object | null | 'no network', log: readonly SaidDeed[] = [pairRow(1)]) => {
    const { said } = fakeEvent(runningRow(AS_ANN), log);
    const rest = globalThis.fetch;
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const address = input instanceof Request ? input.url : String(input);
      if (address.includes('table_game') && game === 'no network') throw new TypeError('Failed to fetch');
      if (address.includes('/rpc/table_game')) return Response.json(game);
      if (address.includes('/rpc/play_table_game')) {
        return Response.json(
          { code: 'PT409', message: '', details: 'live_opening', hint: null },
          { status: 409 },
        );
      }
      return rest(input, init);
    });
    return { ...open(), said };
  };

  it('is begun by a player, who chooses the mission where none is told', async () => {
    withGame(null);
    const begin = await screen.findByRole('button', { name: 'Play this game' });
    expect(begin.hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('combobox', { name: 'Mission that you play' })).toBeDefined();
  });

  it('comes below the report, whose buttons do not move once it is fetched', async () => {
    withGame(null);
    const play = await screen.findByRole('button', { name: 'Play this game' });
    const finish = screen.getByRole('button', { name: 'Report the result' });
    expect(finish.compareDocumentPosition(play) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('is joined by the rival with one tap, and found again by whoever is in it', async () => {
    withGame(table(false));
    expect(await screen.findByRole('button', { name: 'Join the game' })).toBeDefined();
    cleanup();
    withGame(table(true));
    expect(await screen.findByRole('button', { name: 'Back to the game' })).toBeDefined();
  });

  it('is found again on this device without a network', async () => {
    const { id } = gameStore.getState().game.log;
    const players = { one: playerId(1), other: playerId(2) };
    noteTable({ game: id, event: EVENT_ID, invite: null, round: 1, ...players, isTables: true });
    const { user, router } = withGame('no network');
    await user.click(await screen.findByRole('button', { name: 'Back to the game' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/setup/${id}`));
  });

  it('is not asked for once the result counts, which says where it comes from', async () => {
    withGame(table(true), [
      pairRow(1),
      { ...reportRow(1, RESULT), isFromGame: true },
      { ...reportRow(2, RESULT), isFromGame: true },
    ]);
    expect(await screen.findByText('from the game')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Back to the game' })).toBeNull();
  });

  it('says where the result comes from, though the reports arrived before the confirmation', async () => {
    const told = [1, 2].map((seat) => reportRow(seat, RESULT, [1, 2], { game: EVENT_ID }));
    const { said } = withGame(table(true), [pairRow(1), ...told]);
    expect(await screen.findByText('Both of you reported 6 : 2. It counts.')).toBeDefined();
    expect(screen.queryByText('from the game')).toBeNull();
    said.splice(1, 2, ...told.map((each) => ({ ...each, isFromGame: true })));
    await refreshEventLog(queryClient(), EVENT_ID);
    expect(await screen.findByText('from the game')).toBeDefined();
  });

  it('says why it did not begin', async () => {
    const { user } = withGame(null, [
      pairRow(1),
      { deed: { kind: 'play', round: 1, mission: 'loot', feat: null } },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Play this game' }));
    expect(
      await screen.findByText('Your rival is opening the game in this moment. Try again.'),
    ).toBeDefined();
  });
});
