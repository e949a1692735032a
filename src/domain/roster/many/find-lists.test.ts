import { describe, expect, it } from 'vitest';
import { documentWith, smallCatalogue } from '#tests/builders/catalogue.ts';
import { type SavedList, toSavedList } from '../saved-list.ts';
import type { RosterDocument } from '../types.ts';
import { documentOfList, type Findable, findLists, type ListsView, totalsOfList } from './find-lists.ts';
import type { ListMarks } from './list-marks.ts';

const catalogue = smallCatalogue();
const AT = '2026-01-01T00:00:00.000Z';

function saved(document: RosterDocument): SavedList {
  const made = toSavedList(document, catalogue, { id: document.name, createdAt: AT, updatedAt: AT });
  if (!made.ok) throw new Error('The list is not sound.');
  return made.list;
}

function item(
  name: string,
  quantities: Readonly<Record<string, number>>,
  marks: ListMarks = {},
  playedAt: number | null = null,
): Findable {
  const record = playedAt === null ? null : { won: 1, drawn: 0, lost: 0, playedAt };
  return { list: saved(documentWith(quantities, { name })), marks, record };
}

const tags = (...value: string[]): ListMarks => ({ tags: { at: 1, value } });
const NOTES: ListMarks = {
  note: { at: 1, value: 'Win the middle.' },
  'note:alborc': { at: 1, value: 'left flank' },
};
const ITEMS = [
  item('Raid 10', { alborc: 1 }, tags('Club night'), 5),
  item('raid 2', { 'orc-hunters': 1 }, { pinned: { at: 1, value: true }, ...tags('League') }),
  item('Écu', { 'orc-hunters': 3, alborc: 1 }, { ...tags('Club night', 'League'), ...NOTES }, 9),
  item('Old', { alborc: 1 }, { archived: { at: 1, value: true } }),
];

function found(view: Partial<ListsView>, items: readonly Findable[] = ITEMS): readonly string[] {
  const whole = { search: '', tags: [], isArchived: false, sort: 'newest', ...view } as const;
  return findLists(items, (one) => one, whole, catalogue, 'en').map(({ list }) => list.name);
}

describe('finding saved lists', () => {
  it('keeps the given order with pinned lists first, and leaves archived ones out', () => {
    expect(found({})).toEqual(['raid 2', 'Raid 10', 'Écu']);
    expect(found({ isArchived: true })).toEqual(['Old']);
  });

  it.each([
    ['a name without its accents', 'ECU', ['Écu']],
    ['a faction in another language', 'tribus du nord', ['raid 2', 'Raid 10', 'Écu']],
    ['a unit in another language', 'cazadores', ['raid 2', 'Écu']],
    ['a tag', 'league', ['raid 2', 'Écu']],
    ['a note on it', 'middle', ['Écu']],
    ['a note on a unit', 'flank', ['Écu']],
    ['words of several places', 'raid club alborc', ['Raid 10']],
    ['words that nothing holds together', 'raid écu', []],
  ])('finds by %s', (_, search, names) => {
    expect(found({ search })).toEqual(names);
  });

  it('finds a list of a faction that the catalogue does not have', () => {
    const list = { ...saved(documentWith({ alborc: 1 })), faction: 'Lost Legion' };
    expect(found({ search: 'legion' }, [{ list, marks: {}, record: null }])).toEqual(['Winter Raid']);
  });

  it('shows lists with all of the chosen tags', () => {
    expect(found({ tags: ['club night'] })).toEqual(['Raid 10', 'Écu']);
    expect(found({ tags: ['Club night', 'League'] })).toEqual(['Écu']);
  });

  it.each([
    ['name', ['raid 2', 'Écu', 'Raid 10']],
    ['points-up', ['raid 2', 'Raid 10', 'Écu']],
    ['points-down', ['raid 2', 'Écu', 'Raid 10']],
    ['played', ['raid 2', 'Écu', 'Raid 10']],
  ] as const)('sorts by %s behind the pinned ones', (sort, names) => {
    expect(found({ sort })).toEqual(names);
  });
});

it('works a list out once for a catalogue', () => {
  const [first] = ITEMS;
  if (first === undefined) throw new Error('There are lists.');
  expect(documentOfList(first.list, catalogue)).toBe(documentOfList(first.list, catalogue));
  expect(totalsOfList(first.list, catalogue)).toBe(totalsOfList(first.list, catalogue));
  expect(documentOfList(first.list, smallCatalogue())).not.toBe(documentOfList(first.list, catalogue));
});
