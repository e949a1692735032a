import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '#platform/paths.ts';
import { EVENT_ID } from '#tests/builders/event-rows.ts';
import { playerId } from '#tests/builders/event-views.ts';
import { fakeEvent, pairRow, runningRow, scoreRow } from '#tests/builders/fake-event.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as WallPage } from './event-wall-page.tsx';

describe('the wall of an event', () => {
  it('names its two columns, and shows the winner of a table in bold', async () => {
    const result = scoreRow([1, 0], [2, 2]);
    const decided = { kind: 'decide', round: 1, one: playerId(1), other: playerId(2), result, base: null };
    fakeEvent(runningRow(), [pairRow(1), { deed: { ...decided, reason: null } }]);
    renderApp(<WallPage />, { address: paths.eventWall(EVENT_ID), path: '/events/:id/wall' });
    const games = await screen.findByRole('list', { name: 'Tables' });
    expect(screen.getByRole('heading', { name: 'Tables' })).toBeDefined();
    const winners = within(games).getAllByRole('strong');
    expect(winners.map(({ textContent }) => textContent)).toEqual(['Ben']);
  });

  it('shows the standings beside the tables from the second round on', async () => {
    fakeEvent(runningRow(), [pairRow(1), pairRow(2)]);
    renderApp(<WallPage />, { address: paths.eventWall(EVENT_ID), path: '/events/:id/wall' });
    expect(await screen.findByRole('heading', { name: 'Standings' })).toBeDefined();
    const ranks = within(screen.getByRole('list', { name: 'Standings' })).getAllByRole('listitem');
    expect(ranks).toHaveLength(4);
  });
});
