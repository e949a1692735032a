import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentWith, smallCatalogue } from '#tests/builders/catalogue.ts';
import { toSavedList } from '../saved-list.ts';
import type { RosterDocument } from '../types.ts';
import { readListFile, withMeant } from './read-list-file.ts';

const catalogue = smallCatalogue();
const read = (text: string) => readListFile(text, catalogue);
const STAMP = { id: 'x', createdAt: '2026-11-26T18:00:00.000Z', updatedAt: '2026-11-26T18:00:00.000Z' };

/** The quantities in each list of a file, or the reason why there is none. */
const quantitiesIn = (text: string) => {
  const file = read(text);
  return file.ok
    ? file.lists.map(({ document }) =>
        Object.fromEntries(document.entries.map((one) => [one.unitId, one.quantity])),
      )
    : file.reason;
};

const saved = (document: RosterDocument) => {
  const made = toSavedList(document, catalogue, STAMP);
  return made.ok ? made.list : null;
};

describe('a file with one list', () => {
  it('may be a saved list of this or the older app, with or without id and name', () => {
    const list = saved(documentWith({ alborc: 1, 'orc-hunters': 2 }));
    expect(quantitiesIn(JSON.stringify(list))).toEqual([{ alborc: 1, 'orc-hunters': 2 }]);
    const { units } = list ?? { units: [] };
    const bare = read(JSON.stringify({ faction: 'Tribes', units: JSON.stringify(units) }));
    expect(bare).toMatchObject({
      ok: true,
      lists: [{ document: { name: '', faction: 'northern-tribes', savedId: null, currentName: null } }],
    });
  });

  it('may be a table that a spreadsheet saved again, without faction and name', () => {
    expect(quantitiesIn('Name;Quantity\r\nCazadores Orcos;2\r\nAlborc;1\r\n')).toEqual([
      { 'orc-hunters': 2, alborc: 1 },
    ]);
  });

  it.each([
    ['bullets', '• Orc Hunters x2\n* Alborc\n– Coal'],
    ['quantities in front', '2x Orc Hunters\n1 x Alborc\n1× Coal'],
    ['quantities in brackets', 'Orc Hunters (x2)\nAlborc (x1)\nCoal'],
    ['points in brackets', '2x Orc Hunters (40 pts)\nAlborc (50 pts)\nCoal [20 pts]'],
    ['points behind a dash', '2x Orc Hunters - 40pts\nAlborc – 50 points\nCoal: 20 pts'],
    ['points behind dots', '2x Orc Hunters ......... 40\nAlborc.....50\nCoal … 20'],
    [
      'sections with points of their own',
      '## Troops (60 pts)\n- **2x Orc Hunters**\n\nCharacters: 50 pts\n- Alborc\n- Coal',
    ],
    [
      'a title with its points',
      'My raid (110 pts)\nArmy: Northern Tribes\n\n2 x Orc Hunters\nAlborc\nCoal\n\nTotal: 110',
    ],
  ])('may be a text of another builder, with %s', (_, text) => {
    expect(quantitiesIn(text)).toEqual([{ 'orc-hunters': 2, alborc: 1, coal: 1 }]);
  });
});

describe('a file with many lists', () => {
  const lists = [saved(documentWith({ alborc: 1 })), saved(documentWith({ coal: 1 }, { name: 'Other' }))];
  const both = [{ alborc: 1 }, { coal: 1 }];

  it.each([
    ['a bare array', lists],
    ['our backup', { format: 'muster-backup', version: 1, lists }],
    ['the storage of the older app', { armyLists: JSON.stringify(lists), language: 'en' }],
    ['the storage of the older app, parsed', { armyLists: lists }],
  ])('is %s', (_, value) => {
    expect(quantitiesIn(JSON.stringify(value))).toEqual(both);
  });

  it('is a table with several lists', () => {
    expect(quantitiesIn('list,name,quantity\nA,Alborc,1\nB,Coal,1\nA,Orc Hunters,3\n')).toEqual([
      { alborc: 1, 'orc-hunters': 3 },
      { coal: 1 },
    ]);
  });

  it('counts the entries that are no lists, and reads the rest', () => {
    const file = read(
      JSON.stringify([lists[0], null, { faction: 'syenann', units: 'broken' }, { units: [] }]),
    );
    expect(file).toMatchObject({ ok: true, unread: 3 });
    expect(file.ok && file.lists).toHaveLength(1);
  });
});

