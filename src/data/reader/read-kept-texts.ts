import * as v from 'valibot';
import { faqFromRows, rulesFromRows } from '#domain/reader/texts-from-rows.ts';
import { readCopy } from '#platform/storage/kept-copies.ts';
import { faqRows } from './faq-sections.ts';
import type { Kept, KeptTexts } from './kept-texts.ts';
import { chapterRows } from './rules-chapters.ts';
import { sectionRows } from './rules-sections.ts';

/** The names of the copies of what was fetched last. */
export const RULES_COPY = 'rules';
export const FAQ_COPY = 'faq';

const rulesCopy = v.fallback(v.object({ chapters: v.unknown(), sections: v.unknown() }), {
  chapters: [],
  sections: [],
});

/** Reads the copies from this browser; null for each that is missing or holds no texts. */
export async function readKeptTexts(): Promise<KeptTexts> {
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
