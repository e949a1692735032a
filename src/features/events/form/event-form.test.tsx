import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST } from '#domain/access/viewer.ts';
import {
  box,
  EVENT_ID,
  EVENT_ROW,
  freshEventForm,
  openEventForm,
  setTime,
  time,
} from '#tests/builders/event-form.tsx';
import { ANNA_HERE, noNetwork, refusal } from '#tests/builders/fake-backend.ts';
import { messagesShown } from '#tests/builders/render-app.tsx';

async function fillIn(user: ReturnType<typeof openEventForm>['user']) {
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Winter Open');
  setTime('Start', '2099-01-16T10:00');
  await user.clear(box('Time zone'));
  await user.type(box('Time zone'), 'helsin{Enter}');
}

beforeEach(freshEventForm);
afterEach(() => {
  sessionStore.setState({ viewer: GUEST });
  vi.unstubAllGlobals();
});

describe('the form of a new event', () => {
  it('saves name, time and place with good defaults, and goes on to the page of the event', async () => {
    const { user, press, saved, address } = openEventForm('new');
    await fillIn(user);
    await user.type(box('Country'), 'Finl');
    await press('Finland');
    await press('Save event');
    await waitFor(() => expect(address()).toBe(`/events/${EVENT_ID}`));
    expect(saved()[0]?.body).toMatchObject({
      event: null,
      body: {
        name: 'Winter Open',
        starts_at: '2099-01-16T08:00:00.000Z',
        zone: 'Europe/Helsinki',
        country: 'FI',
        seats: 16,
        rounds: 3,
        round_minutes: 120,
        pairing: 'swiss',
        scoring: { bye: 3, tieBreaks: ['strength', 'mission', 'difference', 'lot'] },
        list_deadline: null,
      },
    });
    expect(messagesShown()).toEqual(['Event saved | Nobody else sees it until you announce it.']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('tells faults at their fields, and moves the focus to the first', async () => {
    const { user, press, saved } = openEventForm('new');
    expect((await screen.findByRole('textbox', { name: 'Name' })).getAttribute('aria-invalid')).toBeNull();
    await press('Save event');
    expect(document.activeElement).toBe(box('Name'));
    expect(box('Name').getAttribute('aria-invalid')).toBe('true');
    expect(time('Start').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Give the event a name.')).toBeDefined();
    expect(screen.getByText('Choose when the event begins.')).toBeDefined();
    await user.type(box('Name'), 'Winter Open');
    expect(box('Name').getAttribute('aria-invalid')).toBeNull();
    expect(saved()).toEqual([]);
  });

  it('takes a picture by its address over https, and says so of any other', async () => {
    const { user, press, saved } = openEventForm('new');
    await fillIn(user);
    await user.type(box('Picture'), 'http://example.org/hall.jpg');
    await press('Save event');
    expect(document.activeElement).toBe(box('Picture'));
    expect(screen.getByText('The address must begin with https:// and lead to a picture.')).toBeDefined();
    await user.clear(box('Picture'));
    await user.type(box('Picture'), 'https://example.org/hall.jpg');
    await press('Save event');
    await waitFor(() =>
      expect(saved()[0]?.body).toMatchObject({ body: { picture: 'https://example.org/hall.jpg' } }),
    );
  });

  it('opens the part that the first fault is in', async () => {
    const { user, press } = openEventForm('new');
    await fillIn(user);
    await user.click(screen.getByRole('switch', { name: 'Players hand in their lists', hidden: true }));
    const part = screen.getByText('Lists').closest('details');
    expect(part?.open).toBe(false);
    await press('Save event');
    expect(part?.open).toBe(true);
    expect(document.activeElement).toBe(time('Deadline'));
  });

  it('says why it was not saved, keeps everything, and saves on another try', async () => {
    const answers = [noNetwork, () => refusal(429, 'PT429', { details: 'events', hint: '7000' })];
    const { user, press, address, saved } = openEventForm('new', {
      save: () => answers.shift()?.() ?? { status: 200, body: EVENT_ID },
    });
    await fillIn(user);
    await press('Save event');
    expect((await screen.findByText(/^There is no answer/)).closest('[role="alert"]')).not.toBeNull();
    await press('Save event');
    expect(await screen.findByText(/20 events in a day.*in 2 hours\.$/)).toBeDefined();
    expect(box('Name').value).toBe('Winter Open');
    await press('Save event');
    await waitFor(() => expect(address()).toBe(`/events/${EVENT_ID}`));
    const [first, second] = saved().map(({ body }) => body['key']);
    expect(second).toBe(first);
  });

  it('comes back after a reload of the tab, for the same account', async () => {
    sessionStorage.setItem(
      'muster_typed_event_new',
      JSON.stringify({ userId: ANNA_HERE.userId, changes: { name: 'Half a name', seats: null } }),
    );
    const { press } = openEventForm('new');
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })).value).toBe(
      'Half a name',
    );
    await press('Start over');
    expect([box('Name').value, box('Seats').value]).toEqual(['', '16']);
    await press('Undo');
    expect([box('Name').value, box('Seats').value]).toEqual(['Half a name', '']);
  });

  it('keeps each change in the tab', async () => {
    const { user } = openEventForm('new');
    await user.type(await screen.findByRole('textbox', { name: 'City' }), 'Turku');
    const kept = sessionStorage.getItem('muster_typed_event_new') ?? '';
    expect(JSON.parse(kept)).toMatchObject({ userId: ANNA_HERE.userId, changes: { city: 'Turku' } });
  });

  it('is empty for another account than the one that typed in it', async () => {
    const kept = { userId: 'somebody', changes: { city: 'Turku' } };
    sessionStorage.setItem('muster_typed_event_new', JSON.stringify(kept));
    openEventForm('new');
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'City' })).value).toBe('');
  });

  it('sends guests to sign in and back', () => {
    sessionStore.setState({ viewer: GUEST });
    openEventForm('new');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in to organise an event');
    const way = screen.getByRole('link', { name: 'Sign in' });
    expect(way.getAttribute('href')).toBe('/login?next=%2Fevents%2Fnew');
  });
});

