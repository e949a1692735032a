import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { noteTable } from '#data/events/table/table-notes.ts';
import { gameStore } from '#data/games/game-store.ts';
import { paths } from '#platform/paths.ts';
import { EVENT_ID } from '#tests/builders/event-rows.ts';
import { playerId } from '#tests/builders/event-views.ts';
import {
  AS_ANN,
  runningRow,
  fakeEvent,
  pairRow,
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

const report = (seat: number, result: object, pair: readonly [number, number] = [1, 2]): SaidDeed => ({
  seat,
  deed: { kind: 'report', round: 1, one: playerId(pair[0]), other: playerId(pair[1]), result },
});
const RESULT = scoreRow([5, 1], [2, 0]);

const lines = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('the rounds of an event', () => {
  it('say what an address without an event means', async () => {
    fakeEvent(null);
    open();
    expect(await screen.findByRole('heading', { name: 'There is no such event' })).toBeDefined();
  });

  it('wait for the first pairings', async () => {
    fakeEvent(runningRow());
    open();
    expect(await screen.findByRole('heading', { name: 'No round is paired yet' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Pair round 1' })).toBeNull();
  });

  it('show every table with what is known of its result', async () => {
    fakeEvent(runningRow(), [
      pairRow(1),
      report(1, RESULT),
      report(3, RESULT, [3, 4]),
      report(4, scoreRow([0, 0], [9, 0]), [3, 4]),
    ]);
    open();
    expect(await screen.findByRole('heading', { name: 'Round 1 of 3' })).toBeDefined();
    expect(lines()).toEqual(['1Ann against Ben6 : 2 says Ann', '2Cleo against DanTwo results6 : 2 or 0 : 9']);
  });

  it('mark the newest round as the one shown where the address names none', async () => {
    fakeEvent(runningRow(), [pairRow(1), pairRow(2)]);
    open();
    expect(await screen.findByRole('link', { name: 'Round 2', current: 'page' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Round 1' }).hasAttribute('aria-current')).toBe(false);
  });

  it('show an earlier round at its address', async () => {
    fakeEvent(runningRow(), [pairRow(1), pairRow(2)]);
    open(1);
    expect(await screen.findByRole('heading', { name: 'Round 1 of 3' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Round 1' }).getAttribute('aria-current')).toBe('page');
  });
});

describe('a player of an event', () => {
  it('reports the result, which waits for the rival', async () => {
    const { said } = fakeEvent(runningRow(AS_ANN), [pairRow(1)]);
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'Table 1: you play against Ben' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Report the result' }));
    const mine = within(screen.getByRole('group', { name: 'Ann' }));
    await user.type(mine.getByRole('textbox', { name: 'Mission points' }), '5');
    await user.type(mine.getByRole('textbox', { name: 'Feat points' }), '1');
    expect(screen.getByRole('button', { name: 'Report this result' }).hasAttribute('disabled')).toBe(true);
    const theirs = within(screen.getByRole('group', { name: 'Ben' }));
    await user.type(theirs.getByRole('textbox', { name: 'Mission points' }), '2');
    expect(screen.getByText('6 : 2, Ann wins')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Report this result' }));
    expect(await screen.findByText('You reported 6 : 2. It counts once Ben confirms it.')).toBeDefined();
    await waitFor(() => expect(said.at(-1)?.deed).toMatchObject({ kind: 'report', result: RESULT }));
  });

  it('confirms what the rival reported with one tap', async () => {
    const { said } = fakeEvent(runningRow(AS_ANN), [pairRow(1), report(2, RESULT)]);
    const { user } = open();
    expect(await screen.findByText('Ben reported 6 : 2')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Both of you reported 6 : 2. It counts.')).toBeDefined();
    await waitFor(() => expect(said).toHaveLength(3));
  });

  it('sees both results of a dispute, and may correct the own one', async () => {
    fakeEvent(runningRow(AS_ANN), [pairRow(1), report(2, RESULT), report(1, scoreRow([9, 0], [0, 0]))]);
    open();
    expect(await screen.findByText('You two reported different results')).toBeDefined();
    expect(screen.getByText(/^You: 9 : 0; Ben: 6 : 2\./)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Correct my report' })).toBeDefined();
  });

  it('cannot change what the organisers decided', async () => {
    const decision = {
      round: 1,
      one: playerId(1),
      other: playerId(2),
      result: RESULT,
      base: null,
      reason: null,
    };
    fakeEvent(runningRow(AS_ANN), [pairRow(1), { deed: { kind: 'decide', ...decision } }]);
    open();
    expect(await screen.findByText(/^The organisers decided: 6 : 2/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Correct my report' })).toBeNull();
  });

  it('is told when an entry was not taken, and can put the notice away', async () => {
    fakeEvent(runningRow(AS_ANN), [pairRow(1), report(2, RESULT)], {
      status: 409,
      body: { code: 'PT409', message: 'the event does not run', details: 'finished' },
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('The server did not take what you entered')).toBeDefined();
    expect(screen.getByText(/The event does not run now/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Understood, forget it' }));
    expect(screen.queryByText('The server did not take what you entered')).toBeNull();
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDefined();
  });

  it('sees the entry at once without a network, and that it waits', async () => {
    fakeEvent(runningRow(AS_ANN), [pairRow(1), report(2, RESULT)], { status: 503, body: {} });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Both of you reported 6 : 2. It counts.')).toBeDefined();
    expect(screen.getByText(/^1 entry of yours is kept on this device/)).toBeDefined();
  });
});

describe('those who run an event', () => {
  const RUNS = { runs: true };

  it('pair a round after a look, and say why they changed it by hand', async () => {
    const { said } = fakeEvent(runningRow({ ...RUNS, plan: [{ mission: 'loot', feat: null }] }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Pair round 1' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Pairings of round 1' }, { timeout: 25_000 }),
    );
    const tell = dialog.getByRole('button', { name: 'Tell these pairings' });
    await waitFor(() => expect(tell.hasAttribute('disabled')).toBe(false));
    expect(dialog.getAllByRole('row')).toHaveLength(3);
    await user.click(tell);
    expect(await screen.findByRole('heading', { name: 'Round 1 of 3' })).toBeDefined();
    await waitFor(() => expect(said.map(({ deed }) => deed['kind'])).toEqual(['pair', 'play']));
    expect(said[1]?.deed).toMatchObject({ mission: 'loot', feat: null });
    await user.click(await screen.findByRole('button', { name: 'Change the pairings' }));
    const again = within(await screen.findByRole('dialog', { name: 'Pairings of round 1' }));
    const tellNew = again.getByRole('button', { name: 'Tell the new pairings' });
    expect(tellNew.hasAttribute('disabled')).toBe(true);
    await user.type(again.getByRole('textbox', { name: /^Reason/ }), 'Ben is in a wheelchair');
    await user.click(tellNew);
    await waitFor(() => expect(said.at(-1)?.deed).toMatchObject({ reason: 'Ben is in a wheelchair' }));
    expect(said.at(-1)?.deed['base']).toBe(said[0]?.id);
  });

  it('decide a disputed result, or take one of the reports', async () => {
    const { said } = fakeEvent(runningRow(RUNS), [
      pairRow(1),
      report(1, RESULT),
      report(2, scoreRow([0, 0], [9, 0])),
    ]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Enter the result of Ann against Ben' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Ann against Ben' }, { timeout: 25_000 }),
    );
    const [, takeBens] = dialog.getAllByRole('button', { name: 'Take it' });
    if (takeBens === undefined) throw new Error('both reports are there');
    await user.click(takeBens);
    expect(await screen.findByText('0 : 9')).toBeDefined();
    expect(screen.getByText('by the organisers')).toBeDefined();
    await waitFor(() =>
      expect(said.at(-1)?.deed).toMatchObject({ kind: 'decide', result: { other: { mission: 9 } } }),
    );
  });

  it('see what stops them before the event has begun', async () => {
    fakeEvent(runningRow({ ...RUNS, state: 'open' }));
    open();
    expect(await screen.findByText('The event has not begun')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Pair round 1' })).toBeNull();
  });

  it('are told when somebody else was faster', async () => {
    const other = 'd0000000-0000-4000-8000-000000000077';
    fakeEvent(runningRow(RUNS), [pairRow(1), { ...pairRow(1), id: other }]);
    open();
    expect(await screen.findByText('Somebody else was faster')).toBeDefined();
    expect(screen.getByText(/Another entry came first and stays/)).toBeDefined();
  });

  it('start the clock of a round', async () => {
    const { said } = fakeEvent(runningRow(RUNS), [pairRow(1)]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Start the clock' }));
    expect(await screen.findByRole('button', { name: 'Stop the clock' })).toBeDefined();
    await waitFor(() => expect(said.at(-1)?.deed).toMatchObject({ kind: 'clock', round: 1, left: null }));
  });
});

describe('the game of a table', () => {
  const table = (isIn: boolean) => ({
    game: 'd0000000-0000-4000-8000-00000000aaaa',
    one: playerId(1),
    other: playerId(2),
    is_in: isIn,
  });
  /** The event of Ann, whose table has that game. */
  const withGame = (game: object | null | 'no network', log: readonly SaidDeed[] = [pairRow(1)]) => {
    fakeEvent(runningRow(AS_ANN), log);
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
    return open();
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
      { ...report(1, RESULT), isFromGame: true },
      { ...report(2, RESULT), isFromGame: true },
    ]);
    expect(await screen.findByText('from the game')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Back to the game' })).toBeNull();
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
