import { ageOf } from '#domain/community/age.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { now } from './clock.ts';

/**
 * How long ago an instant (ISO 8601) was, in words: `2 days ago`, `hace 2 días`. Empty for what is
 * no instant.
 */
export function ageText(instant: string, language: Language): string {
  const age = ageOf(Date.parse(instant), now().getTime());
  if (age === null) return '';
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(age.value, age.unit);
}