describe('the form of an event that is there', () => {
  it('saves what was changed and nothing else', async () => {
    const { user, press, saved, address } = openEventForm('edit');
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' II');
    await user.clear(box('Country'));
    await press('Save changes');
    await waitFor(() => expect(address()).toBe(`/events/${EVENT_ID}`));
    expect(saved()[0]?.body).toEqual({
      body: { name: 'Winter Open II', country: null },
      event: EVENT_ID,
      key: expect.any(String),
    });
  });

  it('keeps a deadline that is over, also in another zone', async () => {
    const event = { ...EVENT_ROW, list_deadline: '2026-01-10T20:00:30+00:00' };
    const { user, press, saved } = openEventForm('edit', { event });
    await user.click(await screen.findByText('Lists'));
    expect([time('Deadline').disabled, time('Deadline').value]).toEqual([true, '2026-01-10T22:00']);
    await user.clear(box('Time zone'));
    await user.type(box('Time zone'), 'madrid{Enter}');
    expect(time('Deadline').value).toBe('2026-01-10T21:00');
    await press('Save changes');
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.body['body']).toEqual({
      zone: 'Europe/Madrid',
      starts_at: '2099-01-16T09:00:00.000Z',
    });
  });

  it('offers a way to sign in again, with everything kept', async () => {
    const { user, press } = openEventForm('edit', { save: () => refusal(401, '42501') });
    await user.type(await screen.findByRole('textbox', { name: 'City' }), ' II');
    await press('Save changes');
    const way = await screen.findByRole('link', { name: 'Sign in' });
    expect(way.getAttribute('href')).toBe(`/login?next=${encodeURIComponent(`/events/${EVENT_ID}/edit`)}`);
    expect(sessionStorage.getItem(`muster_typed_event_${EVENT_ID}`)).toContain('Turku II');
  });

  it.each([
    ['it is not there', null],
    ['another account runs it', { ...EVENT_ROW, runs: false }],
  ])('is not found when %s', async (_, event) => {
    openEventForm('edit', { event });
    expect(await screen.findByRole('heading', { name: 'There is no such event' })).toBeDefined();
  });

  it('is closed once the event is over', async () => {
    openEventForm('edit', { event: { ...EVENT_ROW, state: 'finished' } });
    expect(await screen.findByRole('heading', { name: 'This event is over' })).toBeDefined();
  });
});
