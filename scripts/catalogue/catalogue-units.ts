import { resolve } from 'node:path';
import type { FactionId, Unit } from '#domain/catalogue/types.ts';
import { readCatalogue } from './catalogue-files.ts';

/** The printed facts of a unit's card, without its names in other languages. */
export type PrintedUnit = Omit<Unit, 'names'>;

/**
 * Every unit of the repository's catalogue, faction by faction. Stops when a file has a fault:
 * nothing is left out unseen.
 */
export function unitsOnFile(): readonly PrintedUnit[] {
  const read = readCatalogue(resolve(import.meta.dirname, '../..'));
  if (!read.ok) throw new Error(`The catalogue has faults: ${JSON.stringify(read.faults[0])}`);
  return read.value.factions.flatMap(({ folder, units }) =>
    units.value.map((unit) => ({
      ...unit,
      faction: folder as FactionId,
      companionOf: unit.companionOf ?? null,
    })),
  );
}
