import { byLanguage } from 'virtual:reader-texts';
import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#domain/catalogue/types.ts';

/**
 * The texts that came with this build, in one language. Rejects when their file cannot be fetched.
 */
export function bundledTextsQuery(language: Language) {
  return queryOptions({
    queryKey: ['reader', 'bundle', language],
    queryFn: async () => (await byLanguage[language]()).texts,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
}
