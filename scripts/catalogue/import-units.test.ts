import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogueFolder, ORC, type CatalogueFolder } from '#tests/builders/catalogue-folder.ts';
import { importUnits } from './import-units.ts';

const HEAD =
  'faction_id;id;name;name_es;type;points;availability;command;high_command;tournament_legal;characteristics;keywords;special_rules;source';
const WOLF = 'north;wolf;Wolf;Lobo;Troop;15;2;0;No;Yes;Infantry;"Join (Infantry)";;card:en';
const UNITS = 'catalogue/factions/north/units.json';

let folder: CatalogueFolder;
beforeEach(() => {
  folder = catalogueFolder();
});
afterEach(() => {
  folder.remove();
});

const read = (file: string) => readFileSync(join(folder.path, file), 'utf8');
const json = (file: string): unknown => JSON.parse(read(file));
const run = (table: string, ...args: string[]) => {
  folder.write('table.csv', table);
  return importUnits(folder.path, ['table.csv', ...args]);
};

describe('catalogue:import', () => {
  it('shows unit by unit what would change and writes nothing', () => {
    const before = read(UNITS);
    const report = run(
      `\uFEFF${HEAD}\r\nnorth;orc;Orc;;Troop;25;3;0;No;Yes;Infantry;Join (Infantry);Slowed;card:en\r\n${WOLF}\r\n`,
    );
    expect(report).toEqual({
      code: 0,
      lines: [
        'Changed: north/orc (Orc)',
        '  points: 20 → 25',
        '  name_es: Orco → (none)',
        'New: north/wolf (Wolf)',
        '  name: Wolf',
        '  type: Troop',
        '  points: 15',
        '  availability: 2',
        '  command: 0',
        '  high_command: No',
        '  tournament_legal: Yes',
        '  characteristics: Infantry',
        '  keywords: Join (Infantry)',
        '  source: card:en',
        '  name_es: Lobo',
        '1 new, 1 changed, 0 unchanged; 0 not in the table and left as they are.',
        'Nothing was written. Add --write to write this.',
      ],
    });
    expect(read(UNITS)).toBe(before);
  });

  it('writes with --write, and a second time finds nothing to change', () => {
    const report = run(`${HEAD}\n${WOLF}`, '--write');
    expect(report.code).toBe(0);
    expect(report.lines.at(-1)).toBe(`Written: ${UNITS}, locales/es/catalogue.json.`);
    expect(json(UNITS)).toMatchObject([ORC, { id: 'wolf', points: 15, specialRules: [] }]);
    expect(json('locales/es/catalogue.json')).toMatchObject({ units: { orc: 'Orco', wolf: 'Lobo' } });
    expect(run(`${HEAD}\n${WOLF}`, '--write').lines).toEqual([
      '0 new, 0 changed, 1 unchanged; 1 not in the table and left as they are.',
    ]);
  });

  it('gives a new unit the next number in list codes, where the catalogue has a table of them', () => {
    folder.write('catalogue/unit-codes.json', [{ id: 'north', units: ['orc'] }]);
    expect(run(`${HEAD}\n${WOLF}`, '--write').lines.at(-1)).toContain('catalogue/unit-codes.json');
    expect(json('catalogue/unit-codes.json')).toEqual([{ id: 'north', units: ['orc', 'wolf'] }]);
  });

  it('writes nothing at all when one cell of one row is faulty', () => {
    const before = read(UNITS);
    const report = run(
      `${HEAD}\n${WOLF}\n${WOLF.replace('wolf;Wolf', 'cub;Cub').replace(';15;', ';1 5;')}`,
      '--write',
    );
    expect(report).toEqual({
      code: 1,
      lines: [
        'Line 3, column points, unit cub: found "1 5", expected a whole number from 0 to 60. Did you mean "15"?',
        '1 fault.',
        'Nothing was written.',
      ],
    });
    expect(read(UNITS)).toBe(before);
  });

  it('says what is wrong with the titles and which there are', () => {
    const { lines } = run('id,cost\norc,20');
    expect(lines.slice(0, 2)).toEqual([
      'Line 1: column cost is no column of a table of units.',
      'Line 1: column faction_id is missing; it says which unit a row is about.',
    ]);
    expect(lines[2]).toContain('faction_id, id, name, type, points');
  });

  it('says where the catalogue would disagree with itself', () => {
    const { code, lines } = run('faction_id,id,high_command\nnorth,orc,Yes', '--write');
    expect([code, lines[0]]).toEqual([
      1,
      `${UNITS}: orc: highCommand: must agree with the characteristic High Command`,
    ]);
  });

  it('names an empty cell as such', () => {
    expect(run('faction_id,id,points\nnorth,orc,').lines[0]).toBe(
      'Line 2, column points, unit orc: found nothing, expected a whole number from 0 to 60.',
    );
  });

  it('refuses a quote that never closes', () => {
    expect(run('faction_id,id,name\nnorth,orc,"Orc\n').lines).toEqual([
      'Line 2: a cell begins with a double quote that is never closed.',
    ]);
  });

  it('refuses a file that is not there, or not UTF-8, rather than spoil accents', () => {
    expect(importUnits(folder.path, ['nowhere.csv']).lines[0]).toMatch(/^nowhere\.csv cannot be read/u);
    writeFileSync(
      join(folder.path, 'latin.csv'),
      Buffer.from('faction_id,id,name\nnorth,orc,T\xe9lia', 'latin1'),
    );
    expect(importUnits(folder.path, ['latin.csv'])).toMatchObject({ code: 1 });
  });

  it('refuses to touch a catalogue that has faults itself', () => {
    folder.write(UNITS, [{ ...ORC, command: 7 }]);
    const { code, lines } = run(`${HEAD}\n${WOLF}`, '--write');
    expect([code, lines.length, lines[0]]).toEqual([
      1,
      2,
      'The catalogue itself has faults; mend them first.',
    ]);
  });

  it.each([[[]], [['--write']], [['a.csv', 'b.csv']], [['--force']]])(
    'says how it is used when given %j',
    (args) => {
      expect(importUnits(folder.path, args)).toEqual({
        code: 1,
        lines: ['Usage: npm run catalogue:import -- <table.csv> [--write]'],
      });
    },
  );

  it('takes a relative path from the folder where the command was given', () => {
    folder.write('elsewhere/table.csv', `${HEAD}\n${WOLF}`);
    expect(importUnits(folder.path, ['table.csv'], join(folder.path, 'elsewhere')).code).toBe(0);
  });
});
