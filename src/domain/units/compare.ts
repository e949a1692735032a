import { getUnit, unitKey } from '../catalogue/lookup.ts';
import type { Catalogue, Unit } from '../catalogue/types.ts';

/** Most units that stand side by side. */
export const MOST_COMPARED = 4;

/**
 * The units of `units=faction:id,faction:id`, each once and at most four. What the catalogue does
 * not hold is left out; `dropped` counts it, so that a page can say so.
 */
export function readCompared(
  text: string | null,
  catalogue: Catalogue,
): { readonly units: readonly Unit[]; readonly dropped: number } {
  const wanted = [...new Set((text ?? '').split(',').filter((part) => part !== ''))];
  const found = wanted.map((part) => {
    const [faction = '', id = ''] = part.split(':');
    return getUnit(catalogue, faction, id);
  });
  const units = found.filter((unit) => unit !== null).slice(0, MOST_COMPARED);
  return { units, dropped: wanted.length - units.length };
}

/** Returns the part of the address that names these units. */
export function writeCompared(units: readonly Unit[]): string {
  return units.map((unit) => `${unit.faction}:${unit.id}`).join(',');
}

/**
 * The units with this one added, or taken out when it is among them; the same ones when there is no
 * room.
 */
export function toggleCompared(units: readonly Unit[], unit: Unit): readonly Unit[] {
  const isSame = (other: Unit) => unitKey(other.faction, other.id) === unitKey(unit.faction, unit.id);
  if (units.some(isSame)) return units.filter((other) => !isSame(other));
  return units.length < MOST_COMPARED ? [...units, unit] : units;
}

/** True when a row of a comparison says more than one thing. */
export function differs(values: readonly string[]): boolean {
  return new Set(values).size > 1;
}
