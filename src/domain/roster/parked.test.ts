import { describe, expect, it } from 'vitest';
import { documentWith } from '#tests/builders/catalogue.ts';
import { NO_PARKED, parkedText, readParkedText, withParked } from './parked.ts';

const MINE = documentWith({ hersir: 1 }, { name: 'Mine' });
const THEIRS = documentWith({ alborc: 1 }, { name: 'Theirs' });

describe('parked lists', () => {
  it('are one for each draft, and go with null or without units', () => {
    const both = withParked(withParked(NO_PARKED, 'one', MINE), 'two', THEIRS);
    expect(both).toEqual({ one: MINE, two: THEIRS });
    expect(withParked(both, 'one', THEIRS)).toEqual({ one: THEIRS, two: THEIRS });
    expect(withParked(both, 'one', null)).toEqual({ two: THEIRS });
    expect(withParked(both, 'two', documentWith({}))).toEqual({ one: MINE });
  });

  it('are those of the 50 newest drafts', () => {
    const drafts = Array.from({ length: 60 }, (_, at) => `draft-${String(at)}`);
    const parked = drafts.reduce((lists, id) => withParked(lists, id, MINE), NO_PARKED);
    expect(Object.keys(parked)).toEqual(drafts.slice(10));
  });

  it('are read as they were written, and what is damaged is counted', () => {
    const parked = { one: MINE, two: THEIRS };
    expect(readParkedText(parkedText(parked))).toEqual({ value: parked, unread: 0 });
    expect(readParkedText(JSON.stringify({ one: MINE, two: { name: 7 } }))).toEqual({
      value: { one: MINE },
      unread: 1,
    });
    for (const text of ['', '[]', '7', '{']) expect(readParkedText(text)).toBeNull();
  });
});
