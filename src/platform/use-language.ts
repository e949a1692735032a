import { useLingui } from '@lingui/react';
import type { Language } from '#domain/catalogue/types.ts';
import { isLanguage } from './language/language.ts';

/**
 * The language that the interface shows now; the component renders again when the player changes
 * it.
 */
export function useLanguage(): Language {
  const { locale } = useLingui().i18n;
  return isLanguage(locale) ? locale : 'en';
}
