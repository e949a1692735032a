import { describe, expect, it } from 'vitest';
import { catalogueSources } from '#tests/builders/catalogue-sources.ts';
import { parseCsv } from '../import/parse-csv.ts';
import { tableChanges } from './table-changes.ts';

function changesOf(text: string) {
  const table = parseCsv(text);
  return tableChanges(catalogueSources(), table.ok ? table.rows : [], 'card: p. 1');
}

const HEAD = 'faction_id,id,name,type,points,availability,command,high_command,tournament_legal';
const WORDS = 'characteristics,keywords,special_rules';

describe('a table of units', () => {
  it('says row by row what it adds, changes and leaves', () => {
    const table = changesOf(
      [
        `${HEAD},${WORDS},name_es`,
        'north,elf,Elf,Troop,15,2,0,No,Yes,Infantry,,,Elfo',
        'north,orc,Orc,Troop,25,3,0,No,Yes,Infantry,Join (Infantry),Slowed,',
        'north,hunter,Hunter,Troop,20,3,0,No,Yes,Infantry,Join (Infantry),Slowed,Cazador',
      ].join('\n'),
    );
    expect(table).toMatchObject({
      ok: true,
      disagreements: [],
      rows: [
        {
          line: 2,
          name: 'Elf',
          what: 'added',
          target: 'north/elf',
          change: { fields: { points: 15, source: 'card: p. 1' }, names: { es: 'Elfo' } },
        },
        {
          line: 3,
          what: 'changed',
          change: { fields: { points: 25 }, names: { es: null } },
        },
        { line: 4, what: 'same' },
      ],
    });
  });

  it('keeps the sources of a table that has them', () => {
    const table = changesOf('faction_id,id,points,source\nnorth,orc,20,card:en\nnorth,hunter,21,');
    expect(table.ok && table.rows).toMatchObject([
      { what: 'same', name: 'orc' },
      { what: 'changed', change: { fields: { points: 21 } } },
    ]);
  });

  it('names the faults of a row and goes on with the others', () => {
    const table = changesOf('faction_id,id,points\nnorth,orc,many\nnorth,hunter,21\nnorth,elf,9');
    expect(table.ok && table.rows).toMatchObject([
      { line: 2, what: 'fault', faults: [{ column: 'points', found: 'many' }] },
      { line: 3, what: 'changed' },
      { line: 4, what: 'fault', faults: [{ column: 'name' }, {}, {}, {}, {}, {}, {}, {}, {}] },
    ]);
  });

  it('leaves out a row that the catalogue would refuse, and goes on with the others', () => {
    const table = changesOf(
      [
        `${HEAD},${WORDS},companion_of`,
        'north,elf,Elf,Troop,15,2,0,Yes,Yes,Infantry,,,',
        'north,fox,Fox,Companion,0,1,0,No,Yes,,,,elf',
        'north,owl,Owl,Companion,0,1,0,No,Yes,,,,',
        'north,troll,Troll,Troop,15,2,0,No,Yes,Infantry,,,',
      ].join('\n'),
    );
    expect(table).toMatchObject({
      disagreements: [],
      rows: [
        { what: 'fault', faults: [{ column: 'high_command', found: 'Yes' }] },
        { what: 'fault', faults: [{ column: 'companion_of', found: 'elf' }] },
        { what: 'fault', faults: [{ column: 'companion_of', found: '' }] },
        { what: 'added', target: 'north/troll' },
      ],
    });
  });

  it('says what the catalogue would not agree with', () => {
    const table = changesOf('faction_id,id,name\nnorth,orc,Hunter');
    expect(table).toMatchObject({ ok: true, disagreements: [{ field: 'name' }], rows: [{ what: 'same' }] });
  });

  it('refuses titles that are none', () => {
    expect(changesOf('faction_id,price\nnorth,3')).toMatchObject({
      ok: false,
      header: [
        { code: 'unknown', title: 'price' },
        { code: 'missing', title: 'id' },
      ],
    });
    expect(changesOf('')).toMatchObject({ ok: false });
  });
});
