import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST } from '#domain/access/viewer.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
import {
  BAD,
  BAD_CODE,
  GOOD,
  GOOD_CODE,
  listsRow,
  openEventLists,
  PAST,
  VERDICT,
} from '#tests/builders/event-lists-page.tsx';
import { EVENT_ID } from '#tests/builders/event-rows.ts';
import { BEA, ME, listEventRow, listRow, openedWith } from '#tests/builders/event-views.ts';
import { ANNA_HERE, fakeBackend } from '#tests/builders/fake-backend.ts';
import { formatWith } from '#tests/builders/formats.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { freshLists } from '#tests/builders/saved-lists.ts';
import { Component as EventListsPage } from './event-lists-page.tsx';

const copies = new Map<string, unknown>();
vi.mock('#platform/storage/kept-copies.ts', () => ({
  readCopy: async (name: string) => Promise.resolve(copies.get(name) ?? null),
  keepCopy: async (name: string, copy: unknown) => Promise.resolve(void copies.set(name, copy)),
}));
vi.mock(
  '#data/lists/saved-lists-store.ts',
  async () => (await import('#tests/builders/saved-lists.ts')).savedListsModule,
);

beforeEach(() => {
  queryClient().clear();
  copies.clear();
  freshLists([BAD, GOOD]);
  putDraft();
  sessionStore.setState({ viewer: ANNA_HERE });
});

afterEach(() => {
  sessionStore.setState({ viewer: GUEST });
  vi.unstubAllGlobals();
});

