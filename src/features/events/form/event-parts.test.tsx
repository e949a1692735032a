import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatsStore } from '#data/formats/formats-store.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST } from '#domain/access/viewer.ts';
import { box, EVENT_ID, freshEventForm, openEventForm, setTime, time } from '#tests/builders/event-form.tsx';
import { formatWith } from '#tests/builders/formats.ts';

beforeEach(freshEventForm);
afterEach(() => {
  sessionStore.setState({ viewer: GUEST });
  vi.unstubAllGlobals();
});

describe('the parts of the form', () => {
  it('order tie-breaks by buttons that keep the focus', async () => {
    const { user, press, choose, saved } = openEventForm('edit');
    await user.click(await screen.findByText('Scoring'));
    await press('Move Lot earlier');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Lot later');
    await press('Remove Strength of schedule');
    await choose(screen.getByRole('combobox', { name: 'Add a tie-break' }), 'Head to head');
    await user.click(screen.getByRole('switch', { name: 'A bye counts game points' }));
    await user.clear(box('Mission points of a bye'));
    await user.type(box('Mission points of a bye'), '6');
    await press('Save changes');
    await waitFor(() => expect(saved()).toHaveLength(1));
    const scoring = { byeScore: { mission: 6, feats: 0, difference: 0 }, tieBreaks: ['lot', 'head-to-head'] };
    expect(saved()[0]?.body).toMatchObject({ event: EVENT_ID, body: { scoring } });
  });

  it('tell missions of each round at once or hide them, those of a knock-out too', async () => {
    const { user, press, choose, saved } = openEventForm('edit');
    await user.click(await screen.findByText('Scoring'));
    await choose(screen.getByRole('combobox', { name: 'Knock-out after the rounds' }), 'The best 4');
    await user.click(screen.getByText('Missions'));
    const final = within(await screen.findByRole('group', { name: 'Final' }));
    await choose(final.getByRole('combobox', { name: 'Mission and feat' }), 'Told at once');
    await choose(final.getByRole('combobox', { name: 'Mission' }), 'Loot');
    const second = within(screen.getByRole('group', { name: 'Round 2' }));
    expect(second.getByRole('combobox', { name: 'Mission and feat' }).textContent).toBe(
      'Hidden until the round',
    );
    await choose(second.getByRole('combobox', { name: 'Mission and feat' }), 'Not chosen');
    await press('Save changes');
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.body['body']).toEqual({
      cut: 4,
      missions: [null, null, null, null, { mission: 'loot', feat: null }],
      plan: [],
    });
  });

  it('take lists of a kept format until a deadline in the zone of the event', async () => {
    const format = formatWith();
    formatsStore.getState().change(() => ({ formats: [format], chosen: null }));
    const { user, press, choose, saved } = openEventForm('edit');
    await user.click(await screen.findByText('Lists'));
    await choose(screen.getByRole('combobox', { name: 'Format' }), 'Winter Cup');
    await user.click(screen.getByRole('switch', { name: 'Players hand in their lists' }));
    setTime('Deadline', '2099-01-14T22:00');
    await choose(screen.getByRole('combobox', { name: 'Everybody reads the lists' }), 'At a time');
    setTime('Lists are shown from', '2099-01-14T21:59');
    await press('Save changes');
    expect(document.activeElement).toBe(time('Lists are shown from'));
    expect(screen.getByText(/^Lists stay sealed until the deadline/)).toBeDefined();
    setTime('Lists are shown from', '2099-01-15T10:00');
    await press('Save changes');
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.body['body']).toEqual({
      format,
      list_deadline: '2099-01-14T20:00:00.000Z',
      lists_shown_at: '2099-01-15T08:00:00.000Z',
    });
  });
});
