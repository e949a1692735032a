import { describe, expect, it } from 'vitest';
import type { SavedList } from '../saved-list.ts';
import { LIST_ROOM, nearlyFull } from './room.ts';

const list = (bytes = 0): Pick<SavedList, 'units'> => ({
  units: [{ id: 'a', name: 'É'.repeat(bytes / 2) }] as unknown as SavedList['units'],
});
const lists = (count: number, bytes = 0) => Array.from({ length: count }, () => list(bytes));

describe('the room for lists in the cloud', () => {
  it('is not worth a word below nine tenths', () => {
    expect(nearlyFull([])).toBeNull();
    expect(nearlyFull(lists(LIST_ROOM.lists * 0.9 - 1))).toBeNull();
  });

  it('is told in lists from nine tenths on', () => {
    expect(nearlyFull(lists(480))).toEqual({ unit: 'lists', used: 480, most: 500 });
    expect(nearlyFull(lists(510))).toEqual({ unit: 'lists', used: 510, most: 500 });
  });

  it('is told in megabytes when few lists are that large', () => {
    expect(nearlyFull(lists(24, 380_000))).toEqual({ unit: 'megabytes', used: 9.1, most: 10 });
  });

  it('counts bytes as the database writes them, with a space behind commas and colons', () => {
    const stored = (fill: number) => `[{"a": [1, null], "b": {}, "é": "${'x'.repeat(fill)}"}, {"c": "\\""}]`;
    const size = (text: string) => new TextEncoder().encode(text).length;
    const ofSize = (bytes: number): Pick<SavedList, 'units'> => ({
      units: JSON.parse(stored(bytes - size(stored(0)))) as SavedList['units'],
    });
    const hundred = Array.from({ length: 100 }, () => ofSize(90_000));
    expect(nearlyFull(hundred)).toEqual({ unit: 'megabytes', used: 9, most: 10 });
    expect(nearlyFull([...hundred.slice(1), ofSize(89_999)])).toBeNull();
  });
});
