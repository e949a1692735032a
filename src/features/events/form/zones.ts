import type { Choice } from './countries.ts';

/** Returns the time zone of this device. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns the zones that this browser knows, and the one that is chosen, with readable names. */
export function zoneChoices(chosen: string): readonly Choice[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen]);
  return [...zones].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
