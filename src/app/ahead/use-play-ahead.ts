import { type Language, LANGUAGES } from '#domain/catalogue/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { useFetchAhead } from './use-fetch-ahead.ts';

const ahead = (language: Language) => [
  async () => (await import('./play-ahead.ts')).fetchPlayAhead(language),
];
const NOTHING: readonly (() => Promise<void>)[] = [];
const AHEAD = new Map(LANGUAGES.map((language) => [language, ahead(language)]));

/** Prefetches the pages of a game. */
export function usePlayAhead(): void {
  useFetchAhead(AHEAD.get(useLanguage()) ?? NOTHING);
}
