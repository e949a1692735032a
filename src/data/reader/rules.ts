import { queryOptions } from '@tanstack/react-query';
import type { RulesChapter } from '#domain/reader/texts.ts';
import { RULES_QUERY } from '../query/query-options.ts';

/**
 * The rules of the database; each table is asked up to four times (docs/product.md, "Query times").
 */
export function rulesQuery() {
  return queryOptions({
    queryKey: ['reader', 'rules'],
    queryFn: async ({ client }): Promise<readonly RulesChapter[]> =>
      (await import('./load-rules.ts')).loadRules(client),
    retry: false,
    staleTime: (query) => ((query.state.data ?? []).length === 0 ? 0 : RULES_QUERY.staleTime),
    refetchOnWindowFocus: false,
  });
}
