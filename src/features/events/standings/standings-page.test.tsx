import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { downloadText } from '#platform/files/download.ts';
import { paths } from '#platform/paths.ts';
import { EVENT_ID } from '#tests/builders/event-rows.ts';
import { playerId } from '#tests/builders/event-views.ts';
import { runningRow, fakeEvent, pairRow, scoreRow } from '#tests/builders/fake-event.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { onWideWindow } from '#tests/builders/units-page.tsx';
import { Component as LogPage } from '../log/log-page.tsx';
import { Component as StandingsPage } from './standings-page.tsx';

vi.mock('#platform/files/download.ts', () => ({ downloadText: vi.fn<typeof downloadText>() }));

const decide = (one: number, other: number, result: object) => ({
  deed: {
    kind: 'decide',
    round: 1,
    one: playerId(one),
    other: playerId(other),
    result,
    base: null,
    reason: 'Time was up',
  },
});
/** Ann beats Ben, Cleo and Dan draw. */
const PLAYED = [pairRow(1), decide(1, 2, scoreRow([5, 1], [2, 0])), decide(3, 4, scoreRow([3, 0], [3, 0]))];

afterEach(() => vi.unstubAllGlobals());

const open = () =>
  renderApp(<StandingsPage />, { address: paths.eventStandings(EVENT_ID), path: '/events/:id/standings' });

const lines = () =>
  within(screen.getByRole('table', { name: 'Standings' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td, th')].slice(0, 5).map((cell) => cell.textContent));

describe('the standings of an event', () => {
  it('rank by points and tie-breaks, and explain a value by a tap', async () => {
    fakeEvent(runningRow(), PLAYED);
    const { user } = open();
    await screen.findByRole('table', { name: 'Standings' });
    const [first, ...others] = lines();
    expect(first).toEqual(['1', 'Ann', '3', '1–0–0', '33.3%']);
    expect(others.map(([rank, name]) => `${rank ?? ''} ${name ?? ''}`).at(-1)).toBe('4 Ben');
    await user.click(screen.getByRole('button', { name: 'Strength of schedule of Ann: 33.3%. Explain' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Strength of schedule: 33.3%' }, { timeout: 25_000 }),
    );
    expect(dialog.getByText('0 of 3 points (raised to a third)')).toBeDefined();
    expect(dialog.getByRole('row', { name: /Mean/ }).textContent).toContain('33.3%');
  });

  it('have the tables of the newest round beside them in a wide window', async () => {
    fakeEvent(runningRow(), PLAYED);
    onWideWindow();
    open();
    const round = within(await screen.findByRole('region', { name: 'Round 1 of 3' }));
    expect(round.getByRole('link').getAttribute('href')).toBe(paths.eventRounds(EVENT_ID));
    expect(round.getByRole('rowheader', { name: 'Ann against Ben' })).toBeDefined();
  });

  it('name the winner once the event is over', async () => {
    fakeEvent(runningRow({ state: 'finished' }), PLAYED);
    open();
    const awards = within(await screen.findByRole('list', { name: 'Awards' }));
    expect(awards.getAllByRole('listitem').map((item) => item.textContent)[0]).toBe('WinnerAnn');
  });

  it('list the games with a public battle report, ten until all are asked for', async () => {
    const game = (round: number) => `5f0dc3a1-6c4d-4a9c-9b2e-6f3a0f1f2d${String(round + 10)}`;
    const reports = Array.from({ length: 11 }, (_, at) => ({
      round: at + 1,
      one: playerId(1),
      other: playerId(2),
      game: game(at + 1),
    }));
    fakeEvent(runningRow({ state: 'finished' }), PLAYED, null, reports);
    const { user } = open();
    const list = within(await screen.findByRole('region', { name: 'Battle reports' }));
    const rows = () => list.getAllByRole('listitem').map((item) => item.textContent);
    expect(rows()).toHaveLength(10);
    expect(rows()[0]).toBe('Ann against BenRound 1 · 6 : 2');
    expect(list.getAllByRole('link')[0]?.getAttribute('href')).toBe(paths.report(game(1)));
    await user.click(list.getByRole('button', { name: 'Show all' }));
    expect(rows()).toHaveLength(11);
  });

  it('show no battle reports when there are none', async () => {
    fakeEvent(runningRow(), PLAYED);
    open();
    await screen.findByRole('table', { name: 'Standings' });
    await vi.waitFor(() => expect(queryClient().isFetching()).toBe(0));
    expect(screen.queryByRole('region', { name: 'Battle reports' })).toBeNull();
  });

  it('are saved as a table and, with everything, for other programs', async () => {
    fakeEvent(runningRow(), PLAYED);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    await vi.waitFor(() => expect(downloadText).toHaveBeenCalledOnce());
    expect(vi.mocked(downloadText).mock.calls[0]?.[0]).toBe('Winter Open.csv');
    expect(vi.mocked(downloadText).mock.calls[0]?.[1]).toContain('1,Ann,,3,1,0,0,0,0.333');
    await user.click(screen.getByRole('button', { name: 'Save everything as JSON' }));
    await vi.waitFor(() => expect(downloadText).toHaveBeenCalledTimes(2));
    const saved: unknown = JSON.parse(vi.mocked(downloadText).mock.calls[1]?.[1] ?? '');
    expect(saved).toMatchObject({
      rounds: [{ number: 1, games: [{ status: 'settled' }, {}] }],
      log: { length: 3 },
    });
  });
});

describe('the log of an event', () => {
  it('tells what was done, by whom and why, and what does not count', async () => {
    fakeEvent(runningRow(), [...PLAYED, pairRow(1)]);
    renderApp(<LogPage />, { address: paths.eventLog(EVENT_ID), path: '/events/:id/log' });
    const all = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
    expect(all).toHaveLength(4);
    expect(all[0]).toMatch(/^Round 1 was paired\. does not countAnother entry came first/);
    expect(all[2]).toMatch(
      /^Round 1, Ann against Ben: 6 : 2 was decided by the organisers\. Reason: Time was upInes/,
    );
  });
});
