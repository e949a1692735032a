import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { paths } from '#platform/paths.ts';
import { EVENT_ID } from '#tests/builders/event-rows.ts';
import { playerId } from '#tests/builders/event-views.ts';
import { fakeEvent, pairRow, reportRow, runningRow, scoreRow } from '#tests/builders/fake-event.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as RoundsPage } from './rounds-page.tsx';

const GAME = '5f0dc3a1-6c4d-4a9c-9b2e-6f3a0f1f2d11';
const NAME = 'Battle report';
const row = (round: number) => ({ round, one: playerId(1), other: playerId(2), game: GAME });
const RESULT = scoreRow([5, 1], [2, 0]);

const open = () =>
  renderApp(<RoundsPage />, { address: paths.eventRounds(EVENT_ID), path: '/events/:id/rounds/:round?' });

describe('the battle report of a table', () => {
  it('is linked from the round that it belongs to, once the result counts', async () => {
    fakeEvent(runningRow(), [pairRow(1), reportRow(1, RESULT), reportRow(2, RESULT)], null, [row(1)]);
    open();
    const link = await screen.findByRole('link', { name: NAME });
    expect(link.getAttribute('href')).toBe(`/report/${GAME}`);
    expect(link.closest('tr')?.textContent).toContain('6 : 2');
  });

  it('is not linked in another round, nor from a table without a result', async () => {
    const played = [
      pairRow(1),
      reportRow(1, RESULT),
      reportRow(3, RESULT, [3, 4]),
      reportRow(4, RESULT, [3, 4]),
    ];
    fakeEvent(runningRow(), played, null, [row(1), { ...row(2), one: playerId(3), other: playerId(4) }]);
    open();
    await screen.findByText('6 : 2', { selector: 'strong' });
    await waitFor(() => expect(queryClient().isFetching()).toBe(0));
    expect(screen.queryByRole('link', { name: /Battle report/ })).toBeNull();
  });

  it('is not asked for before there is a result', async () => {
    const { backend } = fakeEvent(runningRow(), [pairRow(1), reportRow(1, RESULT)]);
    open();
    await screen.findByText('says Ann');
    expect(backend.calls.some(({ path }) => path.includes('event_reports'))).toBe(false);
  });
});
