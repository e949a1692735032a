import { describe, expect, it } from 'vitest';
import { shippedCatalogue } from '#tests/builders/shipped-catalogue.ts';
import { csvOf } from '../units/export.ts';
import { EMPTY_COLLECTION, withCopies } from './collection.ts';
import { collectionTable, readCollectionTable } from './collection-table.ts';

const catalogue = shippedCatalogue();
const HUNTERS = 'northern-tribes/orc-hunters';
const owned = withCopies(
  withCopies(EMPTY_COLLECTION, HUNTERS, { owned: 3, painted: 1, lent: 2 }),
  'dwarves/axe-thrower',
  { owned: 1 },
);
const read = (text: string, before = EMPTY_COLLECTION) => readCollectionTable(text, before, catalogue);

describe('the table of a collection', () => {
  it('names units in the language of the reader, and those of another release by their id', () => {
    expect(collectionTable(owned, catalogue, 'es').rows).toEqual([
      ['dwarves', 'axe-thrower', 'axe-thrower', 1, 0, 0],
      ['northern-tribes', 'orc-hunters', 'Cazadores Orcos', 3, 1, 2],
    ]);
  });

  it('is read again, in any language', () => {
    const known = withCopies(owned, 'dwarves/axe-thrower', { owned: 0 });
    for (const language of ['en', 'es', 'fr'] as const) {
      const text = csvOf(collectionTable(known, catalogue, language));
      expect(read(text)).toEqual({ ok: true, collection: known, units: 1, faults: [] });
    }
  });

  it('is read from a spreadsheet with names only, and keeps all that it does not speak of', () => {
    const text = 'Faction_ID;Name;Owned\nTribus del Norte;cazadores orcos;5\n';
    expect(read(text, owned)).toEqual({
      ok: true,
      collection: { ...owned, [HUNTERS]: { owned: 5, painted: 1, lent: 2 } },
      units: 1,
      faults: [],
    });
  });

  it('names each row that it leaves out', () => {
    const text = [
      'faction_id,id,name,owned,painted',
      'elves,orc-hunters,,1,0',
      'northern-tribes,orc-hunter-s,,1,0',
      'northern-tribes,orc-hunters,,100,0',
      'northern-tribes,orc-hunters,,,0',
      'northern-tribes,orc-hunters,,2,-1',
      'northern-tribes,alborc,,1,',
    ].join('\n');
    const table = read(text);
    expect(table).toMatchObject({ ok: true, units: 1 });
    expect(table.ok && table.faults).toEqual([
      { line: 2, code: 'faction', found: 'elves' },
      { line: 3, code: 'unit', found: 'orc-hunter-s' },
      { line: 4, code: 'number', found: '100' },
      { line: 5, code: 'number', found: '' },
      { line: 6, code: 'number', found: '-1' },
    ]);
  });

  it.each(['', 'name,owned\na,1', 'faction_id,owned\na,1', 'faction_id,id\na,b'])(
    'is refused without the columns it needs: %j',
    (text) => {
      expect(read(text)).toEqual({ ok: false, code: 'no-columns' });
    },
  );

  it('is refused when a quote is not closed or it is far too long', () => {
    expect(read('faction_id,id,owned\n"a')).toEqual({ ok: false, code: 'unclosed-quote' });
    expect(read(`faction_id,id,owned\n${'a,b,1\n'.repeat(2001)}`)).toEqual({ ok: false, code: 'too-long' });
  });
});
