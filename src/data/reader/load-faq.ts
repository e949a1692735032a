import type { QueryClient } from '@tanstack/react-query';
import { faqFromRows } from '#domain/reader/texts-from-rows.ts';
import type { FaqTopic } from '#domain/reader/texts.ts';
import { nowIso } from '#platform/clock.ts';
import { logFailure } from '#platform/log-failure.ts';
import { keepCopy } from '#platform/storage/kept-copies.ts';
import { faqRows, faqSectionsQuery } from './faq-sections.ts';
import { FAQ_COPY } from './read-kept-texts.ts';

/**
 * Fetches the FAQ and keeps a copy. A failure is logged and thrown again (docs/product.md,
 * "Reader").
 */
export async function loadFaq(client: QueryClient): Promise<readonly FaqTopic[]> {
  try {
    const [rows, { outline }] = await Promise.all([
      client.query(faqSectionsQuery()),
      import('virtual:reader-outline'),
    ]);
    const topics = faqFromRows(faqRows(rows), outline);
    if (topics.length > 0) await keepCopy(FAQ_COPY, { savedAt: nowIso(), value: rows });
    return topics;
  } catch (error) {
    logFailure('The FAQ could not be read.', error);
    throw error;
  }
}
