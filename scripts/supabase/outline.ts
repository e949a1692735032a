import type { TextOutline } from '#domain/reader/texts-from-rows.ts';
import type { ReaderTexts } from '#domain/reader/texts.ts';
import { uuidOf } from './uuid-of.ts';

/**
 * Returns the address of each row of the seed (`seed-tables.ts`), and the topics with their
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
