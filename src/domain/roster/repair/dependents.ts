import type { UnitId } from '#domain/catalogue/types.ts';
import { requiredPartnerOf } from '../checks/required-partner.ts';
import type { Army, RosterUnit } from '../types.ts';
import type { Copies } from './fix.ts';

/** Returns the units without which a unit may not be in a list. */
export function neededBy(unit: RosterUnit): readonly UnitId[] {
  return [unit.companionOf, requiredPartnerOf(unit.faction, unit.id)].filter((id) => id !== null);
}

/**
 * Returns copies to take out of an army together with the units that may not stay without them: a
 * companion goes with its owner.
 */
export function withDependents(army: Army, copies: readonly Copies[]): readonly Copies[] {
  const taken = new Map(copies.map(({ unitId, quantity }) => [unitId, quantity]));
  const isGone = (id: UnitId) => {
    const entry = army.find(({ unit }) => unit.id === id);
    return entry !== undefined && (taken.get(id) ?? 0) >= entry.quantity;
  };
  for (let before = -1; before !== taken.size;) {
    before = taken.size;
    for (const { unit, quantity } of army) {
      if (!isGone(unit.id) && neededBy(unit).some(isGone)) taken.set(unit.id, quantity);
    }
  }
  return [...taken].map(([unitId, quantity]) => ({ unitId, quantity }));
}
