import type { Language } from '#domain/catalogue/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { usePartsAhead } from './use-parts.ts';

const ahead = (language: Language) => [
  async () => (await import('./play-ahead.ts')).fetchPlayAhead(language),
];
const AHEAD = { en: ahead('en'), es: ahead('es'), fr: ahead('fr') } as const;

/** Prefetches the pages of a game. */
export function usePlayAhead(): void {
  usePartsAhead(AHEAD[useLanguage()]);
}
