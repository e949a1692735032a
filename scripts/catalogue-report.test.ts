import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogueFolder, ORC, type CatalogueFolder } from '#tests/builders/catalogue-folder.ts';
import { checkCatalogue } from './catalogue-report.ts';

let folder: CatalogueFolder;
beforeEach(() => {
  folder = catalogueFolder();
});
afterEach(() => {
  folder.remove();
});

describe('checkCatalogue', () => {
  it('finds no fault in the catalogue of this repository', () => {
    const report = checkCatalogue(join(import.meta.dirname, '..'));
    expect(report.lines.join('\n')).toMatch(
      /^No faults: \d+ factions, \d+ units, \d+ terms, \d+ languages\.$/u,
    );
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
