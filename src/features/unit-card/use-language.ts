import { useLingui } from '@lingui/react';
import type { Language } from '#domain/catalogue/types.ts';
import { languageFrom } from '#platform/language.ts';

/** The language that the interface shows now. */
export function useLanguage(): Language {
  return languageFrom(useLingui().i18n.locale, []);
}
