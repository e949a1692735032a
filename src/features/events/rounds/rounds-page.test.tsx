import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '#platform/paths.ts';
import { EVENT_ID } from '#tests/builders/event-rows.ts';
import { playerId } from '#tests/builders/event-views.ts';
import { AS_ANN, runningRow, fakeEvent, pairRow, reportRow, scoreRow } from '#tests/builders/fake-event.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as RoundsPage } from './rounds-page.tsx';

const open = (round: number | null = null) =>
  renderApp(<RoundsPage />, {
    address: paths.eventRounds(EVENT_ID, round),
    path: '/events/:id/rounds/:round?',
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
      reportRow(1, RESULT),
      reportRow(3, RESULT, [3, 4]),
      reportRow(4, scoreRow([0, 0], [9, 0]), [3, 4]),
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
    const { said } = fakeEvent(runningRow(AS_ANN), [pairRow(1), reportRow(2, RESULT)]);
    const { user } = open();
    expect(await screen.findByText('Ben reported 6 : 2')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Both of you reported 6 : 2. It counts.')).toBeDefined();
    await waitFor(() => expect(said).toHaveLength(3));
  });

  it('sees both results of a dispute, and may correct the own one', async () => {
    fakeEvent(runningRow(AS_ANN), [pairRow(1), reportRow(2, RESULT), reportRow(1, scoreRow([9, 0], [0, 0]))]);
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
    fakeEvent(runningRow(AS_ANN), [pairRow(1), reportRow(2, RESULT)], {
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
    fakeEvent(runningRow(AS_ANN), [pairRow(1), reportRow(2, RESULT)], { status: 503, body: {} });
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
      reportRow(1, RESULT),
      reportRow(2, scoreRow([0, 0], [9, 0])),
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
