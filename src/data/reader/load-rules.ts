import type { QueryClient } from '@tanstack/react-query';
import { rulesFromRows } from '#domain/reader/texts-from-rows.ts';
import type { RulesChapter } from '#domain/reader/texts.ts';
import { nowIso } from '#platform/clock.ts';
import { logFailure } from '#platform/log-failure.ts';
import { keepCopy } from '#platform/storage/kept-copies.ts';
import { RULES_COPY } from './read-kept-texts.ts';
import { chapterRows, rulesChaptersQuery } from './rules-chapters.ts';
import { rulesSectionsQuery, sectionRows } from './rules-sections.ts';

/**
 * Fetches the rules and keeps a copy. A failure is logged, and an empty list answered
 * (docs/product.md, "Reader").
 */
export async function loadRules(client: QueryClient): Promise<readonly RulesChapter[]> {
  try {
    const [chapters, sections, { outline }] = await Promise.all([
      client.query(rulesChaptersQuery()),
      client.query(rulesSectionsQuery()),
      import('virtual:reader-outline'),
    ]);
    const rules = rulesFromRows(chapterRows(chapters), sectionRows(sections), outline);
    if (rules.length > 0) {
      await keepCopy(RULES_COPY, { savedAt: nowIso(), value: { chapters, sections } });
    }
    return rules;
  } catch (error) {
    logFailure('The rules could not be read.', error);
    return [];
  }
}
