import type { Language } from '#domain/catalogue/types.ts';

/** The day on which each page's content last changed. */
export const LAST_CHANGED = { privacy: '2026-11-27', terms: '2026-11-21' } as const;

/** A day (`2026-11-21`) in words: `21 November 2026`, `21 de noviembre de 2026`. */
export function dayText(day: string, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
