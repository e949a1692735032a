import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { TermKind } from '#domain/catalogue/types.ts';
import type { LanguageTexts, ReaderSource } from '#domain/reader/language-texts.ts';
import {
  createSearchIndex,
  type HitGroup,
  type SearchDocument,
  type SearchIndex,
  searchTexts,
} from '#domain/reader/search.ts';
import { plainText } from '#domain/reader/text-blocks.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { nameOfMark } from '../mark-words.ts';
import { type ReaderTerm, TERM_DIALOG } from '../use-reader-glossary.ts';
import { otherDocuments } from './search-sources.ts';

const OTHER_KINDS: readonly HitKind[] = [
  'keywords',
  'special-rules',
  'states',
  'characteristics',
  'units',
  'missions',
];

export type Searched = {
  readonly source: ReaderSource;
  readonly texts: LanguageTexts;
  readonly terms: readonly ReaderTerm[];
};

/**
 * Returns the hits of a term in texts, glossary, units and missions. At equal rank, hits of the
 * open tab come first.
 */
export function useHits(searched: Searched, term: string): readonly HitGroup<HitKind>[] {
  const { i18n } = useLingui();
  const language = useLanguage();
  const isBlank = term.trim() === '';
  const others = useQuery({
    queryKey: ['reader', 'search', language],
    queryFn: async () => otherDocuments(language),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !isBlank,
  });
  if (isBlank) return [];
  const { source } = searched;
  const index = indexOf(
    [searched.texts.rules, searched.texts.faq, searched.terms, others.data, source, language],
    () => documentsOf(searched, others.data ?? [], i18n),
  );
  const kinds: readonly HitKind[] = source === 'rules' ? ['rules', 'faq'] : ['faq', 'rules'];
  return searchTexts(index, term, [...kinds, ...OTHER_KINDS]);
}

function documentsOf({ texts, terms, source }: Searched, others: readonly ReaderDocument[], i18n: I18n) {
  return [...textDocuments(texts, i18n), ...termDocuments(terms, source), ...others];
}

let last: { readonly from: readonly unknown[]; readonly index: SearchIndex<HitKind> } | null = null;

/** Made once for the same documents: a key press must only compare. */
function indexOf(from: readonly unknown[], documents: () => readonly ReaderDocument[]): SearchIndex<HitKind> {
  const isSame = last?.from.every((each, at) => each === from[at]) ?? false;
  if (last !== null && isSame) return last.index;
  const index = createSearchIndex(documents());
  last = { from, index };
  return index;
}

/** The source of a hit. */
export type HitKind = ReaderSource | TermKind | 'units' | 'missions';

/** The source of hits, as a heading. */
export const HIT_KIND_WORDS: Readonly<Record<HitKind, MessageDescriptor>> = {
  rules: msg`Rules`,
  faq: msg`FAQ`,
  keywords: msg`Keywords`,
  characteristics: msg`Characteristics`,
  'special-rules': msg`Special rules`,
  states: msg`States`,
  units: msg`Units`,
  missions: msg`Missions and feats`,
};

export type ReaderDocument = SearchDocument<HitKind>;

/**
 * Returns the texts of rules and FAQ as documents: a hit has its id, title, content, source
 * (`kind`) and path (docs/product.md, "Search in the reader").
 */
function textDocuments(texts: LanguageTexts, i18n: I18n): readonly ReaderDocument[] {
  return (['rules', 'faq'] as const).flatMap((kind) =>
    texts[kind].flatMap((chapter) =>
      chapter.sections.map(({ id, title, text }) => ({
        kind,
        id,
        title,
        content: plainText(text, (mark) => i18n._(nameOfMark(mark))),
        path: paths[kind](id),
        context: chapter.title,
      })),
    ),
  );
}

/** The words of the glossary as documents, read on top of a tab. */
function termDocuments(terms: readonly ReaderTerm[], source: ReaderSource): readonly ReaderDocument[] {
  return terms.map(({ kind, key, name, english, text }) => ({
    kind,
    id: key,
    title: name,
    content: text,
    path: `${paths[source]()}?dialog=${TERM_DIALOG}&item=${encodeURIComponent(key)}`,
    names: [english],
  }));
}
