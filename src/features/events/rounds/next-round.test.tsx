import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '#platform/paths.ts';
import { EVENT_ID } from '#tests/builders/event-rows.ts';
import { playerId } from '#tests/builders/event-views.ts';
import { fakeEvent, pairRow, runningRow, type SaidDeed, scoreRow } from '#tests/builders/fake-event.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as RoundsPage } from './rounds-page.tsx';

const decide = (one: number, other: number): SaidDeed => ({
  deed: {
    kind: 'decide',
    round: 1,
    one: playerId(one),
    other: playerId(other),
    result: scoreRow([5, 1], [2, 0]),
    base: null,
    reason: '',
  },
});

describe('the next round', () => {
  it.each([
    ['comes after the clock while a game waits for its result', [decide(1, 2)], false],
    ['leads once every game has its result', [decide(1, 2), decide(3, 4)], true],
  ])('%s', async (_, results, leads) => {
    fakeEvent(runningRow({ runs: true }), [pairRow(1), ...results]);
    renderApp(<RoundsPage />, { address: paths.eventRounds(EVENT_ID), path: '/events/:id/rounds/:round?' });
    const next = await screen.findByRole('button', { name: 'Pair round 2' });
    const clock = screen.getByRole('timer');
    expect(next.compareDocumentPosition(clock) & Node.DOCUMENT_POSITION_FOLLOWING).toBe(leads ? 4 : 0);
  });
});
