import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogueFolder, ORC, type CatalogueFolder } from '#tests/builders/catalogue-folder.ts';
import { checkCatalogue } from './check.ts';

const ROAR = {
  half: 'alone',
  kind: 'passive',
  long: false,
  name: 'Roar',
  timing: null,
  target: null,
  cost: null,
  effect: 'Frightens.',
  uncertain: false,
};

let folder: CatalogueFolder;
beforeEach(() => {
  folder = catalogueFolder();
});
afterEach(() => {
  folder.remove();
});

describe('checkCatalogue', () => {
  it('finds no fault in the catalogue of this repository', () => {
    const report = checkCatalogue(join(import.meta.dirname, '../..'));
    expect(report.lines.at(-1)).toMatch(/^No faults: \d+ factions, \d+ units, \d+ terms, \d+ languages\.$/u);
    expect(report.code).toBe(0);
  });

  it('names every fault and counts them', () => {
    folder.write('catalogue/factions/north/units.json', [{ ...ORC, points: 61, colour: 'green' }]);
    expect(checkCatalogue(folder.path)).toEqual({
      code: 1,
      lines: [
        'catalogue/factions/north/units.json: orc: points: expected a whole number from 0 to 60, found 61',
        'catalogue/factions/north/units.json: orc: colour: this field does not exist here',
        '2 faults.',
      ],
    });
  });

  it('names a unit without a number in the table of list codes', () => {
    folder.write('catalogue/unit-codes.json', [{ id: 'north', units: ['wolf'] }]);
    expect(checkCatalogue(folder.path).lines).toEqual([
      'catalogue/unit-codes.json: orc: has no number: add it at the end of north',
      '1 fault.',
    ]);
    folder.write('catalogue/unit-codes.json', [{ id: 'north', units: ['orc', 'orc'] }]);
    expect(checkCatalogue(folder.path).lines[0]).toBe('catalogue/unit-codes.json: orc: stands twice');
  });

  it('names a skill that a language does not explain, and finds no fault in it', () => {
    folder.write('catalogue/factions/north/units.json', [{ ...ORC, skills: [ROAR] }]);
    folder.write('locales/es/skills.json', { orc: { Roar: { name: 'Rugido', text: 'Ruge.' } } });
    const report = checkCatalogue(folder.path);
    expect(report.code).toBe(0);
    expect(report.lines.slice(0, -1)).toEqual([
      'locales/en/skills.json: orc: Roar: has no text; its notes are shown',
      '1 gap. A gap is no fault.',
    ]);
  });

  it('names a text of a skill that is not there, and a file that cannot be read', () => {
    folder.write('locales/en/skills.json', '{');
    folder.write('locales/es/skills.json', { orc: { Roar: { text: 'Ruge.' } } });
    const report = checkCatalogue(folder.path);
    expect(report.code).toBe(1);
    expect(report.lines[0]).toContain('locales/en/skills.json: is not JSON');
    expect(report.lines[1]).toBe(
      'locales/es/skills.json: orc: Roar: explains a skill that the unit does not have',
    );
  });

  it('misses texts of a language for terms in use', () => {
    folder.write('locales/es/glossary.json', {
      keywords: { join: { text: 'Se une.' } },
      characteristics: { infantry: { text: 'A pie.' } },
    });
    expect(checkCatalogue(folder.path)).toEqual({
      code: 1,
      lines: ['locales/es/glossary.json: states.slowed: has no text, and orc prints it', '1 fault.'],
    });
  });
});
