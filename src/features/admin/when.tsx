import { ageText } from '#platform/age-text.ts';
import { dateFormat } from '#platform/language/language.ts';
import { useLanguage } from '#platform/use-language.ts';

/** Renders an instant as its age, and exactly on demand. */
export function When({ at }: { at: string }) {
  const language = useLanguage();
  const exact = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={at} title={exact.format(new Date(at))}>
      {ageText(at, language)}
    </time>
  );
}
