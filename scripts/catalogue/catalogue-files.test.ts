import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { faultLine } from '#domain/catalogue/faults.ts';
import { catalogueFolder, ORC, type CatalogueFolder } from '#tests/builders/catalogue-folder.ts';
import { readCatalogue } from './catalogue-files.ts';

let folder: CatalogueFolder;
beforeEach(() => {
  folder = catalogueFolder();
});
afterEach(() => {
  folder.remove();
});

const faults = () => {
  const read = readCatalogue(folder.path);
  return read.ok ? [] : read.faults.map(faultLine);
};

describe('readCatalogue', () => {
  it('returns every file, with its folder, language or kind', () => {
    const read = readCatalogue(folder.path);
    if (!read.ok) throw new Error(read.faults.map(faultLine).join('\n'));
    expect(read.value.factions).toMatchObject([{ folder: 'north', units: { value: [ORC] } }]);
    expect(read.value.locales.map((locale) => locale.language)).toEqual(['en', 'es']);
    expect(read.value.glossary.map(({ kind }) => kind)).toEqual([
      'keywords',
      'characteristics',
      'special-rules',
      'states',
    ]);
    expect(read.value.glossaryTexts).toMatchObject([{ language: 'es', file: 'locales/es/glossary.json' }]);
  });

  it('names the faults of all files at once', () => {
    folder.write('catalogue/factions/north/units.json', [{ ...ORC, points: -1 }]);
    folder.write('catalogue/glossary/states.json', '[{');
    folder.write('locales/es/catalogue.json', {});
    rmSync(join(folder.path, 'locales/en/catalogue.json'));
    expect(faults().map((line) => line.replace(/JSON: .*/u, 'JSON'))).toEqual([
      'catalogue/factions/north/units.json: orc: points: expected a whole number from 0 to 60, found -1',
      'locales/en/catalogue.json: this file is missing',
      'locales/es/catalogue.json: language: is missing',
      'catalogue/glossary/states.json: is not JSON',
    ]);
  });

  it('looks whether files agree once each is in order by itself', () => {
    folder.write('catalogue/factions/north/units.json', [{ ...ORC, keywords: ['Gunner'] }]);
    expect(faults()).toEqual([
      'catalogue/factions/north/units.json: orc: keywords: the glossary has no Gunner',
    ]);
  });
});
