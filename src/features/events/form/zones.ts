import { zoneLabel } from '#platform/time-zones.ts';
import type { Choice } from './countries.ts';

/** Returns the zones that this browser knows, and the one that is chosen, with readable names. */
export function zoneChoices(chosen: string): readonly Choice[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen]);
  return [...zones].map((zone) => ({ value: zone, label: zoneLabel(zone) }));
}
