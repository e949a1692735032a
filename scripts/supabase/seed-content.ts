/**
 * Reads what the readers of the app are shown: rules, FAQ and news of `catalogue/`, and their texts
 * in `locales/`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import type { CatalogueFiles } from '#domain/catalogue/assemble.ts';
import { type Fault, type Parsed, parseFile } from '#domain/catalogue/faults.ts';
import { readCatalogue } from '../catalogue/catalogue-files.ts';

const line = v.pipe(v.string(), v.regex(/^\S(.*\S)?$/u, 'one line of text without spaces around it'));
const prose = v.pipe(v.string(), v.regex(/\S/u, 'a text'));
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u, 'a-z, 0-9 and hyphens'));

const chapterSchema = v.strictObject({
  id,
  title: line,
  sections: v.array(v.strictObject({ id, title: line, text: prose })),
});
const topicSchema = v.strictObject({
  id,
  title: line,
  entries: v.array(v.strictObject({ id, question: line, answer: prose })),
});
const newsSchema = v.strictObject({ id, date: v.pipe(v.string(), v.isoDate()), key: line, content: prose });

const sectionTexts = v.strictObject({ title: line, text: prose });
const chapterTexts = v.strictObject({ title: line, sections: v.record(id, sectionTexts) });
const rulesTexts = v.record(id, chapterTexts);
// A topic's title has no column of its own.
const faqTexts = v.pipe(
  v.strictObject({
    topics: v.optional(v.record(id, v.strictObject({ title: line }))),
    entries: v.record(id, v.strictObject({ question: line, answer: prose })),
  }),
  v.transform(({ entries }) => entries),
);
const newsTexts = v.record(id, v.strictObject({ content: prose }));

export type Translated = 'es' | 'fr';
const TRANSLATED: readonly Translated[] = ['es', 'fr'];

/** A file of `<order>-<id>.json`, or of `<id>.json` with the order 0. */
export type Ordered<T> = {
  readonly order: number;
  readonly value: T;
};

/** One kind of content: English in the order of its files, and by language what is translated. */
type Kind<T, Texts> = {
  readonly files: readonly Ordered<T>[];
  readonly texts: Readonly<Partial<Record<Translated, Texts>>>;
};

/** Everything that the seed is made of. */
export type SeedContent = {
  readonly catalogue: CatalogueFiles;
  /** The ids of missions and feats: the names of their files. */
  readonly missions: readonly string[];
  readonly feats: readonly string[];
  readonly rules: Kind<v.InferOutput<typeof chapterSchema>, v.InferOutput<typeof rulesTexts>>;
  readonly faq: Kind<v.InferOutput<typeof topicSchema>, v.InferOutput<typeof faqTexts>>;
  readonly news: Kind<v.InferOutput<typeof newsSchema>, v.InferOutput<typeof newsTexts>>;
};

/**
 * Reads all of it under `root` (the repository's folder); folders that are not there hold nothing.
 * Else every fault.
 */
export function readSeedContent(root: string): Parsed<SeedContent> {
  const faults: Fault[] = [];
  const read = <Schema extends v.GenericSchema>(schema: Schema, file: string) => {
    const parsed = parseJson(root, file, schema);
    if (parsed.ok) return parsed.value;
    faults.push(...parsed.faults);
    return null;
  };
  const kind = <T extends v.GenericSchema, Texts extends v.GenericSchema>(
    name: string,
    schema: T,
    texts: Texts,
  ) => ({
    files: orderedFiles(root, name).flatMap(({ file, order }) => {
      const value = read(schema, file);
      return value === null ? [] : [{ order, value }];
    }),
    texts: Object.fromEntries(
      TRANSLATED.flatMap((language) => {
        const file = `locales/${language}/${name}.json`;
        const value = existsSync(join(root, file)) ? read(texts, file) : null;
        return value === null ? [] : [[language, value]];
      }),
    ),
  });
  const catalogue = readCatalogue(root);
  const rules = kind('rules', chapterSchema, rulesTexts);
  const faq = kind('faq', topicSchema, faqTexts);
  const news = kind('news', newsSchema, newsTexts);
  const [missions, feats] = [fileIds(root, 'missions'), fileIds(root, 'feats')];
  if (!catalogue.ok) return { ok: false, faults: [...catalogue.faults, ...faults] };
  return faults.length === 0
    ? { ok: true, value: { catalogue: catalogue.value, missions, feats, rules, faq, news } }
    : { ok: false, faults };
}

function fileIds(root: string, name: string): readonly string[] {
  return orderedFiles(root, name).map(({ file }) => basename(file, '.json'));
}

function orderedFiles(root: string, name: string) {
  const folder = `catalogue/${name}`;
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ file: `${folder}/${file}`, order: Number(/^(\d+)-/u.exec(file)?.[1] ?? 0) }))
    .toSorted((a, b) => a.order - b.order || (a.file < b.file ? -1 : 1));
}

function parseJson<Schema extends v.GenericSchema>(
  root: string,
  file: string,
  schema: Schema,
): Parsed<v.InferOutput<Schema>> {
  let input: unknown;
  try {
    input = JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch (cause) {
    const message = `is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`;
    return { ok: false, faults: [{ file, unit: '', field: '', message }] };
  }
  return parseFile(schema, input, { file });
}
