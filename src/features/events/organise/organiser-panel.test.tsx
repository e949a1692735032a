import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST } from '#domain/access/viewer.ts';
import { openEvent } from '#tests/builders/event-page.tsx';
import { EVENT_ID, eventRow, seatRow } from '#tests/builders/event-rows.ts';
import { ANNA_HERE } from '#tests/builders/fake-backend.ts';

const run = (some: object = {}) =>
  eventRow({ runs: true, is_organiser: true, plan: [], invite: 'CODE', ...some });
const TWO = [seatRow('Otter', { checked_in_at: null }), seatRow('Raven', { checked_in_at: null })];

beforeEach(() => {
  queryClient().clear();
  sessionStore.setState({ viewer: ANNA_HERE });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.setState({ viewer: GUEST });
});

describe('those who run an event', () => {
  it('announce a draft, or delete it', async () => {
    const { press, calls, router } = openEvent(run({ state: 'draft' }));
    await press('Announce');
    await waitFor(() => expect(calls()).toEqual([['set_event_state', { event: EVENT_ID, wanted: 'open' }]]));
    await press('Delete the draft');
    await press('Delete');
    await waitFor(() => expect(router.state.location.pathname).toBe('/events'));
    expect(calls().at(-1)?.[0]).toBe('delete_event');
  });

  it('begin as the first act once players are there, and not before', async () => {
    openEvent(run({ taken: 1 }));
    const note = await screen.findByText('The event can begin once two players have a seat.');
    const edit = screen.getByRole('link', { name: 'Edit' });
    expect(note.compareDocumentPosition(edit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('button', { name: 'Begin' })).toBeNull();
  });

  it.each([
    [{ taken: 2 }, 'Begin', 'running'],
    [{ state: 'running' }, 'Finish', 'finished'],
    [{ state: 'finished' }, 'Continue the event', 'running'],
    [{ state: 'closed' }, 'Cancel the event', 'cancelled'],
  ])('change the state after a question: %j', async (some, name, wanted) => {
    const { user, press, calls } = openEvent(run(some));
    await press(name);
    const question = within(await screen.findByRole('alertdialog'));
    const [, confirm] = question.getAllByRole('button');
    if (confirm !== undefined) await user.click(confirm);
    await waitFor(() => expect(calls()).toEqual([['set_event_state', { event: EVENT_ID, wanted }]]));
  });

  it('lead to the pairings first while the event runs', async () => {
    openEvent(run({ state: 'running' }));
    const pairings = await screen.findByRole('link', { name: 'Go to the pairings' });
    const primary = document.querySelectorAll('[data-variant=primary]');
    expect([...primary]).toEqual([pairings]);
    expect(pairings.getAttribute('href')).toBe(`/events/${EVENT_ID}/rounds`);
  });

  it('have Begin as the one primary button, and close without a question', async () => {
    const { press, calls } = openEvent(run({ taken: 2, players: TWO }));
    const begin = await screen.findByRole('button', { name: 'Begin' });
    const primary = [...document.querySelectorAll('[data-variant=primary]')];
    expect(primary).toEqual([begin]);
    await press('Close to new players');
    await waitFor(() =>
      expect(calls()).toEqual([['set_event_state', { event: EVENT_ID, wanted: 'closed' }]]),
    );
  });

  it('show, print and renew the code on the door once the event is announced', async () => {
    const here = seatRow('Wolf', { checked_in_at: '2027-01-16T07:40:00Z' });
    const { user, press, calls } = openEvent(
      run({ door: '0123456789AB', taken: 3, players: [...TWO, here] }),
    );
    await user.click(await screen.findByText('Check-in at the door'));
    expect(screen.getByRole('img', { name: 'QR code to check in' })).toBeDefined();
    expect(screen.getByText('1 of 3 players are here.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Print for the door' })).toBeDefined();
    await press('Make a new one');
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Make a new one' }));
    await waitFor(() => expect(calls()).toEqual([['renew_event_door', { event: EVENT_ID }]]));
  });

  it('see no code of the door in a draft', async () => {
    openEvent(run({ state: 'draft', door: '0123456789AB' }));
    expect(await screen.findByRole('button', { name: 'Announce' })).toBeDefined();
    expect(screen.queryByText('Check-in at the door')).toBeNull();
  });

  it('come before the seat of a player', async () => {
    openEvent(run());
    const panel = await screen.findByRole('heading', { name: 'Run this event' });
    const seat = screen.getByRole('heading', { name: 'Your seat' });
    expect(panel.compareDocumentPosition(seat) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('check players in, drop them after a round, and give those a seat who wait', async () => {
    const waiting = seatRow('Wolf', { status: 'waiting', checked_in_at: null });
    const { user, press, calls } = openEvent(run({ taken: 2, waiting: 1, players: [...TWO, waiting] }));
    await press('Check in: Otter');
    await press('Give a seat: Wolf');
    await press('Change Raven');
    const dialog = within(await screen.findByRole('dialog', { name: 'Raven' }));
    await user.type(dialog.getByRole('textbox', { name: 'Drops after round' }), '2');
    await user.type(dialog.getByRole('textbox', { name: 'Club' }), 'Ice Club');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Raven' })).toBeNull());
    await press('Change Raven');
    await press('Take out of the event');
    await waitFor(() =>
      expect(calls()).toEqual([
        ['change_event_player', { player: 'Otter', body: { is_here: true } }],
        ['change_event_player', { player: 'Wolf', body: { status: 'in' } }],
        [
          'change_event_player',
          { player: 'Raven', body: { club: 'Ice Club', joined_round: 1, dropped_after: 2 } },
        ],
        ['change_event_player', { player: 'Raven', body: { status: 'withdrawn' } }],
      ]),
    );
  });

  it('add guests and helpers, and say what a WAB ID looks like', async () => {
    const { user, press, calls } = openEvent(run());
    await user.click(await screen.findByText('Add a guest'));
    await press('Add the guest');
    expect(screen.getByText('A guest needs a name.')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'Name of the guest' }), 'Lotta');
    await press('Add the guest');
    await user.click(screen.getByText('Helpers'));
    const field = screen.getByRole('textbox', { name: 'WAB ID of a helper' });
    await user.type(field, 'lotta');
    await press('Add the helper');
    expect(screen.getByText('A WAB ID looks like WAB-1A2B-3C4D-5E6F.')).toBeDefined();
    await user.clear(field);
    await user.type(field, 'wab-1a2b-3c4d-5e6f');
    await press('Add the helper');
    await waitFor(() =>
      expect(calls()).toEqual([
        ['add_event_guest', { event: EVENT_ID, name: 'Lotta', club: null, joined_round: 1 }],
        ['add_event_helper', { event: EVENT_ID, wab_id: 'WAB-1A2B-3C4D-5E6F' }],
      ]),
    );
  });

  it('renew the invitation after a question', async () => {
    const { user, press, calls } = openEvent(run({ is_invite_only: true }));
    await press('Make a new one');
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Make a new one' }));
    await waitFor(() => expect(calls()).toEqual([['renew_event_invite', { event: EVENT_ID }]]));
  });
});
