import type * as v from 'valibot';
import type { TextFault, TextFaultCode } from './text-faults.ts';
import {
  chapterSchema,
  faqTranslationSchema,
  parseTextFile,
  rulesTranslationSchema,
  type TextFile,
  topicSchema,
} from './text-schema.ts';
import { type TextPart, textParts } from './text-tokens.ts';
import type { ReaderTexts, Translations } from './texts.ts';

/**
 * All files of the texts, read but not looked at. English files in any order: their names say which
 * comes first.
 */
export type TextFiles = {
  readonly rules: readonly TextFile[];
  readonly faq: readonly TextFile[];
  readonly translations: readonly {
    readonly language: string;
    readonly rules: TextFile;
    readonly faq: TextFile;
  }[];
};

/**
 * The texts that could be read, and everything that is wrong; a file with a fault of shape is left
 * out.
 */
export type ParsedTexts = { readonly texts: ReaderTexts; readonly faults: readonly TextFault[] };

type Chapter = v.InferOutput<typeof chapterSchema>;
type Topic = v.InferOutput<typeof topicSchema>;
type Source<Value> = { readonly file: string; readonly value: Value };
type Language = {
  readonly language: string;
  readonly rules: Source<v.InferOutput<typeof rulesTranslationSchema>>;
  readonly faq: Source<v.InferOutput<typeof faqTranslationSchema>>;
};

/**
 * Parses rules and FAQ with their translations (docs/product.md, "Reader").
 * Everything is looked at, so one run names every fault. A text without a translation keeps its
 * place and is reported.
 */
export function parseTexts(files: TextFiles): ParsedTexts {
  const faults: TextFault[] = [];
  const chapters = inOrder(files.rules).flatMap((file) => {
    const value = parseTextFile(chapterSchema, file, faults);
    return value === null ? [] : [{ file: file.file, value }];
  });
  const topics = inOrder(files.faq).flatMap((file) => {
    const value = parseTextFile(topicSchema, file, faults);
    return value === null ? [] : [{ file: file.file, value }];
  });
  const languages = files.translations.map(({ language, rules, faq }): Language => ({
    language,
    rules: { file: rules.file, value: parseTextFile(rulesTranslationSchema, rules, faults) ?? {} },
    faq: {
      file: faq.file,
      value: parseTextFile(faqTranslationSchema, faq, faults) ?? { topics: {}, entries: {} },
    },
  }));
  faults.push(...nameFaults([...chapters, ...topics]), ...repeatedIds(chapters, topics));
  const texts = {
    chapters: chapters.map((source) => chapterOf(source, languages, faults)),
    topics: topics.map((source) => topicOf(source, languages, faults)),
  };
  // A file that is left out would make strays of all its translations.
  const isWhole = faults.every(({ code }) => code !== 'shape');
  if (isWhole) faults.push(...languages.flatMap((language) => strays(language, texts)));
  return { texts, faults };
}

/** By the number that a file's name begins with, then by name. */
function inOrder(files: readonly TextFile[]): readonly TextFile[] {
  return files.toSorted((a, b) => orderOf(a) - orderOf(b) || (a.file < b.file ? -1 : 1));
}

function orderOf({ file }: TextFile): number {
  return Number(/(?<order>\d+)-[^/]*$/u.exec(file)?.groups?.['order'] ?? Number.POSITIVE_INFINITY);
}

function chapterOf({ file, value }: Source<Chapter>, languages: readonly Language[], faults: TextFault[]) {
  const { id, title } = value;
  return {
    id,
    title,
    translations: translated(languages, { file, at: id, english: { title } }, faults, ({ rules }) => {
      const words = rules.value[id];
      return { file: rules.file, words: words === undefined ? undefined : { title: words.title } };
    }),
    sections: value.sections.map((section) => ({
      ...section,
      translations: translated(
        languages,
        { file, at: `${id}/${section.id}`, english: { title: section.title, text: section.text } },
        faults,
        ({ rules }) => ({ file: rules.file, words: rules.value[id]?.sections[section.id] }),
      ),
    })),
  };
}