describe('a line that names no unit', () => {
  it('is told with the unit that it most likely means, which then takes its place', () => {
    const file = read(
      'Faction: Northern Tribes\n2x Orc Huntrs\nAlborc\nTundra Maraudeurs (60 pts)\nWish me luck',
    );
    const list = file.ok ? file.lists[0] : undefined;
    expect(list?.missed).toEqual([
      { name: 'Orc Huntrs', quantity: 2, isKept: false, isCounted: true, near: 'orc-hunters' },
      { name: 'Tundra Maraudeurs', quantity: 1, isKept: true, isCounted: false, near: 'tundra-marauders' },
    ]);
    const mended = list?.missed.reduce((done, line) => withMeant(done, line, catalogue), list);
    expect(mended?.missed).toEqual([]);
    expect(mended?.document.entries).toEqual([
      { unitId: 'alborc', quantity: 1 },
      { unitId: 'orc-hunters', quantity: 2 },
      { unitId: 'tundra-marauders', quantity: 1 },
    ]);
  });

  it('adds to a unit that is there, and changes nothing when nothing is meant', () => {
    const file = read('Orc Hunters x1\n1x Orc Huntrs\nOld Unit x1 (30 pts)');
    const list = file.ok ? file.lists[0] : undefined;
    const [typo, old] = list?.missed ?? [];
    expect(old).toMatchObject({ name: 'Old Unit', near: null, isKept: true });
    const mended = list && typo && withMeant(list, typo, catalogue);
    expect(mended?.document.entries[0]).toEqual({ unitId: 'orc-hunters', quantity: 2 });
    expect(mended && old && withMeant(mended, old, catalogue)).toBe(mended);
  });
});

describe('a file without a list', () => {
  it.each([
    ['nothing', ' \n', 'empty'],
    ['prose', 'Dear diary', 'no-lists'],
    ['other JSON', '{"a": 1}', 'no-lists'],
    ['an empty array', '[]', 'no-lists'],
    ['a table without quantities', 'id,name\nalborc,Alborc\n', 'no-lists'],
    ['a table of strangers', 'id,quantity\nnobody,1\n', 'no-lists'],
    ['a table without copies', 'id,quantity,faction_id\nalborc,0,northern-tribes\n', 'no-lists'],
    ['a table that never ends', `quantity,name\n1,"${'x'.repeat(50)}`, 'no-lists'],
    ['too many lists', JSON.stringify(Array.from({ length: 1001 }, () => ({ units: [] }))), 'too-many'],
    ['too many rows', `id,quantity\n${'nobody,1\n'.repeat(5001)}`, 'too-many'],
    ['too much', 'x'.repeat(20_000_001), 'too-large'],
  ])('is named: %s', (_, text, reason) => {
    expect(quantitiesIn(text)).toBe(reason);
  });

  it.each([
    ['dots', '.'],
    ['brackets', ' ('],
    ['signs of quantity', ' 1x'],
    ['commas in one line', 'a, '],
  ])('is no list and no long work either: 99,000 %s', (_, sign) => {
    const many = sign.repeat(99_000 / sign.length);
    expect(quantitiesIn(`x (y, 1 pts, 1 CP): ${many}`)).toBe('no-lists');
    expect(quantitiesIn(`a\n${many}1`)).toBe('no-lists');
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 300 }),
          fc.json(),
          fc.json().map((json) => `{"armyLists":${json}}`),
          fc.json().map((json) => `[{"faction":"x","units":[${json}],"quantity":${json}}]`),
        ),
        (text) => typeof read(text).ok === 'boolean',
      ),
      { numRuns: 200 },
    );
  });
});
