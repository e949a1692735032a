import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { LanguageTexts, ReaderSource } from '#domain/reader/language-texts.ts';
import { createSearchIndex, type HitGroup, type SearchIndex, searchTexts } from '#domain/reader/search.ts';
import { useLanguage } from '#platform/use-language.ts';
import { type HitKind, type ReaderDocument, termDocuments, textDocuments } from './search-documents.ts';
import type { ReaderTerm } from '../use-reader-glossary.ts';

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
    queryFn: async () => (await import('./search-sources.ts')).otherDocuments(language),
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
