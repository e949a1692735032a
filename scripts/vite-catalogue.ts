/**
 * Serves the catalogue to the app as three modules, so that the browser gets parsed data and never
 * a schema library.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { assembleCatalogue } from '#domain/catalogue/assemble.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { type Faction, LANGUAGES } from '#domain/catalogue/types.ts';
import { faultLine } from '#domain/catalogue/faults.ts';
import { CATALOGUE_FOLDERS, catalogueSources, readCatalogue } from './catalogue-files.ts';

const REPOSITORY = join(import.meta.dirname, '..');

/**
 * `virtual:catalogue`: what building needs. `virtual:factions`: what the start page shows of it.
 * `virtual:unit-profiles`: stat profiles and skills, loaded when a card opens.
 */
const MODULES: Readonly<Record<string, (root: string) => Record<string, unknown>>> = {
  'virtual:catalogue': (root) => {
    const { cards: _cards, ...rest } = assembled(root);
    return rest;
  },
  'virtual:factions': (root) => {
    const { factions, units } = assembled(root);
    const countOf = (id: string) => units.filter((unit) => unit.faction === id).length;
    // Sorted here: a browser takes as long to learn an alphabet as to draw the page.
    const ranks = Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        factions.map((faction) => localName(faction, language)).toSorted(new Intl.Collator(language).compare),
      ]),
    );
    const ranksOf = (faction: Faction) =>
      Object.fromEntries(
        LANGUAGES.map((language) => [language, ranks[language]?.indexOf(localName(faction, language)) ?? 0]),
      );
    return {
      factionSummaries: factions.map((faction) => ({
        ...faction,
        units: countOf(faction.id),
        rank: ranksOf(faction),
      })),
    };
  },
  'virtual:unit-profiles': (root) => ({ unitProfiles: assembled(root).cards }),
};

/**
 * The Vite plugin behind `virtual:catalogue`, `virtual:factions` and `virtual:unit-profiles`
 * (types: `src/data/virtual-modules.d.ts`). A fault in the catalogue fails the build and names
 * every fault. In development a changed catalogue file reloads the page.
 */
export function cataloguePlugin(root: string = REPOSITORY): Plugin {
  const isSource = (file: string) =>
    file.endsWith('.json') && CATALOGUE_FOLDERS.some((folder) => file.startsWith(join(root, folder)));
  return {
    name: 'catalogue',
    resolveId(id) {
      return id in MODULES ? `\0${id}` : null;
    },
    load(id) {
      const make = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined;
      if (make === undefined) return null;
      // The development server watches the folders itself and would take a watched file for an
      // import.
      if (this.environment.mode === 'build')
        for (const file of catalogueSources(root)) this.addWatchFile(join(root, file));
      const lines = Object.entries(make(root)).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return lines.join('\n');
    },
    // The faction picker reads this file when a player refreshes the factions
    // (`src/data/factions-store.ts`).
    generateBundle() {
      const ids = assembled(root).factions.map((faction) => faction.id);
      this.emitFile({ type: 'asset', fileName: 'factions.json', source: JSON.stringify(ids) });
    },
    configureServer(server) {
      server.watcher.add(CATALOGUE_FOLDERS.map((folder) => join(root, folder)));
    },
    hotUpdate({ file }) {
      if (!isSource(file)) return undefined;
      for (const id of Object.keys(MODULES)) {
        const module = this.environment.moduleGraph.getModuleById(`\0${id}`);
        if (module !== undefined) this.environment.moduleGraph.invalidateModule(module);
      }
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

function assembled(root: string) {
  const read = readCatalogue(root);
  if (read.ok) return assembleCatalogue(read.value);
  throw new Error(
    `The catalogue has ${read.faults.length} fault(s):\n${read.faults.map(faultLine).join('\n')}`,
  );
}
