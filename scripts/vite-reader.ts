/**
 * Serves the texts of rules and FAQ to the app: parsed when the app is built, one module a
 * language.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '#domain/catalogue/types.ts';
import { textsIn } from '#domain/reader/language-texts.ts';
import { textFaultLine } from '#domain/reader/text-faults.ts';
import type { TextOutline } from '#domain/reader/texts-from-rows.ts';
import type { ReaderTexts } from '#domain/reader/texts.ts';
import { readTexts } from './text-files.ts';
import { uuidOf } from './uuid-of.ts';

const REPOSITORY = join(import.meta.dirname, '..');

/**
 * `virtual:reader-texts/<language>`: everything to read. `virtual:reader-outline`: what the
 * database has no column for.
 */
const MODULES: Readonly<Record<string, (texts: ReaderTexts) => Record<string, unknown>>> = {
  ...Object.fromEntries(
    LANGUAGES.map((language) => [
      `virtual:reader-texts/${language}`,
      (texts: ReaderTexts) => ({ texts: textsIn(texts, language) }),
    ]),
  ),
  'virtual:reader-outline': (texts) => ({ outline: outlineOf(texts) }),
};

/**
 * The Vite plugin behind `virtual:reader-texts/<language>` and `virtual:reader-outline` (types:
 * `src/data/virtual-modules.d.ts`). A fault in the texts fails the build and names every fault. In
 * development a changed text reloads the page.
 */
export function readerPlugin(root: string = REPOSITORY): Plugin {
  const isSource = (file: string) =>
    /\/(?:catalogue\/(?:rules|faq)\/[^/]+|locales\/[a-z]+\/(?:rules|faq))\.json$/u.test(file);
  return {
    name: 'reader-texts',
    resolveId(id) {
      return id in MODULES ? `\0${id}` : null;
    },
    load(id) {
      const make = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined;
      if (make === undefined) return null;
      return Object.entries(make(soundTexts(root)))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
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

/**
 * Returns the address of each row of the seed (`scripts/seed-tables.ts`), and the topics with their
 * entries.
 */
export function outlineOf({ chapters, topics }: ReaderTexts): TextOutline {
  return {
    addresses: Object.fromEntries([
      ...chapters.map(({ id }) => [uuidOf(`rules_chapters/${id}`), id] as const),
      ...chapters.flatMap((chapter) =>
        chapter.sections.map(({ id }) => [uuidOf(`rules_sections/${chapter.id}/${id}`), id] as const),
      ),
      ...topics.flatMap((topic) =>
        topic.entries.map(({ id }) => [uuidOf(`faq_sections/${id}`), id] as const),
      ),
    ]),
    topics: topics.map(({ id, title, translations, entries }) => ({
      id,
      title,
      translations,
      entries: entries.map((entry) => entry.id),
    })),
  };
}

function soundTexts(root: string): ReaderTexts {
  const { texts, faults } = readTexts(root);
  if (faults.length === 0) return texts;
  throw new Error(`The texts have ${faults.length} fault(s):\n${faults.map(textFaultLine).join('\n')}`);
}
