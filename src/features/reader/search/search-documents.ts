import type { I18n } from '@lingui/core';
import type { LanguageTexts, ReaderSource } from '#domain/reader/language-texts.ts';
import type { SearchDocument } from '#domain/reader/search.ts';
import { plainText } from '#domain/reader/text-blocks.ts';
import type { TermKind } from '#domain/catalogue/types.ts';
import { nameOfPart } from '../part-words.ts';
import { readerPath, TERM_DIALOG } from '../reader-path.ts';
import type { ReaderTerm } from '../use-reader-glossary.ts';

/** The source of a hit. */
export type HitKind = ReaderSource | TermKind | 'units' | 'missions';

export type ReaderDocument = SearchDocument<HitKind>;

/**
 * Returns the texts of rules and FAQ as documents: a hit has its id, title, content, source
 * (`kind`) and path (docs/product.md, "Search in the reader").
 */
export function textDocuments(texts: LanguageTexts, i18n: I18n): readonly ReaderDocument[] {
  return (['rules', 'faq'] as const).flatMap((kind) =>
    texts[kind].flatMap((chapter) =>
      chapter.sections.map(({ id, title, text }) => ({
        kind,
        id,
        title,
        content: plainText(text, (part) => i18n._(nameOfPart(part))),
        path: readerPath(kind, id),
        context: chapter.title,
      })),
    ),
  );
}

/** The words of the glossary as documents, read on top of a tab. */
export function termDocuments(terms: readonly ReaderTerm[], source: ReaderSource): readonly ReaderDocument[] {
  return terms.map(({ kind, key, name, english, text }) => ({
    kind,
    id: key,
    title: name,
    content: text,
    path: `${readerPath(source)}?dialog=${TERM_DIALOG}&item=${encodeURIComponent(key)}`,
    names: [english],
  }));
}
