import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST } from '#domain/access/viewer.ts';
import { downloadText } from '#platform/files/download.ts';
import type { KeptCopy } from '#platform/storage/kept-copies.ts';
import { EVENT_ID, eventRow, seatRow } from '#tests/builders/event-rows.ts';
import { openEvent } from '#tests/builders/event-page.tsx';
import { ANNA_HERE } from '#tests/builders/fake-backend.ts';
import { messagesShown } from '#tests/builders/render-app.tsx';

const copies = vi.hoisted(() => new Map<string, KeptCopy>());
vi.mock('#platform/storage/kept-copies.ts', () => ({
  keepCopy: (name: string, copy: KeptCopy) => Promise.resolve(void copies.set(name, copy)),
  readCopy: (name: string) => Promise.resolve(copies.get(name) ?? null),
}));
vi.mock('#platform/files/download.ts', () => ({ downloadText: vi.fn<typeof downloadText>() }));

const signIn = (some: object = {}) => sessionStore.setState({ viewer: { ...ANNA_HERE, ...some } });

beforeEach(() => {
  queryClient().clear();
  copies.clear();
  sessionStore.setState({ viewer: GUEST });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.setState({ viewer: GUEST });
});

describe('the page of an event', () => {
  it('says when, where, how it is scored, and who plays', async () => {
    openEvent(
      eventRow({
        zone: 'Asia/Tokyo',
        about: '<b>Bring</b> dice: https://example.org/rules',
        cut: 4,
        taken: 2,
        players: [seatRow('Otter', { club: 'Ice Club', dropped_after: 1 }), seatRow(null)],
        missions: [null, { mission: 'loot', feat: null }],
        scoring: {
          win: 3,
          draw: 1,
          loss: 0,
          bye: 3,
          byeScore: { mission: 6, feats: 2, difference: 4 },
          tieBreaks: ['strength', 'lot'],
        },
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Winter Open' })).toBeDefined();
    expect(screen.getByText(/^Saturday, January 16, 2027 at 5:00\sPM$/)).toBeDefined();
    expect(screen.getByText(/^For you: Saturday, January 16, 2027/)).toBeDefined();
    expect(screen.getByText('<b>Bring</b> dice:', { exact: false })).toBeDefined();
    expect(screen.getByRole('link', { name: /example\.org\/rules/ })).toBeDefined();
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(Object.fromEntries(terms.map((term, at) => [term, facts[at]]))).toMatchObject({
      Organiser: 'Otter',
      Seats: '2 of 8 taken',
      Rounds: '3 rounds · 120 minutes each · Swiss',
      'Knock-out': 'The best 4 after the rounds',
      Points:
        'Win 3 · draw 1 · loss 0 · bye 3A bye counts as 6 mission points, 2 feat points and a difference of 4.',
      'Tie-breaks': '1. Strength of schedule2. Lot',
    });
    expect((await screen.findByRole('link', { name: 'Loot' })).closest('li')?.textContent).toBe(
      'Round 2: Loot',
    );
    const players = screen.getByRole('heading', { name: '2 players' }).parentElement;
    const rows = within(players as HTMLElement).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'OtterIce ClubDropped after round 1',
      'Former player',
    ]);
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('shows its picture without telling that site where it is shown, and words when it is gone', async () => {
    openEvent(eventRow({ picture: 'https://example.org/hall.jpg' }));
    await screen.findByRole('heading', { level: 1, name: 'Winter Open' });
    const picture = document.querySelector('img[src="https://example.org/hall.jpg"]');
    expect(picture?.getAttribute('referrerpolicy')).toBe('no-referrer');
    if (picture !== null) fireEvent.error(picture);
    expect(await screen.findByText('Picture not available')).toBeDefined();
  });

  it('shows no address that is no picture', async () => {
    openEvent(eventRow({ picture: 'javascript:alert(1)' }));
    await screen.findByRole('heading', { level: 1, name: 'Winter Open' });
    expect(document.querySelector('main img, article img, img')).toBeNull();
  });

  it('goes into a calendar', async () => {
    const { press } = openEvent(eventRow({ cut: 4 }));
    await press('Add to calendar');
    const [name, text] = vi.mocked(downloadText).mock.lastCall ?? [];
    expect(name).toBe('Winter Open.ics');
    expect(text).toContain('DTSTART:20270116T080000Z\r\nDTEND:20270116T180000Z');
  });

  it('is unknown to whom it is not for, with a way on', async () => {
    openEvent(null);
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such event' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Show all events' }).getAttribute('href')).toBe('/events');
  });

  it('shows the last known state and its time without an answer', async () => {
    const { lose } = openEvent(eventRow());
    await screen.findByRole('heading', { level: 1, name: 'Winter Open' });
    lose();
    await queryClient().invalidateQueries({ queryKey: ['events'] });
    expect(
      await screen.findByText(/^There is no answer from the server\. This is the state of/),
    ).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Winter Open' })).toBeDefined();
  });

  it('can be hidden by administrators, and shown again', async () => {
    signIn({ isWabAdmin: true });
    const { press, calls } = openEvent(eventRow());
    await press('Hide this event');
    await press('Hide');
    await waitFor(() => expect(calls()).toEqual([['hide_event', { event: EVENT_ID, hidden: true }]]));
  });
});

