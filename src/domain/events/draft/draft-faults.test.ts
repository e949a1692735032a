import { describe, expect, it } from 'vitest';
import { eventDraft, FIXED_TIMES } from '#tests/builders/event-drafts.ts';
import { formatWith } from '#tests/builders/formats.ts';
import { draftFaults, FAULTY_FIELDS } from './draft-faults.ts';
import type { EventDraft } from './event-draft.ts';

const NOW = '2027-01-01T00:00:00.000Z';
const faults = (some: Partial<EventDraft> = {}, before: EventDraft | null = null) =>
  draftFaults(eventDraft(some), { ...FIXED_TIMES, now: NOW, before });
const LISTS = { takesLists: true, listDeadline: '2027-01-15T10:00' } as const;

describe('the faults of a draft', () => {
  it('are none for the defaults with a name and a time', () => {
    expect(faults()).toEqual({});
  });

  it('name every field that must be filled in, in the order of the form', () => {
    const numbers = { seats: null, rounds: null, roundMinutes: null };
    const points = { win: null, draw: null, loss: null, bye: null };
    const byeScore = { mission: null, feats: null, difference: null };
    const missing = faults({
      name: ' \n',
      startsAt: '',
      ...numbers,
      ...points,
      byeScore,
      takesLists: true,
      listsShown: 'at',
    });
    expect(Object.values(missing).every(({ kind }) => kind === 'missing')).toBe(true);
    expect(FAULTY_FIELDS.filter((field) => missing[field] !== undefined)).toEqual([
      'name',
      'startsAt',
      'seats',
      'rounds',
      'roundMinutes',
      'win',
      'draw',
      'loss',
      'bye',
      'byeMission',
      'byeFeats',
      'byeDifference',
      'listDeadline',
      'listsShownAt',
    ]);
  });

  it.each([
    ['name', 100],
    ['about', 5000],
    ['place', 120],
    ['city', 80],
    ['fee', 80],
  ] as const)('find %s too long from %s characters on, as people count them', (field, most) => {
    expect(faults({ [field]: ` ${'🎲'.repeat(most)}` })).toEqual({});
    expect(faults({ [field]: '🎲'.repeat(most + 1) })).toEqual({ [field]: { kind: 'too-long', most } });
  });

  it.each([
    'http://example.org/a.jpg',
    'javascript:alert(1)',
    '//example.org/a.jpg',
    '/art/a.jpg',
    'a b',
    'https://a:b@example.org/',
  ])('find %s no picture for every reader', (picture) => {
    expect(faults({ picture })).toEqual({ picture: { kind: 'no-picture' } });
  });

  it('take an address over https as a picture, and none', () => {
    expect([faults({ picture: ' https://example.org/a.jpg ' }), faults({ picture: '  ' })]).toEqual([{}, {}]);
    expect(faults({ picture: `https://example.org/${'a'.repeat(2000)}` })).toEqual({
      picture: { kind: 'too-long', most: 2000 },
    });
  });

  it.each([
    ['seats', 2, 256],
    ['rounds', 1, 15],
    ['roundMinutes', 10, 600],
    ['win', 0, 100],
    ['bye', 0, 100],
  ] as const)('find %s outside %s to %s', (field, min, max) => {
    expect(faults({ [field]: min })).toEqual({});
    expect(faults({ [field]: max })).toEqual({});
    for (const value of [min - 1, max + 1, min + 0.5]) {
      expect(faults({ [field]: value })).toEqual({ [field]: { kind: 'out-of-range', min, max } });
    }
  });

  it('let a difference alone be negative', () => {
    expect(faults({ byeScore: { mission: 0, feats: 0, difference: -4 } })).toEqual({});
    expect(faults({ byeScore: { mission: -1, feats: 0, difference: 0 } })).toEqual({
      byeMission: { kind: 'out-of-range', min: 0, max: 999 },
    });
  });

  it('find a format that the database would not take', () => {
    const limits = Array.from(
      { length: 60 },
      () => ({ of: 'keyword', id: '木'.repeat(100), max: 1 }) as const,
    );
    expect(faults({ format: formatWith({ limits: limits.slice(0, 50) }) })).toEqual({});
    expect(faults({ format: formatWith({ limits }) })).toEqual({ format: { kind: 'too-large' } });
  });
});

describe('the faults of times', () => {
  it.each(['soon', '1999-12-31T10:00', '2100-01-01T00:00'])('find no time in %s', (startsAt) => {
    expect(faults({ startsAt })).toEqual({ startsAt: { kind: 'no-such-time' } });
  });

  it('find no time in a zone that the browser does not know', () => {
    expect(faults({ ...LISTS, zone: 'Mars' })).toEqual({
      startsAt: { kind: 'no-such-time' },
      listDeadline: { kind: 'no-such-time' },
    });
  });

  it('refuse a new deadline in the past, and take one that stays', () => {
    const past = { ...LISTS, listDeadline: '2026-12-31T10:00' };
    expect(faults(past)).toEqual({ listDeadline: { kind: 'past' } });
    expect(faults(past, eventDraft(past))).toEqual({});
    expect(faults(past, eventDraft({ ...past, takesLists: false }))).toEqual({
      listDeadline: { kind: 'past' },
    });
  });

  it('let lists be shown at the deadline at the earliest', () => {
    const at = (listsShownAt: string) => faults({ ...LISTS, listsShown: 'at', listsShownAt });
    expect(at('2027-01-15T10:00')).toEqual({});
    expect(at('2027-01-15T09:59')).toEqual({ listsShownAt: { kind: 'before-deadline' } });
    const open = { ...LISTS, listsShown: 'at', listsShownAt: '2027-01-15T12:00', listDeadline: '' } as const;
    expect(faults(open)).toEqual({ listDeadline: { kind: 'missing' } });
  });

  it('leave the times of lists alone when none are handed in', () => {
    expect(faults({ takesLists: false, listDeadline: 'soon', listsShown: 'at' })).toEqual({});
  });
});
