const FORM = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/**
 * Writes an instant by the clocks of an event's zone, in the reader's language. An unknown zone
 * counts as UTC, and an unreadable instant gives an empty text.
 */
export function eventTime(instant: string | Date, zone: string, language: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  const locale = ['es', 'fr'].includes(language) ? language : 'en-GB';
  try {
    return new Intl.DateTimeFormat(locale, { ...FORM, timeZone: zone }).format(at);
  } catch {
    return new Intl.DateTimeFormat(locale, { ...FORM, timeZone: 'UTC' }).format(at);
  }
}
