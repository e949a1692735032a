import { describe, expect, it } from 'vitest';
import { eventDraft, FIXED_TIMES, SAVED_EVENT } from '#tests/builders/event-drafts.ts';
import { formatWith } from '#tests/builders/formats.ts';
import { bodyOf, changedColumns } from './draft-body.ts';
import { draftOfEvent } from './draft-of-event.ts';
import { newDraft, plannedRounds, zoneChange } from './event-draft.ts';

const saved = draftOfEvent(SAVED_EVENT, FIXED_TIMES);
const body = (some = {}) => bodyOf(eventDraft(some), FIXED_TIMES);
const changed = (some: object, before = saved) =>
  changedColumns(bodyOf({ ...before, ...some }, FIXED_TIMES), bodyOf(before, FIXED_TIMES));

describe('the body of a draft', () => {
  it('has every column of a new event, with empty ones null', () => {
    expect(body()).toEqual({
      name: 'Winter Open',
      about: null,
      picture: null,
      place: null,
      city: null,
      country: null,
      starts_at: '2027-01-16T10:00:00.000Z',
      zone: 'UTC',
      seats: 16,
      rounds: 3,
      round_minutes: 120,
      pairing: 'swiss',
      cut: null,
      scoring: {
        win: 3,
        draw: 1,
        loss: 0,
        bye: 3,
        byeScore: null,
        tieBreaks: ['strength', 'mission', 'difference', 'lot'],
      },
      missions: [],
      plan: [],
      format: null,
      list_deadline: null,
      lists_shown_at: null,
      fee: null,
      takes_late: false,
      has_waiting_list: true,
      is_invite_only: false,
    });
  });

  it('has lines and prose that the database takes', () => {
    const typed = { name: ' Winter\n\u0007Open ', fee: ' ', about: '\r\nOne\r\n\u0000Two\tThree \ud800\n' };
    expect(body(typed)).toMatchObject({ name: 'Winter  Open', fee: null, about: 'One\nTwo\tThree \ufffd' });
  });

  it('has the picture as browsers fetch it, and none for an empty field', () => {
    expect(body({ picture: ' https://example.org/a hall.jpg ' })['picture']).toBe(
      'https://example.org/a%20hall.jpg',
    );
    expect(body({ picture: ' ' })['picture']).toBeNull();
  });

  it('has the times of lists only when lists are handed in, and shown at a time', () => {
    const lists = { takesLists: true, listDeadline: '2027-01-15T10:00', listsShownAt: '2027-01-15T12:00' };
    expect(body(lists)).toMatchObject({ list_deadline: '2027-01-15T10:00:00.000Z', lists_shown_at: null });
    expect(body({ ...lists, listsShown: 'at' })['lists_shown_at']).toBe('2027-01-15T12:00:00.000Z');
    expect(body({ ...lists, listsShown: 'at', takesLists: false })['lists_shown_at']).toBeNull();
  });

  it('parts missions that are told now from those that are told later, for the rounds there are', () => {
    const plays = [
      { telling: 'nothing', mission: 'loot', feat: null },
      { telling: 'now', mission: 'take', feat: null },
      { telling: 'later', mission: null, feat: 'banner' },
      { telling: 'now', mission: null, feat: null },
      { telling: 'now', mission: 'beyond', feat: null },
    ];
    expect(body({ plays, rounds: 4 })).toMatchObject({
      missions: [null, { mission: 'take', feat: null }],
      plan: [null, null, { mission: null, feat: 'banner' }],
    });
  });
});

describe('the rounds that missions are chosen for', () => {
  it('include those of a knock-out, and are 15 at most', () => {
    expect(plannedRounds({ rounds: 3, cut: null })).toBe(3);
    expect(plannedRounds({ rounds: 3, cut: 4 })).toBe(5);
    expect(plannedRounds({ rounds: 14, cut: 8 })).toBe(15);
    expect(plannedRounds({ rounds: null, cut: null })).toBe(0);
  });
});

describe('the draft of a saved event', () => {
  it('shows its times in its zone and its missions by round', () => {
    expect(saved).toMatchObject({
      startsAt: '2027-01-16T10:00',
      takesLists: true,
      listDeadline: '2027-01-14T22:00',
      listsShown: 'at',
      listsShownAt: '2027-01-15T10:00',
      byeScore: { mission: 6, feats: 2, difference: 4 },
    });
    expect(saved.plays.slice(0, 3)).toEqual([
      { telling: 'now', mission: 'loot', feat: null },
      { telling: 'later', mission: 'take', feat: 'banner' },
      { telling: 'nothing', mission: null, feat: null },
    ]);
  });

  it('is that of a new event where little was said', () => {
    const bare = {
      about: null,
      picture: null,
      place: null,
      city: null,
      country: null,
      fee: null,
      plan: null,
    };
    const lists = { listDeadline: null, listsShownAt: null };
    const draft = draftOfEvent({ ...SAVED_EVENT, ...bare, ...lists, missions: [] }, FIXED_TIMES);
    const { about, picture, place, city, country, fee, takesLists, listDeadline, listsShown, listsShownAt } =
      newDraft('+2');
    const empty = {
      about,
      picture,
      place,
      city,
      country,
      fee,
      takesLists,
      listDeadline,
      listsShown,
      listsShownAt,
    };
    expect(draft).toMatchObject(empty);
    expect(draft.plays.every(({ telling }) => telling === 'nothing')).toBe(true);
  });

  it('saves only the columns that were changed', () => {
    expect(changed({})).toEqual({});
    expect(changed({ name: 'Winter Open ' })).toEqual({});
    expect(changed({ seats: 40, format: formatWith() })).toEqual({ seats: 40, format: formatWith() });
    expect(changed({ listDeadline: '2027-01-14T23:00' })).toEqual({
      list_deadline: '2027-01-14T21:00:00.000Z',
    });
  });
});

describe('another zone', () => {
  it('keeps the times as clocks show them', () => {
    const change = zoneChange(saved, 'UTC', false, FIXED_TIMES);
    expect(Object.keys(changed(change))).toEqual(['starts_at', 'zone', 'list_deadline', 'lists_shown_at']);
  });

  it('does not move a deadline that is over', () => {
    const change = zoneChange(saved, 'UTC', true, FIXED_TIMES);
    expect(change).toEqual({ zone: 'UTC', listDeadline: '2027-01-14T20:00' });
    expect(Object.keys(changed(change))).toEqual(['starts_at', 'zone', 'lists_shown_at']);
  });
});
