/** Cuts `locales/<language>/messages.po` by module: texts travel with the code that shows them. */
import { join } from 'node:path';
import { createCompiledCatalog } from '@lingui/cli/api';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { LANGUAGES } from '#domain/catalogue/types.ts';
import { readMessages } from '../texts/message-files.ts';

const LOCALES = join(import.meta.dirname, '../..', 'locales');
const MACROS = ['@lingui/core/macro', '@lingui/react/macro'];

/** Lingui's macro leaves this mark before every message; its own extractor goes by it too. */
const MARK = /\/\*\* i18n \*\//g;
const MARKED_ID = /\/\*\* i18n \*\/\s*\{\s*id: "([^"]+)"/g;

const ADD = "import { addMessages } from '#platform/language/messages.ts';";

/** Modules whose messages Lingui does not collect (lingui.config.ts). */
const NOT_OURS = /\/node_modules\/|\.test\.tsx?$/;

/** A message's id, then its compiled text in each language, in the order of `LANGUAGES`. */
type Rows = ReadonlyMap<string, readonly unknown[]>;

const COMPILED = v.object({ messages: v.record(v.string(), v.unknown()) });

/**
 * The Vite plugin that adds to each module the messages it shows, in every language
 * (src/platform/language/messages.ts). It must follow Lingui's macro. A message that is in no PO
 * file fails the build; in development its English source is shown. There a changed PO file reloads
 * the page.
 */
export function messagesPlugin(locales: string = LOCALES): Plugin {
  let reading: Promise<Rows> | null = null;
  return {
    name: 'messages',
    // Like Lingui's macro, before JSX is compiled and comments are dropped.
    enforce: 'pre',
    config: () => ({ optimizeDeps: { exclude: MACROS } }),
    async transform(code, id) {
      if (NOT_OURS.test(id) || !code.includes('i18n')) return null;
      const ids = markedIds(code);
      if (ids.length === 0) return null;
      reading ??= readRows(locales);
      const rows = await reading;
      const unknown = ids.filter((each) => !rows.has(each));
      if (unknown.length > 0 && this.environment.mode === 'build')
        this.error(`Messages in no PO file: ${unknown.join(', ')}. Run npm run translations:extract`);
      const own = ids.map((each) => rows.get(each)).filter((row) => row !== undefined);
      // On the first line, so that no line of the source moves.
      return { code: `${ADD}addMessages(${JSON.stringify(own)});${code}`, map: null };
    },
    async generateBundle(_, bundle) {
      if (reading === null) return;
      const known = await reading;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const missing = messagesWithoutText(chunk.code, known);
        if (missing.length > 0) this.error(`${chunk.fileName} lacks the texts of ${missing.join(', ')}`);
      }
    },
    hotUpdate({ file }) {
      if (!file.startsWith(locales) || !file.endsWith('.po')) return undefined;
      reading = null;
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/**
 * Returns the ids of the messages in a module that Lingui's macro has compiled. Throws when a mark
 * is followed by no id.
 */
export function markedIds(code: string): string[] {
  const ids = [...code.matchAll(MARKED_ID)].map(([, id = '']) => id);
  const marks = [...code.matchAll(MARK)].length;
  if (ids.length !== marks) throw new Error(`${String(marks)} messages, but ${String(ids.length)} ids`);
  return [...new Set(ids)];
}

/** Returns the known messages that a built chunk uses although their text is not in it. */
export function messagesWithoutText(chunk: string, known: ReadonlyMap<string, unknown>): string[] {
  const quoted = [...chunk.matchAll(/(?<=["'`])[\w-]{6}(?=["'`])/g)].map(([id]) => id);
  const present = new Set([...chunk.matchAll(/(?<=\[["'`])[\w-]{6}(?=["'`],["'`[])/g)].map(([id]) => id));
  return [...new Set(quoted)].filter((id) => known.has(id) && !present.has(id));
}

/** Reads and compiles the texts of every language. A text that is not translated yet is English. */
async function readRows(locales: string): Promise<Rows> {
  const english = await readMessages(locales, 'en');
  const compiled = await Promise.all(
    LANGUAGES.map(async (language) => {
      const texts = language === 'en' ? english : await readMessages(locales, language);
      return compile(
        language,
        Object.entries(english).map(([id, { message }]) => [id, texts[id]?.translation || message]),
      );
    }),
  );
  return new Map(
    Object.keys(english).map((id) => [
      id,
      [id, ...compiled.map((messages) => shortened(messages[id] ?? []))],
    ]),
  );
}

/** Returns a compiled text without values as its string: two characters less, 8,000 times. */
function shortened(text: unknown): unknown {
  if (!Array.isArray(text) || text.length !== 1) return text;
  const only: unknown = text[0];
  return typeof only === 'string' ? only : text;
}

function compile(language: string, texts: readonly (readonly [string, string])[]) {
  const { source, errors } = createCompiledCatalog(language, Object.fromEntries(texts), {
    namespace: 'json',
  });
  if (errors.length > 0)
    throw new Error(
      `locales/${language}/messages.po: ${errors.map(({ error }) => error.message).join('; ')}`,
    );
  return v.parse(COMPILED, JSON.parse(source)).messages;
}
