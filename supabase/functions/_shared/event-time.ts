const FORM: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
};

/**
 * Writes an instant by the clocks of an event's zone, in the reader's language. An unknown zone
 * counts as UTC, and an unreadable instant gives an empty text.
 */
export function eventTime(instant: string | Date, zone: string, language: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  const locale = ['es', 'fr'].includes(language) ? language : 'en-GB';
  return new Intl.DateTimeFormat(locale, { ...FORM, timeZone: knownZone(zone) }).format(at);
}

/** Returns the zone, or UTC for one that this computer does not know. */
export function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
