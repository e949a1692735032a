import { useLingui } from '@lingui/react';
import { ageText } from './age-text.ts';
import { useLanguage } from './use-language.ts';

/**
 * How long ago something was, with the whole date for who wants it: what a `<time>` takes, of an
 * instant (ISO 8601).
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