describe('a seat', () => {
  it('needs an account, and signing in leads back with the invitation', async () => {
    openEvent(eventRow(), undefined, '?invite=CODE');
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe(
      `/login?next=${encodeURIComponent(`/events/${EVENT_ID}?invite=CODE`)}`,
    );
  });

  it('is taken with a club and the code of the invitation, and given back after a question', async () => {
    signIn();
    const change = (row: object, call: string) => ({
      ...row,
      seat: call === 'join_event' ? 'in' : 'withdrawn',
    });
    const { user, press, calls } = openEvent(eventRow(), change, '?invite=CODE');
    await user.type(await screen.findByRole('textbox', { name: 'Club (optional)' }), ' Ice Club ');
    await press('Take a seat');
    await screen.findByText('You have a seat.');
    await press('Withdraw');
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByRole('button', { name: 'Take a seat' })).toBeDefined();
    expect(calls()).toEqual([
      ['join_event', { event: EVENT_ID, club: 'Ice Club', invite: 'CODE' }],
      ['leave_event', { event: EVENT_ID }],
    ]);
  });

  it.each([
    [{ taken: 8 }, 'Wait for a seat'],
    [{ state: 'running', takes_late: true }, 'Wait for a seat'],
  ])('is waited for when there is none: %j', async (some, name) => {
    signIn();
    openEvent(eventRow(some));
    expect(await screen.findByRole('button', { name })).toBeDefined();
  });

  it.each([
    [{ taken: 8, has_waiting_list: false }, 'Every seat is taken, and there is no waiting list.'],
    [{ state: 'closed' }, 'The organisers take no new players now.'],
    [{ state: 'running' }, 'The event has begun and takes no late entries.'],
    [{ state: 'running', seat: 'in' }, 'The event has begun. If you must go, tell its organisers.'],
  ])('is not to be had or given back, and the page says why: %j', async (some, words) => {
    signIn();
    openEvent(eventRow(some));
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: /seat|Withdraw/ })).toBeNull();
  });

  it('leads to the list until its deadline', async () => {
    signIn();
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    openEvent(eventRow({ seat: 'in', list_deadline: inAnHour }));
    const way = await screen.findByRole('link', { name: 'Go to my list' });
    expect(way.getAttribute('href')).toBe(`/events/${EVENT_ID}/lists`);
    expect(screen.getByText(/^Lists are handed in until /)).toBeDefined();
  });

  it.each([
    ['over', { list_deadline: '2026-01-01T00:00:00Z' }],
    ['not the reader’s', { list_deadline: '2127-01-01T00:00:00Z', seat: 'waiting' }],
  ])('does not ask for a list when the deadline is %s', async (_, some) => {
    signIn();
    openEvent(eventRow({ seat: 'in', ...some }));
    await screen.findByRole('button', { name: 'Withdraw' });
    expect(screen.queryByRole('link', { name: 'Go to my list' })).toBeNull();
  });

  it('leads to the table first while the event runs', async () => {
    signIn();
    openEvent(eventRow({ seat: 'in', state: 'running' }));
    const way = await screen.findByRole('link', { name: 'Go to my table' });
    const club = screen.getByRole('textbox', { name: 'Club (optional)' });
    expect(way.compareDocumentPosition(club)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('that somebody else has taken meanwhile is told of', async () => {
    signIn();
    const { press, refuse } = openEvent(eventRow());
    refuse();
    await press('Take a seat');
    await waitFor(() => expect(messagesShown()[0]).toMatch(/^That did not work \| Every seat is taken/));
  });
});

describe('the code on the door', () => {
  const seat = (some: object = {}) => seatRow('Anna', { is_me: true, checked_in_at: null, ...some });

  it('checks a player in by a tap, never by the link alone', async () => {
    signIn();
    const { press, calls } = openEvent(
      eventRow({ seat: 'in', players: [seat()] }),
      (row) => ({ ...row, players: [seat({ checked_in_at: '2027-01-16T07:40:00Z' })] }),
      '?door=0123456789AB',
    );
    expect(await screen.findByText('Are you in the hall?')).toBeDefined();
    expect(calls()).toEqual([]);
    await press('I am here');
    expect(await screen.findByText('The organisers see that you are here.')).toBeDefined();
    expect(calls()).toEqual([['check_in', { event: EVENT_ID, door: '0123456789AB' }]]);
    expect(screen.queryByRole('button', { name: 'I am here' })).toBeNull();
  });

  it.each([
    ['waiting', 'You wait for a seat. Tell the organisers that you are here.'],
    [null, 'Take a seat below, or ask the organisers. Then scan the code again.'],
  ])('tells who has no seat what to do: %s', async (status, words) => {
    signIn();
    openEvent(eventRow({ seat: status }), undefined, '?door=0123456789AB');
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'I am here' })).toBeNull();
  });

  it('asks a guest to sign in, and leads back', async () => {
    openEvent(eventRow(), undefined, '?door=0123456789AB');
    expect(await screen.findByText('Sign in to check in')).toBeDefined();
    const [link] = screen.getAllByRole('link', { name: 'Sign in' });
    expect(link?.getAttribute('href')).toBe(
      `/login?next=${encodeURIComponent(`/events/${EVENT_ID}?door=0123456789AB`)}`,
    );
  });
});

it('lets a player change the own club, also while the event runs', async () => {
  signIn();
  const { user, press, calls } = openEvent(
    eventRow({ seat: 'in', state: 'running', players: [seatRow('Anna', { is_me: true, club: 'Ice Club' })] }),
  );
  const field = await screen.findByRole('textbox', { name: 'Club (optional)' });
  expect(screen.queryByRole('button', { name: 'Save the club' })).toBeNull();
  await user.clear(field);
  await user.type(field, ' Snow Club ');
  await press('Save the club');
  await waitFor(() => expect(calls()).toEqual([['change_own_club', { event: EVENT_ID, club: 'Snow Club' }]]));
});
