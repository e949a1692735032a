import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { catalogue } from '#data/catalogue.ts';
import { loadMissions } from '#data/missions.ts';
import { loadSearchLanguage } from '#data/reader/load-search-language.ts';
import { type Language, TERM_KINDS, type TermKind } from '#domain/catalogue/types.ts';
import { missionDocument } from '#domain/game/missions/mission-document.ts';
import type { LanguageTexts, ReaderSource } from '#domain/reader/language-texts.ts';
import { termDocuments, textDocuments, unitDocuments } from '#domain/reader/search/documents.ts';
import {
  createSearchIndex,
  type SearchDocument,
  type SearchIndex,
} from '#domain/reader/search/search-index.ts';
import { PLAIN_LANGUAGE } from '#domain/reader/search/search-language.ts';
import { type SearchResult, searchTexts } from '#domain/reader/search/search.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { nameOfMark } from '../mark-words.ts';
import { type ReaderTerm, TERM_DIALOG } from '../use-reader-glossary.ts';

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

const OTHER_KINDS: readonly HitKind[] = [
  'keywords',
  'special-rules',
  'states',
  'characteristics',
  'units',
  'missions',
];

export type ReaderDocument = SearchDocument<HitKind>;

export type Searched = {
  readonly source: ReaderSource;
  readonly texts: LanguageTexts;
  readonly terms: readonly ReaderTerm[];
};

/**
 * Returns the hits of a term in texts, glossary, units and missions. At equal rank, hits of the
 * open tab come first.
 */
export function useHits(searched: Searched, term: string): SearchResult<HitKind> {
  const { i18n } = useLingui();
  const language = useLanguage();
  const others = useQuery({
    queryKey: ['reader', 'search', language],
    queryFn: async () => otherDocuments(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const known = useQuery({
    queryKey: ['reader', 'search-language', language],
    queryFn: async () => loadSearchLanguage(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { source, texts, terms } = searched;
  const index = indexOf([texts.rules, texts.faq, terms, others.data, known.data, language], () =>
    createSearchIndex(documentsOf(searched, others.data ?? [], i18n), known.data ?? PLAIN_LANGUAGE),
  );
  const kinds: readonly HitKind[] = source === 'rules' ? ['rules', 'faq'] : ['faq', 'rules'];
  return searchTexts(index, term, [...kinds, ...OTHER_KINDS]);
}

let last: { readonly from: readonly unknown[]; readonly index: SearchIndex<HitKind> } | null = null;

/** Made once for the same documents: a key press must only compare. */
function indexOf(from: readonly unknown[], make: () => SearchIndex<HitKind>): SearchIndex<HitKind> {
  const isSame = last?.from.every((each, at) => each === from[at]) ?? false;
  if (last !== null && isSame) return last.index;
  const index = make();
  last = { from, index };
  return index;
}

function documentsOf({ texts, terms }: Searched, others: readonly ReaderDocument[], i18n: I18n) {
  return [
    ...textDocuments(texts, (mark) => i18n._(nameOfMark(mark))),
    ...termDocuments(terms, catalogue),
    ...others,
  ];
}

/** Units and missions in one language. Without the missions when they cannot be loaded. */
async function otherDocuments(language: Language): Promise<readonly ReaderDocument[]> {
  const [library] = await Promise.allSettled([loadMissions(language)]);
  const { missions, feats } = library.status === 'fulfilled' ? library.value : { missions: [], feats: [] };
  return [
    ...unitDocuments(catalogue, language),
    ...[...missions, ...feats].map((found) => missionDocument(found, language)),
  ];
}

/** Returns the path where a hit is read. Words of the glossary open over the tab. */
export function pathOf({ kind, id }: ReaderDocument, source: ReaderSource): string {
  if (kind === 'rules' || kind === 'faq') return paths[kind](id);
  if (kind === 'missions') return paths.missions(id);
  if (isTermKind(kind)) return `${paths[source]()}?dialog=${TERM_DIALOG}&item=${encodeURIComponent(id)}`;
  const [faction = '', unit = ''] = id.split('/');
  return paths.unit(faction, unit);
}

/** True for the kinds of the glossary, whose hits are short explanations. */
export function isTermKind(kind: HitKind): kind is TermKind {
  return TERM_KINDS.some((each) => each === kind);
}
