import { getUnit } from '../catalogue/lookup.ts';
import type { UnitProfile } from '../catalogue/profile.ts';
import type { Catalogue, FactionId, Unit, UnitId } from '../catalogue/types.ts';
import { armyOf } from '../roster/army.ts';
import { hasListRole, type ListRole } from '../roster/list-roles.ts';
import type { ArmyEntry, RosterDocument, RosterUnit } from '../roster/types.ts';

/** Returns the card of a unit; null for one that is not known. */
export type ProfileOf = (faction: FactionId, unit: UnitId) => UnitProfile | null;

/** An entry of a list with all that is known about its unit. */
export type ListUnit = ArmyEntry & {
  /** Null for a unit that the catalogue does not know. */
  readonly catalogued: Unit | null;
  readonly profile: UnitProfile | null;
};

/** Returns the entries of a list with their cards, in the list's order. */
export function listUnits(
  document: RosterDocument,
  catalogue: Catalogue,
  profileOf: ProfileOf,
): readonly ListUnit[] {
  return armyOf(document, catalogue).map((entry) => {
    const { known, faction, id } = entry.unit;
    const catalogued = known ? getUnit(catalogue, faction, id) : null;
    return { ...entry, catalogued, profile: catalogued === null ? null : profileOf(faction, id) };
  });
}

/** Returns the units without rolls that are known. Most figures leave them out. */
export function withoutCard(units: readonly ListUnit[]): readonly RosterUnit[] {
  return units.filter(({ profile }) => (profile?.profiles.length ?? 0) === 0).map(({ unit }) => unit);
}

/** Returns true when a unit of a list has a role; null when that is not known. */
export function hasRole(role: ListRole, { catalogued, profile }: ListUnit): boolean | null {
  return catalogued === null ? null : hasListRole(role, catalogued, profile);
}
