import { queryOptions } from '@tanstack/react-query';
import { isHtml } from '#domain/reader/news-text.ts';
import { cleanHtml } from '#platform/clean-html.ts';

/** The HTML of a text, cleaned. Plain text has none, and is not cleaned. */
export function cleanHtmlQuery(text: string) {
  return queryOptions({
    queryKey: ['clean-html', text],
    queryFn: async () => cleanHtml(text),
    enabled: isHtml(text),
    gcTime: 0,
    staleTime: Infinity,
  });
}
