/** The page of an event on a server that keeps what is done with it. */
import { screen } from '@testing-library/react';
import { Component as EventPage } from '#features/events/view/event-page.tsx';
import { EVENT_ID } from './event-rows.ts';
import { fakeBackend, noNetwork, refusal } from './fake-backend.ts';
import { renderApp } from './render-app.tsx';

type Row = Readonly<Record<string, unknown>>;

/** Opens the page of an event on a server that keeps what `change` makes of it at each call. */
export function openEvent(
  first: Row | null,
  change: (row: Row, call: string) => Row = (row) => row,
  search = '',
) {
  let [row, isDown, refused] = [first, false, false];
  const backend = fakeBackend(({ path }) => {
    const call = path.replace('/rest/v1/rpc/', '');
    if (isDown && path.startsWith('/rest/')) return noNetwork();
    if (call === 'event_view') return { status: 200, body: row };
    if (!path.startsWith('/rest/v1/rpc/')) return null;
    if (refused) return { ...refusal(409, 'PT409', { details: 'full' }) };
    if (row !== null) row = change(row, call);
    return { status: 200, body: call === 'join_event' ? 'in' : null };
  });
  const address = `/events/${EVENT_ID}${search}`;
  const { user, router } = renderApp(<EventPage />, { address, path: '/events/:id' });
  const calls = () =>
    backend.calls
      .filter(({ path }) => path.includes('/rpc/') && !path.includes('event_view'))
      .map(({ path, body }) => [path.replace('/rest/v1/rpc/', ''), body]);
  return {
    user,
    router,
    calls,
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
    lose: () => {
      isDown = true;
    },
    refuse: () => {
      refused = true;
    },
  };
}
