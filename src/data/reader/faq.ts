import { queryOptions } from '@tanstack/react-query';
import type { FaqTopic } from '#domain/reader/texts.ts';
import { RULES_QUERY } from '../query/query-options.ts';

/**
 * The FAQ of the database; its table is asked up to four times (docs/product.md, "Query times").
 */
export function faqQuery() {
  return queryOptions({
    queryKey: ['reader', 'faq'],
    queryFn: async ({ client }): Promise<readonly FaqTopic[]> =>
      (await import('./load-faq.ts')).loadFaq(client),
    retry: false,
    staleTime: RULES_QUERY.staleTime,
    refetchOnWindowFocus: false,
  });
}
