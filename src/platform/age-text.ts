import { ageOf } from '#domain/community/age.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { now } from './clock.ts';

/**
 * Returns the age of an instant (ISO 8601) in words: `2 days ago`, `hace 2 días`. Empty when the
 * text is not an instant.
 */
export function ageText(instant: string, language: Language): string {
  const age = ageOf(Date.parse(instant), now().getTime());
  if (age === null) return '';
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(age.value, age.unit);
}
