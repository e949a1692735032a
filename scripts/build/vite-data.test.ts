import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build } from 'vite';
import { catalogueFolder, ORC, type CatalogueFolder } from '#tests/builders/catalogue-folder.ts';
import { dataPlugin } from './vite-data.ts';

let folder: CatalogueFolder;
beforeEach(() => {
  folder = catalogueFolder();
  folder.write('entry.js', `export * from 'virtual:catalogue'; export * from 'virtual:unit-profiles';`);
});
afterEach(() => {
  folder.remove();
});

async function built(): Promise<string> {
  const result = await build({
    root: folder.path,
    configFile: false,
    logLevel: 'silent',
    plugins: [dataPlugin(folder.path)],
    build: { write: false, minify: false, lib: { entry: 'entry.js', formats: ['es'] } },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  return outputs.map((each) => (each.type === 'chunk' ? each.code : '')).join('\n');
}

describe('the data plugin', () => {
  it('serves the facts and the cards', async () => {
    // A catalogue without missions.
    for (const kind of ['missions', 'feats']) mkdirSync(join(folder.path, 'catalogue', kind));
    folder.write('locales/fr/catalogue.json', { language: 'Français' });
    for (const language of ['es', 'fr'])
      for (const kind of ['missions', 'feats']) folder.write(`locales/${language}/${kind}.json`, {});
    const code = await built();
    expect(code).toContain('Orco');
    expect(code).toContain('north/orc');
    expect(code).not.toContain('card:en');
  });

  it('fails the build and names every fault', async () => {
    folder.write('catalogue/factions/north/units.json', [{ ...ORC, points: 99, command: 9 }]);
    await expect(built()).rejects.toThrow(
      /2 fault\(s\) in the catalogue[^]*orc: points: [^]*orc: command: /u,
    );
  });
});
