/**
 * Serves the files of catalogue/ and locales/ to the app as modules, so that the browser gets
 * parsed data and never a schema library.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { assembleCatalogue } from '#domain/catalogue/assemble.ts';
import { faultLine } from '#domain/catalogue/faults.ts';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { imageSlug } from '#domain/catalogue/slug.ts';
import { type Faction, type Language, LANGUAGES } from '#domain/catalogue/types.ts';
import { missionLibrary } from '#domain/game/missions/mission-library.ts';
import { textsIn } from '#domain/reader/language-texts.ts';
import { textFaultLine } from '#domain/reader/text-faults.ts';
import type { ReaderTexts } from '#domain/reader/texts.ts';
import { armyOf } from '#domain/roster/army.ts';
import { starterDocument } from '#domain/roster/starter.ts';
import { readCatalogue } from '../catalogue/catalogue-files.ts';
import { readMissions } from '../catalogue/mission-files.ts';
import { outlineOf } from '../supabase/outline.ts';
import { readSearchWords } from '../texts/search-words.ts';
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
  'virtual:factions': (root) => ({ factionSummaries: factionSummaries(root) }),
  'virtual:ready-list': (root) => ({ readyList: readyList(root) }),
  // Stat profiles and skills, loaded when a card opens.
  'virtual:unit-profiles': (root) => ({ unitProfiles: assembled(root).cards }),
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

function factionSummaries(root: string) {
  const { factions, units } = assembled(root);
  // Sorted here: a browser takes as long to learn an alphabet as to draw the page.
  const ranks = LANGUAGES.map((language) => {
    const names = factions.map((faction) => localName(faction, language));
    return [language, names.toSorted(new Intl.Collator(language).compare)] as const;
  });
  const rankOf = (faction: Faction) =>
    Object.fromEntries(
      ranks.map(([language, names]) => [language, names.indexOf(localName(faction, language))]),
    );
  return factions.map((faction) => ({
    ...faction,
    units: units.filter((unit) => unit.faction === faction.id).length,
    rank: rankOf(faction),
  }));
}

/** The ready list on the start page: short, and with units that a list has more than once. */
const SHOWN_LIST = { faction: 'syenann', size: 300 };

function readyList(root: string) {
  const catalogue = createCatalogue(assembled(root));
  const { faction, size } = SHOWN_LIST;
  const document = starterDocument(catalogue, faction, size);
  const army = document === null ? [] : armyOf(document, catalogue);
  return {
    faction,
    size,
    units: army.map(({ unit, quantity }) => ({
      slug: imageSlug(unit.name),
      name: unit.name,
      names: unit.names,
      quantity,
      points: unit.points * quantity,
    })),
  };
}

function assembled(root: string) {
  const read = readCatalogue(root);
  if (read.ok) return assembleCatalogue(read.value);
  throw faulty('catalogue', read.faults.map(faultLine));
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
