import type { Language } from '../catalogue/types.ts';
import type { FaqTopic, ReaderTexts, RulesChapter } from './texts.ts';

/** The two tabs of the reader (docs/product.md, "Reader"). */
export type ReaderSource = 'rules' | 'faq';

/** A section of the rules, or a question with its answer. */
export type ReaderSection = { readonly id: string; readonly title: string; readonly text: string };

/** A chapter of the rules, or a topic of the FAQ. */
export type ReaderChapter = {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly ReaderSection[];
};

/** Everything that can be read, in one language, in the order of reading. */
export type LanguageTexts = Readonly<Record<ReaderSource, readonly ReaderChapter[]>>;

/**
 * The texts in one language; what is not translated is in English (docs/product.md, "Purpose and
 * languages").
 */
export function textsIn({ chapters, topics }: ReaderTexts, language: Language): LanguageTexts {
  return { rules: rulesIn(chapters, language), faq: faqIn(topics, language) };
}

/** The rules in one language. */
export function rulesIn(chapters: readonly RulesChapter[], language: Language): readonly ReaderChapter[] {
  return chapters.map((chapter) => ({
    id: chapter.id,
    title: chapter.translations[language]?.title ?? chapter.title,
    sections: chapter.sections.map(({ id, title, text, translations }) => ({
      id,
      title: translations[language]?.title ?? title,
      text: translations[language]?.text ?? text,
    })),
  }));
}

/** The FAQ in one language. */
export function faqIn(topics: readonly FaqTopic[], language: Language): readonly ReaderChapter[] {
  return topics.map((topic) => ({
    id: topic.id,
    title: topic.translations[language]?.title ?? topic.title,
    sections: topic.entries.map(({ id, question, answer, translations }) => ({
      id,
      title: translations[language]?.question ?? question,
      text: translations[language]?.answer ?? answer,
    })),
  }));
}

/**
 * Returns the index of the chapter with this id, or of the chapter that holds the section with this
 * id. Null when the id is unknown.
 */
export function placeOf(chapters: readonly ReaderChapter[], id: string): number | null {
  const at = chapters.findIndex(
    (chapter) => chapter.id === id || chapter.sections.some((section) => section.id === id),
  );
  return at === -1 ? null : at;
}
