import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { faqFromRows, rulesFromRows } from '#domain/reader/texts-from-rows.ts';
import type { FaqTopic, RulesChapter } from '#domain/reader/texts.ts';
import { readCopy } from '#platform/storage/kept-copies.ts';
import { chapterRows } from './rules-chapters.ts';
import { faqRows } from './faq-sections.ts';
import { sectionRows } from './rules-sections.ts';

/** The names of the copies of what was fetched last. */
export const RULES_COPY = 'rules';
export const FAQ_COPY = 'faq';

/** Texts with the instant (ISO 8601) at which they were fetched. */
type Kept<Texts> = { readonly savedAt: string; readonly texts: readonly Texts[] };

/** What this browser saw last; null for what it never saw or cannot read any more. */
export type KeptTexts = { readonly rules: Kept<RulesChapter> | null; readonly faq: Kept<FaqTopic> | null };

/** The copies of an earlier visit, as they were when this one began. */
export function keptTextsQuery() {
  return queryOptions({
    queryKey: ['reader', 'kept'],
    queryFn: readKeptTexts,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

const rulesCopy = v.fallback(v.object({ chapters: v.unknown(), sections: v.unknown() }), {
  chapters: [],
  sections: [],
});

async function readKeptTexts(): Promise<KeptTexts> {
  const [rules, faq] = await Promise.all([readCopy(RULES_COPY), readCopy(FAQ_COPY)]);
  if (rules === null && faq === null) return { rules: null, faq: null };
  const { outline } = await import('virtual:reader-outline');
  const { chapters, sections } = v.parse(rulesCopy, rules?.value);
  return {
    rules: kept(rules, rulesFromRows(chapterRows(chapters), sectionRows(sections), outline)),
    faq: kept(faq, faqFromRows(faqRows(faq?.value), outline)),
  };
}

function kept<Texts>(
  copy: { readonly savedAt: unknown } | null,
  texts: readonly Texts[],
): Kept<Texts> | null {
  return copy === null || texts.length === 0 ? null : { savedAt: String(copy.savedAt), texts };
}
