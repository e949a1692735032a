import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { faqFromRows } from '#domain/reader/texts-from-rows.ts';
import type { FaqTopic } from '#domain/reader/texts.ts';
import { nowIso } from '#platform/clock.ts';
import { logFailure } from '#platform/log-failure.ts';
import { keepCopy } from '#platform/storage/kept-copies.ts';
import { RULES_QUERY } from '../query/query-options.ts';
import { faqRows, faqSectionsQuery } from './faq-sections.ts';
import { FAQ_COPY } from './kept-texts.ts';

/** The FAQ of the database; its table is asked up to four times (spec section 9). */
export function faqQuery() {
  return queryOptions({
    queryKey: ['reader', 'faq'],
    queryFn: async ({ client }) => loadFaq(client),
    retry: false,
    staleTime: RULES_QUERY.staleTime,
    refetchOnWindowFocus: false,
  });
}

/** Fetches the FAQ and keeps a copy. A failure is logged and thrown again (spec section 8). */
async function loadFaq(client: QueryClient): Promise<readonly FaqTopic[]> {
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
