/**
 * Serves the files of catalogue/ and locales/ to the app as modules, so that the browser gets
 * parsed data and never a schema library.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { assembleCatalogue, type CatalogueFiles } from '#domain/catalogue/assemble.ts';
import { factionSummaries } from '#domain/catalogue/faction-summaries.ts';
import { faultLine } from '#domain/catalogue/faults.ts';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { portraitSlugs } from '#domain/catalogue/portrait-slugs.ts';
import { type Language, LANGUAGES } from '#domain/catalogue/types.ts';
import type { UnitCodes } from '#domain/catalogue/unit-codes.ts';
import { missionLibrary } from '#domain/game/missions/mission-library.ts';
import { textsIn } from '#domain/reader/language-texts.ts';
import { textFaultLine } from '#domain/reader/text-faults.ts';
import type { ReaderTexts } from '#domain/reader/texts.ts';
import { readyList } from '#domain/roster/ready-list.ts';
import { catalogueCsv, catalogueJson } from '#server/catalogue/catalogue-documents.ts';
import { readCatalogueFiles } from '#server/catalogue/read-files.ts';
import { readCatalogue } from '../catalogue/catalogue-files.ts';
import { readMissions } from '../catalogue/mission-files.ts';
import { readUnitCodes } from '../catalogue/unit-codes.ts';
import { outlineOf } from '../supabase/outline.ts';
import { readSearchWords } from '../texts/search-words.ts';
import { readSkillTexts } from '../texts/skill-files.ts';
import { readTexts } from '../texts/text-files.ts';

const REPOSITORY = join(import.meta.dirname, '../..');

/** Makes what a module exports from the files under `root`. */
type Make = (root: string) => Readonly<Record<string, unknown>>;

/** The modules by name (types: `src/data/virtual-modules.d.ts`). */
const MODULES: Readonly<Record<string, Make>> = {
  'virtual:catalogue': (root) => {
    const { cards: _cards, ...rest } = assembled(root);
    return rest;
  },
  'virtual:factions': (root) => {
    const { factions, units } = assembled(root);
    return { factionSummaries: factionSummaries(factions, units) };
  },
  // Fetched with what writes and reads list codes.
  'virtual:unit-codes': (root) => ({ unitCodes: unitCodes(root) }),
  // A name for the files as they are, so that a browser knows what it applied a release to.
  'virtual:catalogue-version': (root) => ({ filesVersion: filesVersion(root) }),
  'virtual:ready-list': (root) => ({ readyList: readyList(createCatalogue(assembled(root))) }),
  // The files that a release is put into, but for glossary and skills, which the app has anyway.
  'virtual:catalogue-files': (root) => {
    const { factions, locales } = files(root);
    return { factions, locales };
  },
  // Stat profiles and skills, loaded when a card opens.
  'virtual:unit-profiles': (root) => ({ unitProfiles: assembled(root).cards }),
  // Tells which units have a portrait without the catalogue.
  'virtual:portrait-slugs': (root) => ({ slugs: portraitSlugs(assembled(root).units) }),
  'virtual:reader-outline': (root) => ({ outline: outlineOf(readerTexts(root)) }),
  'virtual:search-words': (root) => readSearchWords(root, readerTexts(root)),
  ...inEachLanguage('virtual:reader-texts', (root, language) => ({
    texts: textsIn(readerTexts(root), language),
  })),
  ...inEachLanguage('virtual:missions', (root, language) => ({ library: libraryIn(root, language) })),
};

function inEachLanguage(
  name: string,
  make: (root: string, language: Language) => ReturnType<Make>,
): Readonly<Record<string, Make>> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [`${name}/${language}`, (root) => make(root, language)]),
  );
}

/** Modules that fetch those of one language, so that no code names the languages. */
const BY_LANGUAGE = ['virtual:missions', 'virtual:reader-texts'];

/**
 * The Vite plugin behind the modules above. A fault in the files fails the build and names every
 * fault. In development a changed file reloads the page.
 */
export function dataPlugin(root: string = REPOSITORY): Plugin {
  return {
    name: 'data',
    resolveId(id) {
      return id in MODULES || BY_LANGUAGE.includes(id) ? `\0${id}` : null;
    },
    load(id) {
      const wanted = id.startsWith('\0') ? id.slice(1) : '';
      if (BY_LANGUAGE.includes(wanted)) {
        const lines = LANGUAGES.map((language) => `${language}: () => import('${wanted}/${language}'),`);
        return `export const byLanguage = {${lines.join('')}};`;
      }
      const make = MODULES[wanted];
      if (make === undefined) return null;
      return Object.entries(make(root))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
    // boot.js chooses the language before any other code is there.
    transformIndexHtml: (html) =>
      html.replace('src="/boot.js"', `src="/boot.js" data-languages="${LANGUAGES.join(' ')}"`),
    // The faction picker reads this file when a player refreshes the factions
    // (`src/data/factions-store.ts`).
    generateBundle() {
      const ids = assembled(root).factions.map((faction) => faction.id);
      this.emitFile({ type: 'asset', fileName: 'factions.json', source: JSON.stringify(ids) });
      // Hosts of files alone have no release to put in place; our server sends its own.
      const version = { ...readCatalogueFiles(root), release: null };
      this.emitFile({ type: 'asset', fileName: 'catalogue.json', source: catalogueJson(version) });
      this.emitFile({ type: 'asset', fileName: 'catalogue.csv', source: catalogueCsv(version) });
    },
    hotUpdate({ file }) {
      const isSource = ['catalogue', 'locales'].some((folder) => file.startsWith(join(root, folder)));
      if (!isSource || !file.endsWith('.json')) return undefined;
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
  return assembleCatalogue(files(root));
}

function files(root: string): CatalogueFiles {
  const read = readCatalogue(root);
  if (read.ok) return read.value;
  throw faulty('catalogue', read.faults.map(faultLine));
}

function filesVersion(root: string): string {
  const { sources } = readSkillTexts(root);
  return createHash('sha256')
    .update(JSON.stringify([files(root), sources]))
    .digest('hex')
    .slice(0, 12);
}

function unitCodes(root: string): UnitCodes {
  const read = readUnitCodes(root);
  if (read.ok) return read.value;
  throw faulty('numbers of units', read.faults.map(faultLine));
}

function readerTexts(root: string): ReaderTexts {
  const { texts, faults } = readTexts(root);
  if (faults.length === 0) return texts;
  throw faulty('texts', faults.map(textFaultLine));
}

function libraryIn(root: string, language: Language) {
  const read = readMissions(root);
  if (read.ok) return missionLibrary(read.value, language);
  throw faulty('missions', read.faults.map(faultLine));
}

function faulty(what: string, lines: readonly string[]): Error {
  return new Error(`${String(lines.length)} fault(s) in the ${what}:\n${lines.join('\n')}`);
}