function topicOf({ file, value }: Source<Topic>, languages: readonly Language[], faults: TextFault[]) {
  const { id, title } = value;
  return {
    id,
    title,
    translations: translated(languages, { file, at: id, english: { title } }, faults, ({ faq }) => ({
      file: faq.file,
      words: faq.value.topics[id],
    })),
    entries: value.entries.map((entry) => ({
      ...entry,
      translations: translated(
        languages,
        { file, at: `${id}/${entry.id}`, english: { question: entry.question, answer: entry.answer } },
        faults,
        ({ faq }) => ({ file: faq.file, words: faq.value.entries[entry.id] }),
      ),
    })),
  };
}

/**
 * The words in each language that has them; what is missing or does not fit the English is added to
 * `faults`.
 */
function translated<Words extends Readonly<Record<string, string>>>(
  languages: readonly Language[],
  source: { readonly file: string; readonly at: string; readonly english: Words },
  faults: TextFault[],
  find: (language: Language) => { readonly file: string; readonly words: Words | undefined },
): Translations<Words> {
  const { at, english } = source;
  faults.push(...tokenFaults(source.file, at, english));
  const found = languages.flatMap((each) => {
    const { file, words } = find(each);
    const fault = (code: TextFaultCode) => faults.push({ file, at, code, about: each.language });
    if (words === undefined) {
      fault('missing-translation');
      return [];
    }
    faults.push(...tokenFaults(file, at, words));
    if (diagramsOf(english) !== diagramsOf(words)) fault('other-diagrams');
    return [[each.language, words] as const];
  });
  return Object.fromEntries(found);
}

function partsOf(words: Readonly<Record<string, string>>): readonly TextPart[] {
  return Object.values(words).flatMap(textParts);
}

function diagramsOf(words: Readonly<Record<string, string>>): string {
  return partsOf(words)
    .flatMap((part) => (part.kind === 'diagram' ? [part.diagram] : []))
    .join(' ');
}

function tokenFaults(file: string, at: string, words: Readonly<Record<string, string>>): TextFault[] {
  const lines = new Set(Object.values(words).flatMap((text) => text.split('\n')));
  return partsOf(words).flatMap((part): TextFault[] => {
    if (part.kind === 'unknown') return [{ file, at, code: 'unknown-token', about: part.token }];
    if (part.kind !== 'diagram' || lines.has(`{diagram:${part.diagram}}`)) return [];
    return [{ file, at, code: 'misplaced-diagram', about: part.diagram }];
  });
}

function nameFaults(sources: readonly Source<{ readonly id: string }>[]): TextFault[] {
  return sources
    .filter(({ file, value: { id } }) => !new RegExp(`(?:^|/)\\d+-${id}\\.json$`, 'u').test(file))
    .map(({ file, value: { id } }) => ({ file, at: '', code: 'file-name', about: id }));
}

/**
 * Ids are unique among chapters, sections, topics and entries alike: any of them may be an address.
 */
function repeatedIds(chapters: readonly Source<Chapter>[], topics: readonly Source<Topic>[]): TextFault[] {
  const ids = [
    ...chapters.map(({ file, value }) => ({ file, parent: value.id, children: value.sections })),
    ...topics.map(({ file, value }) => ({ file, parent: value.id, children: value.entries })),
  ].flatMap(({ file, parent, children }) => [
    { file, id: parent, at: parent },
    ...children.map(({ id }) => ({ file, id, at: `${parent}/${id}` })),
  ]);
  const seen = new Set<string>();
  return ids.flatMap(({ file, id, at }): TextFault[] => {
    if (seen.has(id)) return [{ file, at, code: 'repeated-id', about: id }];
    seen.add(id);
    return [];
  });
}

function strays({ language, rules, faq }: Language, { chapters, topics }: ReaderTexts): TextFault[] {
  const known = new Set([
    ...chapters.flatMap(({ id, sections }) => [id, ...sections.map((section) => `${id}/${section.id}`)]),
    ...topics.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]),
  ]);
  const fault = (file: string) => (at: string) =>
    known.has(at) ? [] : [{ file, at, code: 'stray-translation', about: language } as const];
  const sections = Object.entries(rules.value).flatMap(([id, chapter]) => [
    id,
    ...Object.keys(chapter.sections).map((section) => `${id}/${section}`),
  ]);
  return [
    ...sections.flatMap(fault(rules.file)),
    ...[...Object.keys(faq.value.topics), ...Object.keys(faq.value.entries)].flatMap(fault(faq.file)),
  ];
}
