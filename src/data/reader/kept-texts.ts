import { queryOptions } from '@tanstack/react-query';
import type { FaqTopic, RulesChapter } from '#domain/reader/texts.ts';

/** Texts with the instant (ISO 8601) at which they were fetched. */
export type Kept<Texts> = { readonly savedAt: string; readonly texts: readonly Texts[] };

/**
 * The texts that this browser saw last; null when it never saw them or cannot read them any more.
 */
export type KeptTexts = { readonly rules: Kept<RulesChapter> | null; readonly faq: Kept<FaqTopic> | null };

/** The copies of an earlier visit, as they were when this one began. */
export function keptTextsQuery() {
  return queryOptions({
    queryKey: ['reader', 'kept'],
    queryFn: async (): Promise<KeptTexts> => (await import('./read-kept-texts.ts')).readKeptTexts(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
