import type { FaqTopic, RulesChapter, TitleWords, Translations } from './texts.ts';

/** A text with its translations as the tables hold it; null and blank ones are missing. */
type Column = { readonly en: string; readonly es: string | null; readonly fr: string | null };

export type ChapterRow = { readonly id: string; readonly title: Column };
export type SectionRow = {
  readonly id: string;
  readonly chapterId: string;
  readonly title: Column;
  readonly content: Column;
};
export type FaqRow = { readonly id: string; readonly section: Column; readonly content: Column };

/**
 * The facts that the tables have no column for: the address of each row's id, and the topics of the
 * FAQ with their entries.
 */
export type TextOutline = {
  readonly addresses: Readonly<Record<string, string>>;
  readonly topics: readonly (TitleWords & {
    readonly id: string;
    readonly translations: Translations<TitleWords>;
    readonly entries: readonly string[];
  })[];
};

/** The topic of entries that no topic of the outline has; it has no title of its own. */
export const MORE_QUESTIONS = 'more-questions';

/**
 * Rules out of their tables' rows, both in the order of reading (docs/product.md, "Reader"). A row
 * that came with the app keeps the address that it has there; any other has its id. Chapters
 * without sections are left out.
 */
export function rulesFromRows(
  chapters: readonly ChapterRow[],
  sections: readonly SectionRow[],
  outline: TextOutline,
): readonly RulesChapter[] {
  return chapters
    .map(({ id, title }) => ({
      id: addressOf(id, outline),
      title: title.en,
      translations: translated([title], (read) => ({ title: read(title) })),
      sections: sections
        .filter((section) => section.chapterId === id)
        .map((section) => ({
          id: addressOf(section.id, outline),
          title: section.title.en,
          text: section.content.en,
          translations: translated([section.title, section.content], (read) => ({
            title: read(section.title),
            text: read(section.content),
          })),
        })),
    }))
    .filter((chapter) => chapter.sections.length > 0);
}

/**
 * The FAQ out of its table's rows, in the order of reading. Topics are those of the outline, in the
 * order of their first entry; an entry that the outline does not know joins the topic around it,
 * else it stands in `MORE_QUESTIONS`, last.
 */
export function faqFromRows(rows: readonly FaqRow[], outline: TextOutline): readonly FaqTopic[] {
  const ids = rows.map((row) => addressOf(row.id, outline));
  const topicIds = new Map(outline.topics.flatMap(({ id, entries }) => entries.map((entry) => [entry, id])));
  const known = ids.map((id) => topicIds.get(id) ?? null);
  const entries = rows.map((row, at) => ({
    topic: known[at] ?? topicAround(known, at),
    entry: {
      id: ids[at] ?? row.id,
      question: row.section.en,
      answer: row.content.en,
      translations: translated([row.section, row.content], (read) => ({
        question: read(row.section),
        answer: read(row.content),
      })),
    },
  }));
  const order = [...new Set(entries.map(({ topic }) => topic))].toSorted(
    (one, other) => Number(one === MORE_QUESTIONS) - Number(other === MORE_QUESTIONS),
  );
  return order.map((id) => {
    const topic = outline.topics.find((each) => each.id === id);
    return {
      id,
      title: topic?.title ?? '',
      translations: topic?.translations ?? {},
      entries: entries.filter((each) => each.topic === id).map(({ entry }) => entry),
    };
  });
}

function addressOf(id: string, { addresses }: TextOutline): string {
  return Object.hasOwn(addresses, id) ? (addresses[id] ?? id) : id;
}

function topicAround(known: readonly (string | null)[], at: number): string {
  const before = known.slice(0, at).findLast((topic) => topic !== null) ?? null;
  const after = known.slice(at + 1).find((topic) => topic !== null) ?? null;
  return before !== null && before === after ? before : MORE_QUESTIONS;
}

/**
 * Returns the result of `wordsIn` in each language that has any of the columns; missing words are
 * in English.
 */
function translated<Words>(
  columns: readonly Column[],
  wordsIn: (read: (column: Column) => string) => Words,
): Translations<Words> {
  const languages = (['es', 'fr'] as const).filter((language) =>
    columns.some((column) => written(column[language]) !== null),
  );
  return Object.fromEntries(
    languages.map((language) => [language, wordsIn((column) => written(column[language]) ?? column.en)]),
  );
}

function written(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text;
}
