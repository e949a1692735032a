import type { UnitErrata, UnitErratum } from '#domain/catalogue/errata.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { readText } from '#platform/storage/local.ts';

/**
 * The corrections to units that this browser fetched last, in place from the start with or without
 * a network. They were checked before they were kept (fetch-errata.ts); unreadable ones are
 * ignored.
 */
export const keptErrata: UnitErrata = read();

function read(): UnitErrata {
  try {
    const kept: unknown = JSON.parse(readText(storageKeys.errata) ?? '{}');
    return isErrata(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** They were written by this app alone, which checked each. */
function isErrata(value: unknown): value is UnitErrata {
  return typeof value === 'object' && value !== null;
}

/** The correction that is in place for a unit, or null. */
export function erratumOf({
  faction,
  id,
}: {
  readonly faction: string;
  readonly id: string;
}): UnitErratum | null {
  return keptErrata[unitKey(faction, id)] ?? null;
}
