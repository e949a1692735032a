import type { Language } from '#domain/catalogue/types.ts';
import { PLAIN_LANGUAGE, type SearchLanguage } from '#domain/reader/search/search-language.ts';

type Stemmer = { readonly stemmer: (word: string) => string };

/** The stemmers by language; a language without one is searched by whole words and beginnings. */
const STEMMERS: Readonly<Record<string, () => Promise<Stemmer>>> = {
  en: () => import('@orama/stemmers/english'),
  es: () => import('@orama/stemmers/spanish'),
  fr: () => import('@orama/stemmers/french'),
};

/**
 * Returns the facts about a language for the search. A part that cannot be fetched is left out, so
 * that the search works without a network.
 */
export async function loadSearchLanguage(language: Language): Promise<SearchLanguage> {
  const [stemmer, words] = await Promise.allSettled([STEMMERS[language]?.(), import('virtual:search-words')]);
  const known = words.status === 'fulfilled' ? words.value : null;
  return {
    stem: (stemmer.status === 'fulfilled' ? stemmer.value?.stemmer : undefined) ?? PLAIN_LANGUAGE.stem,
    isEnglish: language === 'en',
    skipped: new Set(known?.byLanguage[language]?.skipped),
    alike: known?.byLanguage[language]?.alike ?? [],
    names: known?.names ?? {},
  };
}
