/** Reads the words that only the search knows, from `locales/<lang>/search-words.json`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { LANGUAGES, type Language } from '#domain/catalogue/types.ts';
import type { SearchWords } from '#domain/reader/search/search-language.ts';
import type { ReaderTexts } from '#domain/reader/texts.ts';

const phrases = v.array(v.pipe(v.string(), v.trim(), v.nonEmpty()));
const schema = v.strictObject({
  skipped: v.string(),
  alike: phrases,
  names: v.record(v.string(), phrases),
});

/**
 * Reads the search words of all languages under `root`. Titles of rules count as other names, so
 * that a player finds a rule by its title in any language. Throws when a file has a fault.
 */
export function readSearchWords(root: string, { chapters }: ReaderTexts): SearchWords {
  const files = LANGUAGES.map((language) => [language, readFile(root, language)] as const);
  const titles = chapters
    .flatMap((chapter) => [chapter, ...chapter.sections])
    .map(({ id, title, translations }) => ({
      id,
      names: [title, ...Object.values(translations).map((words) => words.title)],
    }));
  const names = new Map<string, readonly string[]>();
  const add = (id: string, more: readonly string[]) =>
    names.set(id, [...new Set([...(names.get(id) ?? []), ...more])]);
  for (const title of titles) add(title.id, title.names);
  for (const [, file] of files) for (const [id, more] of Object.entries(file.names)) add(id, more);
  return {
    byLanguage: Object.fromEntries(
      files.map(([language, { skipped, alike }]) => [
        language,
        { skipped: skipped.split(' '), alike: alike.map((group) => group.split(' ')) },
      ]),
    ),
    names: Object.fromEntries(names),
  };
}

function readFile(root: string, language: Language): v.InferOutput<typeof schema> {
  const file = join(root, `locales/${language}/search-words.json`);
  if (!existsSync(file)) return { skipped: '', alike: [], names: {} };
  const parsed = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.output;
  throw new Error(`${file}: ${parsed.issues.map(({ message }) => message).join('; ')}`);
}
