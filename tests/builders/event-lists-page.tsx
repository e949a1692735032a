/** The page of the lists of an event with three players, for its tests. */
import { screen, within } from '@testing-library/react';
import { catalogue } from '#data/catalogue.ts';
import { eventCode } from '#domain/events/lists/read-event-list.ts';
import { Component as EventListsPage } from '#features/events/lists/event-lists-page.tsx';
import { documentWith } from './catalogue.ts';
import { EVENT_ID } from './event-rows.ts';
import { BEA, CAT, listEventRow, ME } from './event-views.ts';
import { type FakeAnswer, fakeBackend } from './fake-backend.ts';
import { renderApp } from './render-app.tsx';

export const GOOD = documentWith({ hersir: 1, 'orc-hunters': 2 }, { name: 'Winter Raid' });
export const BAD = documentWith({ hersir: 2, 'orc-hunters': 1 }, { name: 'Two Hersirs' });
export const [GOOD_CODE, BAD_CODE] = [GOOD, BAD].map((document) => eventCode(document, catalogue)) as [
  string,
  string,
];
export const VERDICT = { problems: 0, warnings: 0, points: 90, command: 2, release: 0 };
export const PAST = '2026-01-10T20:00:00Z';

type World = {
  readonly event?: object | null;
  readonly lists?: readonly object[];
  readonly handIn?: FakeAnswer;
  readonly address?: string;
};

export function openEventLists({
  event = {},
  lists = [],
  handIn,
  address = `/events/${EVENT_ID}/lists`,
}: World = {}) {
  const answers = { handIn };
  const backend = fakeBackend(({ path }) => {
    if (path.includes('event_view')) {
      return { status: 200, body: event && listEventRow({ players: [ME, BEA, CAT], ...event }) };
    }
    if (path.includes('event_lists')) return { status: 200, body: lists };
    return path.includes('hand_in_list') && answers.handIn !== undefined ? answers.handIn : null;
  });
  const { user, router } = renderApp(<EventListsPage />, { address, path: '/events/:id/lists' });
  const bodyOf = (name: string) => backend.calls.filter(({ path }) => path.includes(name)).at(-1)?.body;
  return { user, router, answers, bodyOf, press: pressing(user) };
}

const pressing = (user: ReturnType<typeof renderApp>['user']) => async (name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
export const listsRow = async (name: RegExp) => within(await screen.findByRole('row', { name }));
