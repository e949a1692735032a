import { fireEvent, screen } from '@testing-library/react';
import { formatsStore } from '#data/formats/formats-store.ts';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { NO_FORMATS } from '#domain/formats/kept-formats.ts';
import { Component as EditEventPage } from '#features/events/form/edit-event-page.tsx';
import { Component as NewEventPage } from '#features/events/form/new-event-page.tsx';
import { ANNA_HERE, type FakeAnswer, fakeBackend } from '#tests/builders/fake-backend.ts';
import { renderApp } from '#tests/builders/render-app.tsx';

export const EVENT_ID = '0b0e8f5e-5d0c-4c39-9a53-1f0f6d1a2b3c';
/** An open event of the organiser as `event_view` returns it. */
export const EVENT_ROW = {
  id: EVENT_ID,
  state: 'open',
  name: 'Winter Open',
  about: 'Bring dice.',
  place: null,
  city: 'Turku',
  country: 'FI',
  starts_at: '2099-01-16T08:00:00+00:00',
  zone: 'Europe/Helsinki',
  seats: 32,
  taken: 0,
  rounds: 3,
  fee: null,
  is_invite_only: false,
  is_hidden: false,
  organiser: 'Anna',
  runs: true,
  seat: null,
  pairing: 'swiss',
  round_minutes: 120,
  cut: null,
  scoring: { win: 3, draw: 1, loss: 0, bye: 3, byeScore: null, tieBreaks: ['strength', 'lot'] },
  format: null,
  missions: [],
  plan: [null, { mission: 'loot', feat: null }],
  list_deadline: null,
  lists_shown_at: null,
  takes_late: false,
  has_waiting_list: true,
  is_organiser: true,
  helpers: [],
  waiting: 0,
  players: [],
  invite: 'ABCDEF123456',
};

type Answers = {
  /** The response of `event_view`. */
  readonly event?: object | null;
  /** The response of `save_event`; by default it is saved. */
  readonly save?: () => FakeAnswer;
};

function answer({ event = EVENT_ROW, save = () => ({ status: 200, body: EVENT_ID }) }: Answers = {}) {
  const backend = fakeBackend(({ path }) => {
    if (path.endsWith('rpc/event_view')) return { status: 200, body: event };
    return path.endsWith('rpc/save_event') ? save() : null;
  });
  return { saved: () => backend.calls.filter(({ path }) => path.endsWith('rpc/save_event')) };
}

/** Opens the page of the form before a backend with these responses. */
export function openEventForm(page: 'new' | 'edit', answers: Answers = {}) {
  const backend = answer(answers);
  const element = page === 'new' ? <NewEventPage /> : <EditEventPage />;
  const where =
    page === 'new'
      ? { address: '/events/new', path: '/events/new' }
      : { address: `/events/${EVENT_ID}/edit`, path: '/events/:id/edit' };
  const { user, router } = renderApp(element, where);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const choose = async (field: HTMLElement, option: string) => {
    await user.click(field);
    await user.click(screen.getByRole('option', { name: option }));
  };
  return { ...backend, user, press, choose, address: () => router.state.location.pathname };
}

/** A field of text by its name. */
export const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** Fields of days and times have no role. */
export const time = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const setTime = (name: string, value: string) => fireEvent.change(time(name), { target: { value } });

/** An empty form, and nobody's but Anna's. */
export function freshEventForm(): void {
  queryClient().clear();
  sessionStorage.clear();
  formatsStore.getState().change(() => NO_FORMATS);
  sessionStore.setState({ viewer: ANNA_HERE });
}