describe('the page of the lists of an event', () => {
  it('says when they are due, in the zone of the event and that of the reader', async () => {
    const { bodyOf } = openEventLists({ address: `/events/${EVENT_ID}/lists?invite=CODE` });
    expect(await screen.findByRole('heading', { level: 1, name: 'Lists' })).toBeDefined();
    expect(
      await screen.findByText(/Saturday, January 10, 2099 at 10:00.PM \(Europe\/Helsinki\)/),
    ).toBeDefined();
    expect(screen.getByText(/^On your clock: /)).toBeDefined();
    expect(screen.getByText('Time left').nextElementSibling?.textContent).toMatch(/days/);
    expect(screen.getByText(/^0 of 3 lists are in. They are shown once/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Event' }).getAttribute('href')).toBe(
      `/events/${EVENT_ID}?invite=CODE`,
    );
    for (const call of ['event_view', 'event_lists']) expect(bodyOf(call)).toMatchObject({ invite: 'CODE' });
  });

  it('tells of an event without a deadline, and of one that is not there', async () => {
    openEventLists({ event: { list_deadline: null } });
    expect(await screen.findByRole('heading', { name: /^No lists are handed in/ })).toBeDefined();
    cleanup();
    queryClient().clear();
    openEventLists({ event: null });
    expect(await screen.findByRole('heading', { name: 'There is no such event' })).toBeDefined();
  });

  it('explains what a seal proves', async () => {
    const { user } = openEventLists();
    await user.click(await screen.findByText('What a seal proves'));
    expect(screen.getByText(/not a letter of the list has changed/)).toBeDefined();
  });

  it('asks a guest to sign in', async () => {
    sessionStore.setState({ viewer: GUEST });
    openEventLists({ event: { players: [BEA] } });
    expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe(
      `/login?next=${encodeURIComponent(`/events/${EVENT_ID}/lists`)}`,
    );
    expect(screen.queryByRole('region', { name: 'My list' })).toBeNull();
  });
});

it('shows what the device kept while there is no answer', async () => {
  const kept = { event: true };
  fakeBackend(({ path }) => {
    if (!kept.event) return path.includes('/rpc/') ? { status: 503, body: {} } : null;
    if (path.includes('event_view')) return { status: 200, body: listEventRow({ players: [ME, BEA] }) };
    return path.includes('event_lists') ? { status: 200, body: [listRow(2, 1, GOOD_CODE)] } : null;
  });
  const address = { address: `/events/${EVENT_ID}/lists`, path: '/events/:id/lists' };
  renderApp(<EventListsPage />, address);
  await listsRow(/^Bea/);
  kept.event = false;
  cleanup();
  queryClient().clear();
  renderApp(<EventListsPage />, address);
  expect(await screen.findByText(/^There is no answer from the server. This is the state of/)).toBeDefined();
  expect((await listsRow(/^Bea/)).getByText('Version 1')).toBeDefined();
});

describe('a player with a seat', () => {
  const made = { status: 200, body: { version: 1, seal: 'cd'.repeat(32), at: PAST } };

  it('hands in a saved list that was checked with the format of the event', async () => {
    const format = formatWith({ minPoints: 50, maxPoints: 300 });
    const { press, bodyOf } = openEventLists({ event: { format }, handIn: made });
    await press('Hand in a list');
    await press(/^Winter Raid/);
    expect(screen.getByText('Winter Cup: fits')).toBeDefined();
    await press('Hand in this list');
    await waitFor(() =>
      expect(messagesShown()).toEqual(['Version 1 is in | Its seal begins with cdcdcdcd.']),
    );
    expect(bodyOf('hand_in_list')).toMatchObject({
      event: EVENT_ID,
      code: GOOD_CODE,
      verdict: { problems: 0, release: 0 },
      facts: { units: expect.arrayContaining([expect.any(String)]), release: 0 },
      player: null,
      reason: null,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is warned of a list with problems, and may hand it in or mend it', async () => {
    const { press, bodyOf, router } = openEventLists({ handIn: made });
    await press('Hand in a list');
    await press(/^Two Hersirs/);
    const dialog = within(screen.getByRole('dialog', { name: 'Hand in a list' }));
    expect(dialog.getByText('This list has 1 problem')).toBeDefined();
    expect(dialog.getByText('Not legal: 1 problem')).toBeDefined();
    expect(await dialog.findByRole('list', { name: 'Warnings' })).toBeDefined();
    await press('Open in the builder');
    expect(router.state.location.pathname).toBe('/builder');
    expect(draft()).toMatchObject({ name: 'Two Hersirs' });
    expect(bodyOf('hand_in_list')).toBeUndefined();
  });

  it('hands it in all the same', async () => {
    const { press, bodyOf } = openEventLists({ handIn: made });
    await press('Hand in a list');
    await press(/^Two Hersirs/);
    await press('Hand in with problems');
    await waitFor(() =>
      expect(bodyOf('hand_in_list')).toMatchObject({ code: BAD_CODE, verdict: { problems: 1 } }),
    );
  });

  it.each([
    [{ status: 409, body: { code: 'PT409', details: 'deadline' } }, /^The deadline is over, and this list/],
    [
      { status: 400, body: { code: '23514', message: 'event_lists_version_check' } },
      /^There are 50 versions/,
    ],
    [{ status: 503, body: {} }, /^There is no answer from the server. The list may have arrived/],
    [{ status: 429, body: { code: 'PT429', hint: '90' } }, /You can continue in 2 minutes/],
  ])('is told why it was not taken, and tries again: %j', async (refusal, words) => {
    const { press, answers } = openEventLists({ handIn: refusal });
    await press('Hand in a list');
    await press(/^Winter Raid/);
    await press('Hand in this list');
    expect((await screen.findByText(words)).closest('[role="alert"]')).not.toBeNull();
    answers.handIn = made;
    await press('Hand in this list');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('reads the own list and its versions, and may replace it', async () => {
    const lists = [
      listRow(1, 1, BAD_CODE, openedWith(BAD_CODE)),
      listRow(1, 2, GOOD_CODE, { ...openedWith(GOOD_CODE), verdict: VERDICT }),
    ];
    const { user } = openEventLists({ lists });
    const mine = within(await screen.findByRole('region', { name: 'My list' }));
    expect(mine.getByText('Version 2')).toBeDefined();
    expect(mine.getByText('Winter Raid')).toBeDefined();
    expect(mine.getAllByRole('img', { name: 'The seal fits this list' })).not.toHaveLength(0);
    expect(mine.getByRole('link', { name: 'Show the list' }).getAttribute('href')).toBe(
      `/shared-list/${GOOD_CODE}`,
    );
    expect(mine.getByRole('link', { name: 'Show version 1' }).getAttribute('href')).toBe(
      `/shared-list/${BAD_CODE}`,
    );
    expect(mine.getByRole('button', { name: 'Replace the list' })).toBeDefined();
    await user.click(mine.getAllByRole('button', { name: 'Copy the seal' })[0] as HTMLElement);
    expect(await navigator.clipboard.readText()).toBe(listRow(1, 2, GOOD_CODE).seal);
  });

  it('hands in no 51st version, and nothing after the deadline', async () => {
    openEventLists({ lists: [listRow(1, 50, GOOD_CODE, openedWith(GOOD_CODE))] });
    expect(await screen.findByText(/^There are 50 versions already/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(Replace|Hand in)/ })).toBeNull();
    cleanup();
    queryClient().clear();
    openEventLists({ event: { list_deadline: PAST } });
    expect(await screen.findByText(/there is no list of yours/)).toBeDefined();
  });
});
