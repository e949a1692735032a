/** Returns the time zone of this device, as IANA names it. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns the zone itself when this browser knows it, else `UTC`. */
export function knownZone(zone: string): string {
  try {
    // Throws for a zone that is not known.
    Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return 'UTC';
  }
}

/** Returns a zone as a reader sees it, such as `America/New York`. */
export function zoneLabel(zone: string): string {
  return zone.replaceAll('_', ' ');
}
