import { describe, expect, it } from 'vitest';
import { catalogueSources } from '#tests/builders/catalogue-sources.ts';
import { parseCsv } from '../import/parse-csv.ts';
import { tableChanges } from './table-changes.ts';
import { factionChanges, tableFactions, withFactions } from './table-factions.ts';

const HEAD =
  'faction_id,id,name,type,points,availability,command,high_command,tournament_legal,characteristics,keywords,special_rules';
const rowOf = (faction: string) => `${faction},elf,Elf,Troop,15,2,0,No,Yes,Infantry,,`;
const rowsOf = (text: string) => {
  const table = parseCsv(text);
  return table.ok ? table.rows : [];
};
const NONE = { names: {}, whole: [] };

describe('the factions of a table', () => {
  const north = withFactions(catalogueSources(), { north: { fields: { published: false } } });

  it('are unknown or unpublished; other spellings and other tables give none', () => {
    const rows = rowsOf([HEAD, rowOf('tide'), rowOf('north'), rowOf('North'), rowOf('')].join('\n'));
    expect(tableFactions(north, rows)).toEqual({ unknown: ['tide'], unpublished: ['north'] });
    expect(tableFactions(catalogueSources(), rows).unpublished).toEqual([]);
    expect(tableFactions(north, rowsOf('what,ever\nnorth,tide'))).toEqual({ unknown: [], unpublished: [] });
    expect(tableFactions(north, [])).toEqual({ unknown: [], unpublished: [] });
  });

  it('come with a name, or are whole with the table', () => {
    const factions = { unknown: ['tide', 'moor'], unpublished: ['north'] };
    expect(factionChanges(factions, NONE)).toEqual({});
    expect(factionChanges(factions, { names: { tide: ' Tide ', moor: ' ' }, whole: ['north'] })).toEqual({
      tide: { fields: { name: 'Tide', published: true } },
      north: { fields: { published: true, note: null } },
    });
  });

  it('take the units of the table once they are in place', () => {
    const rows = rowsOf([HEAD, rowOf('tide')].join('\n'));
    expect(tableChanges(north, rows, 'card')).toMatchObject({ rows: [{ what: 'fault' }] });
    const named = withFactions(north, { tide: { fields: { name: 'Tide', published: true } } });
    expect(tableChanges(named, rows, 'card')).toMatchObject({
      disagreements: [],
      rows: [{ what: 'added', target: 'tide/elf' }],
    });
    expect(withFactions(north, { tide: { fields: { name: '', published: true } } })).toBe(north);
  });
});
