import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import type { PublicProfile } from '#data/profiles/profile-rows.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { GUEST } from '#domain/access/viewer.ts';
import { fakeBackend, refusal } from '#tests/builders/fake-backend.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { PlayerEvents } from './player-events.tsx';

const BRAN = { id: '7f2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f22', showsActivity: true } as PublicProfile;
const eventId = (number: number) => `e0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const row = (number: number, some: object = {}) => ({
  id: eventId(number),
  name: `Open ${String(number)}`,
  city: 'Turku',
  starts_at: '2026-10-10T22:30:00+00:00',
  zone: 'Europe/Helsinki',
  faction: 'syenann',
  won: 2,
  drawn: 0,
  lost: 1,
  ...some,
});

function open(pages: readonly (readonly object[])[] | null, player: PublicProfile = BRAN) {
  let at = 0;
  const backend = fakeBackend(({ path }) => {
    if (path !== '/rest/v1/rpc/player_events') return null;
    at += 1;
    return pages === null ? refusal(404, 'PGRST202') : { status: 200, body: pages[at - 1] ?? [] };
  });
  const content = (
    <WithQueries>
      <PlayerEvents player={player} />
    </WithQueries>
  );
  return { ...renderApp(content), ...backend };
}

const section = async () => within(await screen.findByRole('region', { name: 'Events' }));

beforeEach(() => {
  sessionStore.setState({ viewer: GUEST });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient().clear();
});

describe('the events on a player’s page', () => {
  it('tell the day by the clocks of the event, the faction and the games, and lead to the standings', async () => {
    open([[row(1), row(2, { city: null, faction: null, zone: 'Nowhere/Else' })]]);
    const events = await section();
    const [first, second] = events.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toBe('Open 1October 11, 2026 · Turku · SÿenannW–D–L 2–0–1 · Standings');
    expect(second).toBe('Open 2October 10, 2026W–D–L 2–0–1 · Standings');
    const links = events.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.slice(0, 2)).toEqual([`/events/${eventId(1)}`, `/events/${eventId(1)}/standings`]);
    expect(events.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('come a page at a time', async () => {
    const page = Array.from({ length: 20 }, (_, at) => row(at + 1));
    const { user, calls } = open([page, [row(21)]]);
    const events = await section();
    await user.click(events.getByRole('button', { name: 'Show more' }));
    expect(await events.findByRole('link', { name: 'Open 21' })).toBeDefined();
    expect(calls.at(-1)?.body).toEqual({
      player: BRAN.id,
      after_start: row(20).starts_at,
      after_id: eventId(20),
    });
    expect(events.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it.each([
    ['there are none', [[]]],
    ['an older server does not know the call', null],
  ])('show nothing when %s', async (_, pages) => {
    const { calls } = open(pages);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await vi.waitFor(() => expect(queryClient().isFetching()).toBe(0));
    expect(screen.queryByRole('region', { name: 'Events' })).toBeNull();
  });

  it('are not asked for when the reader may not see the activity', async () => {
    const { calls } = open([[row(1)]], { ...BRAN, showsActivity: false });
    await vi.waitFor(() => expect(queryClient().isFetching()).toBe(0));
    expect(calls).toEqual([]);
  });
});
