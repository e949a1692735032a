import { getUnit } from '../catalogue/lookup.ts';
import { type Catalogue, UNIT_TYPES, type UnitType } from '../catalogue/types.ts';
import { totalsOf } from './totals.ts';
import type { Army, Totals } from './types.ts';

/** The share of one type of unit in an army. */
export type TypeTotals = Totals & {
  /** Null for units that the catalogue does not know. */
  readonly type: UnitType | null;
};

/**
 * Adds up an army by the types of its units, in the order of `UNIT_TYPES`, unknown units last.
 * Types without a unit are left out.
 */
export function totalsByType(army: Army, catalogue: Catalogue): readonly TypeTotals[] {
  return [...UNIT_TYPES, null].flatMap((type) => {
    const units = army.filter(
      ({ unit }) => (getUnit(catalogue, unit.faction, unit.id)?.type ?? null) === type,
    );
    return units.length === 0 ? [] : [{ type, ...totalsOf(units) }];
  });
}
