/** Releases of the catalogue in place, for tests of what a release does to a page. */
import { catalogue } from '#data/catalogue.ts';
import type { KeptPatch } from '#data/release/kept-patch.ts';
import type { Unit } from '#domain/catalogue/types.ts';

/**
 * A release that says this of units of the catalogue, by `<faction>/<unit>`; null takes one away.
 */
export function patchOf(
  number: number,
  changes: Readonly<Record<string, Partial<Unit> | null>> = {},
): KeptPatch {
  const units = Object.entries(changes).map(([key, change]) => {
    const unit = catalogue.unitByKey.get(key);
    if (unit === undefined) throw new Error(`the catalogue has no ${key}`);
    return [key, change === null ? null : { ...unit, ...change }] as const;
  });
  return {
    number,
    sha256: `hash ${String(number)}`,
    build: '',
    origin: '',
    readyList: null,
    factions: {},
    units: Object.fromEntries(units),
    termNames: null,
    summaries: null,
    pictures: [],
  };
}
