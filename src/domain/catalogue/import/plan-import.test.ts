import { describe, expect, it } from 'vitest';
import type { CatalogueFiles } from '../assemble.ts';
import type { UnitRecord } from '../schema.ts';
import { parseCsv } from './parse-csv.ts';
import { planImport } from './plan-import.ts';

const orc: UnitRecord = {
  id: 'orc-hunters',
  name: 'Orc Hunters',
  type: 'Troop',
  points: 20,
  availability: 3,
  command: 0,
  highCommand: false,
  tournamentLegal: true,
  characteristics: ['Infantry'],
  keywords: ['Join (Infantry)'],
  specialRules: ['Slowed'],
  source: 'card:en',
  skills: [],
};
const pup: UnitRecord = { ...orc, id: 'pup', name: 'Pup', type: 'Companion', companionOf: 'orc-hunters' };
const mercenary: UnitRecord = { ...orc, id: 'mercenary', name: 'Mercenary' };
const term = (name: string) => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  text: `About ${name}.`,
});
const faction = (
  folder: string,
  name: string,
  units: readonly UnitRecord[],
): CatalogueFiles['factions'][number] => ({
  folder,
  faction: { file: `${folder}/faction.json`, value: { id: folder, name, published: true } },
  units: { file: `${folder}/units.json`, value: units },
});
const files: CatalogueFiles = {
  factions: [
    faction('northern-tribes', 'Northern Tribes', [orc, pup, mercenary]),
    faction('south', 'South', [mercenary]),
  ],
  locales: [
    { language: 'en', file: 'en.json', value: { language: 'English' } },
    {
      language: 'es',
      file: 'es.json',
      value: { language: 'Español', units: { 'orc-hunters': 'Cazadores', mercenary: 'Mercenaria' } },
    },
    { language: 'fr', file: 'fr.json', value: { language: 'Français' } },
  ],
  glossary: [
    { kind: 'characteristics', file: 'c.json', value: [term('Infantry'), term('High Command')] },
    { kind: 'keywords', file: 'k.json', value: [term('Join'), term('Scout')] },
    { kind: 'states', file: 's.json', value: [term('Slowed')] },
  ],
  glossaryTexts: [],
};

function plan(csv: string) {
  const table = parseCsv(csv);
  return planImport(files, table.ok ? table.rows : []);
}
function accepted(csv: string) {
  const result = plan(csv);
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result;
}
function refused(csv: string) {
  const result = plan(csv);
  if (result.ok) throw new Error(JSON.stringify(result.units));
  return result;
}
const cellsOf = (csv: string) =>
  refused(csv).cells.map(({ line, column, unit, found, suggestion }) => [
    line,
    column,
    unit,
    found,
    suggestion,
  ]);

const HEAD =
  'faction_id,id,name,name_es,name_fr,type,points,availability,command,high_command,tournament_legal,characteristics,keywords,special_rules,companion_of,source';
const ORC_ROW =
  'northern-tribes,orc-hunters,Orc Hunters,Cazadores,,Troop,20,3,0,No,Yes,Infantry,Join (Infantry),Slowed,,card:en';
const NEW_ROW = 'south,wolf,Wolf,Lobo,Loup,Companion,0,1,0,No,No,,Scout,,mercenary,card:en';

describe('planImport', () => {
  it('finds nothing to change in a table that says what the catalogue says', () => {
    expect(accepted(`${HEAD}\n${ORC_ROW}`)).toEqual({
      ok: true,
      units: [],
      rewritten: [],
      unchanged: 1,
      untouched: 3,
    });
  });

  it('says what changes, cell by cell, and keeps what the table does not speak of', () => {
    const result = accepted(
      'Faction ID;id;Points;name_es;name_fr;\nnorthern-tribes;orc-hunters;25;;Chasseurs;\nsouth;mercenary;20;Mercenaria;;\n',
    );
    expect(result.units).toEqual([
      {
        faction: 'northern-tribes',
        id: 'orc-hunters',
        name: 'Orc Hunters',
        isNew: false,
        changes: [
          { column: 'points', from: '20', to: '25' },
          { column: 'name_es', from: 'Cazadores', to: '' },
          { column: 'name_fr', from: '', to: 'Chasseurs' },
        ],
      },
    ]);
    expect(result.rewritten).toEqual([
      { file: 'northern-tribes/units.json', value: [{ ...orc, points: 25 }, pup, mercenary] },
      { file: 'es.json', value: { language: 'Español', units: { mercenary: 'Mercenaria' } } },
      { file: 'fr.json', value: { language: 'Français', units: { 'orc-hunters': 'Chasseurs' } } },
    ]);
    expect([result.unchanged, result.untouched]).toEqual([1, 2]);
  });

  it('adds a new unit at the end of its faction', () => {
    const result = accepted(`${HEAD}\n${NEW_ROW}`);
    expect(result.units).toMatchObject([{ faction: 'south', id: 'wolf', isNew: true }]);
    expect(result.units[0]?.changes).toContainEqual({ column: 'tournament_legal', from: '', to: 'No' });
    const wolf = { id: 'wolf', name: 'Wolf', type: 'Companion', points: 0, availability: 1, command: 0 };
    expect(result.rewritten[0]).toMatchObject({
      file: 'south/units.json',
      value: [mercenary, { ...wolf, companionOf: 'mercenary' }],
    });
    expect(result.untouched).toBe(4);
  });

  it('takes a companion from its owner when the table says so', () => {
    const result = accepted('faction_id,id,type,companion_of\nnorthern-tribes,pup,Troop,\n');
    const { companionOf: _companionOf, ...free } = { ...pup, type: 'Troop' };
    expect(result.rewritten).toEqual([{ file: 'northern-tribes/units.json', value: [orc, free, mercenary] }]);
  });

  it('keeps the source when a table has none, and reads a row that ends early', () => {
    expect(
      accepted('faction_id,id,source,points\nsouth,mercenary,,20\nnorthern-tribes,orc-hunters').units,
    ).toEqual([]);
  });

  it("counts a unit that another faction's row renames as changed", () => {
    const result = accepted('faction_id,id,name_es\nsouth,mercenary,Vercana');
    expect(result.units.map(({ faction: each, id }) => `${each}/${id}`)).toEqual([
      'northern-tribes/mercenary',
      'south/mercenary',
    ]);
    expect([result.unchanged, result.untouched]).toEqual([0, 3]);
  });

  it('deletes nothing when rows are missing', () => {
    expect(accepted(HEAD)).toMatchObject({ units: [], rewritten: [], unchanged: 0, untouched: 4 });
  });
});

