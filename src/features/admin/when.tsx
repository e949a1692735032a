import { ageText } from '#platform/age-text.ts';
import { regionOf } from '#platform/language/language.ts';
import { useLanguage } from '#platform/use-language.ts';

/** Renders an instant as its age, and exactly on demand. */
export function When({ at }: { at: string }) {
  const language = useLanguage();
  const exact = new Intl.DateTimeFormat(regionOf(language), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={at} title={exact.format(new Date(at))}>
      {ageText(at, language)}
    </time>
  );
}
