import { useLingui } from '@lingui/react';
import { ageText } from './age-text.ts';
import { useLanguage } from './use-language.ts';

/**
 * Returns the content of a `<time>` for an instant (ISO 8601): its age in words, and the whole date
 * as a hint.
 */
export function useMoment() {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (instant: string) => ({
    dateTime: instant,
    title: i18n.date(new Date(instant), { dateStyle: 'long', timeStyle: 'short' }),
    children: ageText(instant, language),
  });
}