describe('a table that is refused', () => {
  it('has titles that are unknown, doubled or missing', () => {
    expect(refused('id,cost,Name,name\n').header).toEqual([
      { code: 'unknown', title: 'cost' },
      { code: 'doubled', title: 'name' },
      { code: 'missing', title: 'faction_id' },
    ]);
    expect(refused('').header.map(({ title }) => title)).toEqual(['faction_id', 'id']);
  });

  it('names every faulty cell of every row at once', () => {
    const bad =
      'northern,orc-hunters,Orc Hunter,Plaje de Ira,,Troops,2 0,4,0,y,Yes,Infantri,"Beserker Rage;Scuot",Slow,,card:en';
    expect(cellsOf(`${HEAD}\n${ORC_ROW}\n${bad}`)).toEqual([
      [3, 'faction_id', 'orc-hunters', 'northern', 'northern-tribes'],
      [3, 'type', 'orc-hunters', 'Troops', 'Troop'],
      [3, 'points', 'orc-hunters', '2 0', '20'],
      [3, 'availability', 'orc-hunters', '4', null],
      [3, 'high_command', 'orc-hunters', 'y', 'Yes'],
      [3, 'characteristics', 'orc-hunters', 'Infantri', 'Infantry'],
      [3, 'keywords', 'orc-hunters', 'Beserker Rage', null],
      [3, 'keywords', 'orc-hunters', 'Scuot', null],
      [3, 'special_rules', 'orc-hunters', 'Slow', null],
      [3, 'name_es', 'orc-hunters', 'Plaje de Ira', 'Pelaje de Ira'],
    ]);
  });

  it.each([
    ['an unknown faction near to one', 'sauth,x', [2, 'faction_id', 'x', 'sauth', 'south']],
    ['an unknown faction', 'elves,x', [2, 'faction_id', 'x', 'elves', null]],
    ['an id with capitals', 'south,Wolf Cub', [2, 'id', 'Wolf Cub', 'Wolf Cub', 'wolf-cub']],
    ['no id at all', 'south,', [2, 'id', '', '', null]],
  ])('has %s', (_case, row, cell) => {
    expect(cellsOf(`faction_id,id\n${row}`)).toEqual([cell]);
  });

  it('gives a known name another id', () => {
    expect(cellsOf('faction_id,id,name\nsouth,mercenery,mercenary')).toEqual([
      [2, 'id', 'mercenery', 'mercenery', 'mercenary'],
    ]);
    expect(cellsOf('faction_id,id,name\nsouth,,Wolf Cub')).toEqual([[2, 'id', 'Wolf Cub', '', 'wolf-cub']]);
  });

  it('has text beside the table, as an unquoted comma makes it', () => {
    expect(cellsOf('faction_id,id,name\nsouth,mercenary,Mercenary, The Second')).toEqual([
      [2, '', 'mercenary', ' The Second', null],
    ]);
  });

  it('holds a unit twice', () => {
    expect(refused(`${HEAD}\n${ORC_ROW}\n${ORC_ROW}`).cells).toMatchObject([
      { line: 3, column: 'id', expected: 'each unit once; line 2 is about it too' },
    ]);
  });

  it('leaves out facts of a new unit', () => {
    expect(
      cellsOf(
        'faction_id,id,name,type,points,availability,command,source\nsouth,wolf,Wolf,Troop,10,1,0,',
      ).map((cell) => cell[1]),
    ).toEqual(['high_command', 'tournament_legal', 'characteristics', 'keywords', 'special_rules', 'source']);
  });

  it('gives a companion an owner whom its faction does not have', () => {
    expect(cellsOf(`${HEAD}\n${NEW_ROW.replace('mercenary', 'mercenery')}`)).toEqual([
      [2, 'companion_of', 'wolf', 'mercenery', 'mercenary'],
    ]);
  });

  it('translates one id in two ways', () => {
    const csv = 'faction_id,id,name_es\nsouth,mercenary,Vercana\nnorthern-tribes,mercenary,\n';
    expect(cellsOf(csv)).toEqual([[3, 'name_es', 'mercenary', '', 'Vercana']]);
  });

  it('would make the catalogue disagree with itself', () => {
    const result = refused('faction_id,id,high_command\nsouth,mercenary,Yes');
    expect(result.files).toEqual([
      {
        file: 'south/units.json',
        unit: 'mercenary',
        field: 'highCommand',
        message: 'must agree with the characteristic High Command',
      },
    ]);
  });
});
