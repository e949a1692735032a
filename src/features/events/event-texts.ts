import type { EventLine } from '#data/events/event.ts';
import { countryName } from '#platform/country-name.ts';
import { dateFormat } from '#platform/language/language.ts';
import { knownZone } from '#platform/time-zones.ts';

/** An instant (ISO 8601) as a date with its time in a zone, in the reader's language. */
export function zonedText(
  instant: string,
  zone: string,
  language: string,
  dateStyle: 'full' | 'medium' = 'full',
): string {
  return inZone(instant, zone, language, { dateStyle, timeStyle: 'short' });
}

/** Day of the month and short month of an instant (ISO 8601) in a zone, as on a calendar's leaf. */
export function leafOf(
  instant: string,
  zone: string,
  language: string,
): { readonly day: string; readonly month: string } {
  const part = (options: Intl.DateTimeFormatOptions) => inZone(instant, zone, language, options);
  return { day: part({ day: 'numeric' }), month: part({ month: 'short' }) };
}

function inZone(
  instant: string,
  zone: string,
  language: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return dateFormat(language, { ...options, timeZone: knownZone(zone) }).format(new Date(instant));
}

/** Place, city and country of an event as one line; empty when none of them is told. */
export function whereText(
  { place, city, country }: Pick<EventLine, 'place' | 'city' | 'country'>,
  language: string,
): string {
  const parts = [place, city, country === null ? null : countryName(country, language)];
  return parts.filter((part) => part !== null).join(', ');
}
