import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST } from '#domain/access/viewer.ts';
import { ANNA_HERE, fakeBackend } from '#tests/builders/fake-backend.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as RatingsPage } from './ratings-page.tsx';

const EMPTY = { season: '2026-07-01', seasons: [], at: null, number: 0, players: [] };
const line = (rank: number | null, name: string, rating: number, deviation: number, own = false) => ({
  rank,
  name,
  who: name,
  rating,
  deviation,
  games: 12,
  own,
});
const FULL = {
  ...EMPTY,
  seasons: ['2026-07-01', '2026-01-01'],
  at: Date.UTC(2026, 10, 26, 12),
  number: 5,
  players: [line(1, 'Berta', 1720, 90), line(2, 'Anna', 1600, 120, true), line(null, 'Carla', 1810, 240)],
};

function open(answer: unknown, address = '/statistics/ratings') {
  const { calls } = fakeBackend((call) =>
    call.path.includes('player_ratings') ? { status: 200, body: answer } : null,
  );
  const { user } = renderApp(<RatingsPage />, { address });
  const asked = () => calls.filter(({ path }) => path.includes('player_ratings')).at(-1)?.body;
  return { user, asked };
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Ratings' }))
    .getAllByRole('row')
    .slice(1);

beforeEach(() => {
  queryClient().clear();
  sessionStore.setState({ viewer: GUEST });
});

describe('the ratings', () => {
  it('rank players, and mark provisional ones and the reader’s own line', async () => {
    sessionStore.setState({ viewer: ANNA_HERE });
    open(FULL);
    await screen.findByRole('table', { name: 'Ratings' });
    expect(rows().map((row) => row.textContent)).toEqual([
      'Berta 11720 ± 9012',
      'Anna You21600 ± 12012',
      'Carla Provisional–1810 ± 24012',
    ]);
    expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', null]);
    expect(screen.getByText('2 more players are not shown.')).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Turn on my rating in the profile' })).toBeNull();
  });

  it.each([
    [FULL.players, 'Berta is first with 1720.'],
    [
      [line(1, 'Berta', 2000, 60), line(2, 'Anna', 1600, 120)],
      'Berta leads with 2000, clearly ahead of all others.',
    ],
    [[line(null, 'Carla', 1810, 240)], 'Nobody has a rank yet: every rating is still provisional.'],
  ])('say who leads, and only as much as is sure (%#)', async (players, sentence) => {
    open({ ...FULL, players });
    await screen.findByRole('table', { name: 'Ratings' });
    expect(screen.getByRole('status').textContent).toBe(sentence);
  });

  it('are asked for the season of the address, and for another one that is chosen', async () => {
    const { user, asked } = open(FULL, '/statistics/ratings?season=2026-07-01');
    await screen.findByRole('table', { name: 'Ratings' });
    expect(asked()).toEqual({ of_season: '2026-07-01' });
    await user.click(screen.getByRole('combobox', { name: 'Season' }));
    await user.click(screen.getByRole('option', { name: 'First half of 2026' }));
    await waitFor(() => expect(asked()).toEqual({ of_season: '2026-01-01' }));
  });

  it('are those of now for an address that names no season', async () => {
    const { asked } = open(FULL, '/statistics/ratings?season=2026-02-01');
    await screen.findByRole('table', { name: 'Ratings' });
    expect(asked()).toEqual({ of_season: null });
  });

  it('say how to get on the list while nobody is on it', async () => {
    open(EMPTY);
    expect(await screen.findByRole('heading', { name: 'Nobody is rated in this season yet' })).not.toBeNull();
    const link = screen.getByRole('link', { name: 'Turn on my rating in the profile' });
    expect(link.getAttribute('href')).toBe('/profile?section=privacy');
  });
});
