import type { Language } from '#domain/catalogue/types.ts';
import { now } from '#platform/clock.ts';

/** A day as MM/dd/yy, the order of docs/product.md, "News"; today without a day. */
export function shortDate(day: string | undefined): string {
  return new Intl.DateTimeFormat('en-US', { month: '2-digit', day: '2-digit', year: '2-digit' }).format(
    dateOf(day),
  );
}

/** A day as MMM dd, yyyy, in the words of the language. */
export function longDate(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
    month: 'short',
    day: '2-digit',
    year: 'numeric',
  }).format(dateOf(day));
}

/** Noon, so that the day is the same wherever it is read. */
function dateOf(day: string | undefined): Date {
  const date = new Date(`${(day ?? '').slice(0, 10)}T12:00:00`);
  return Number.isNaN(date.getTime()) ? now() : date;
}
