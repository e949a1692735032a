import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST } from '#domain/access/viewer.ts';
import { EVENT_ID, eventLineRow } from '#tests/builders/event-rows.ts';
import { ANNA_HERE, fakeBackend, refusal } from '#tests/builders/fake-backend.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as EventsPage } from './events-page.tsx';

type Page = (body: Readonly<Record<string, unknown>>) => readonly object[] | null;

function open(page: Page, address = '/events') {
  const backend = fakeBackend(({ path, body }) => {
    if (!path.includes('event_page')) return null;
    const rows = page(body);
    return rows === null ? refusal(403, '42501') : { status: 200, body: rows };
  });
  const { user, router } = renderApp(<EventsPage />, { address, path: '/events' });
  const asked = () => backend.calls.filter(({ path }) => path.includes('event_page')).map(({ body }) => body);
  return { user, asked, search: () => router.state.location.search };
}

beforeEach(() => {
  queryClient().clear();
  sessionStore.setState({ viewer: GUEST });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.setState({ viewer: GUEST });
});

describe('the events', () => {
  it('are told in their own zone, with place, seats and the reader’s own place', async () => {
    open(() => [eventLineRow({ taken: 3, seat: 'waiting', runs: true, zone: 'Asia/Tokyo' })]);
    const row = within(await screen.findByRole('listitem'));
    expect(screen.getByRole('link', { name: 'Announce an event' })).toBeDefined();
    expect(row.getByText(/^Saturday, January 16, 2027 at 5:00\sPM$/)).toBeDefined();
    expect(row.getByRole('link', { name: 'Winter Open' }).getAttribute('href')).toBe(`/events/${EVENT_ID}`);
    expect(row.getByText('Hall 3, Turku, Finland')).toBeDefined();
    expect(row.getByText('3 of 8 seats taken')).toBeDefined();
    expect(row.getByText('You wait for a seat')).toBeDefined();
    expect(row.getByText('You run it')).toBeDefined();
  });

  it('are told in UTC where the device does not know their zone', async () => {
    open(() => [eventLineRow({ zone: 'Moon/Tycho' })]);
    expect(await screen.findByText(/8:00\sAM$/)).toBeDefined();
  });

  it('offer those of the reader to those who are signed in alone', async () => {
    const { asked } = open(() => [], '/events?show=mine');
    await screen.findByText('No events are announced');
    expect(screen.queryByRole('radio', { name: 'Mine' })).toBeNull();
    expect(asked()).toMatchObject([{ whose: 'coming' }]);
  });

  it('say in each empty list what to do', async () => {
    sessionStore.setState({ viewer: ANNA_HERE });
    const { user, search } = open(() => []);
    await screen.findByText('No events are announced');
    await user.click(screen.getByRole('radio', { name: 'Past' }));
    await screen.findByText('No event is over yet');
    await user.click(screen.getByRole('radio', { name: 'Mine' }));
    await screen.findByText('You are in no event yet');
    expect(search()).toBe('?show=mine');
    const way = screen.getByRole('link', { name: 'Announce an event' });
    expect(way.getAttribute('href')).toBe('/events/new');
  });

  it('are searched once typing pauses, and the search can be cleared', async () => {
    const { user, asked, search } = open(({ search: text }) => (text === '' ? [eventLineRow()] : []));
    await screen.findByRole('link', { name: 'Winter Open' });
    await user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'Oslo');
    await screen.findByText('No events match your search');
    expect(asked().map(({ search: text }) => text)).toEqual(['', 'Oslo']);
    expect(search()).toBe('?q=Oslo');
    const empty = screen.getByText('No events match your search').parentElement;
    await user.click(within(empty as HTMLElement).getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByRole('link', { name: 'Winter Open' })).toBeDefined();
    expect(search()).toBe('');
  });

  it('go on page after page', async () => {
    const id = (at: number) => `6a2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f${String(at).padStart(2, '0')}`;
    const full = Array.from({ length: 30 }, (_, at) => eventLineRow({ id: id(at), name: `Event ${at}` }));
    const { user, asked } = open(({ after_id: after }) =>
      after === null ? full : [eventLineRow({ id: id(30), name: 'Last' })],
    );
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Last' })).toBeDefined();
    expect(asked().at(-1)).toMatchObject({ after_id: id(29), after_start: full[29]?.['starts_at'] });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('that cannot be loaded come with another try', async () => {
    let isDown = true;
    const { user } = open(() => (isDown ? null : [eventLineRow()]));
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Winter Open' })).toBeDefined());
  });
});

describe('the button that announces an event', () => {
  const openAs = (viewer: object) => {
    sessionStore.setState({ viewer: { ...ANNA_HERE, ...viewer } });
    fakeBackend(({ path }) => {
      if (path.includes('event_page')) return { status: 200, body: [] };
      return path.includes('event_makers') ? { status: 200, body: 'administrators' } : null;
    });
    renderApp(<EventsPage />, { address: '/events', path: '/events' });
    return screen.findByText('No events are announced');
  };

  it('is for administrators where they alone announce events', async () => {
    await openAs({});
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Announce an event' })).toBeNull());
  });

  it('stays for an administrator', async () => {
    await openAs({ isWabAdmin: true });
    expect(screen.getAllByRole('link', { name: 'Announce an event' })).toHaveLength(1);
  });
});
