import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#domain/catalogue/types.ts';
import type { LanguageTexts } from '#domain/reader/language-texts.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly texts: LanguageTexts }>>> = {
  en: () => import('virtual:reader-texts/en'),
  es: () => import('virtual:reader-texts/es'),
  fr: () => import('virtual:reader-texts/fr'),
};

/**
 * The texts that came with this build, in one language. Rejects when their file cannot be fetched.
 */
export function bundledTextsQuery(language: Language) {
  return queryOptions({
    queryKey: ['reader', 'bundle', language],
    queryFn: async () => (await LOADERS[language]()).texts,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
}
