import type { UnitCard } from '#domain/catalogue/assemble.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';

/**
 * The stat profile and the skills of a unit, loaded when first asked for. Null for a unit that the catalogue does not know;
 * `profile` is null and `skills` empty where the catalogue does not know them. Rejects when the file cannot be loaded.
 */
export async function loadUnitProfile(faction: string, id: string): Promise<UnitCard | null> {
  const { unitProfiles } = await import('virtual:unit-profiles');
  const key = unitKey(faction, id);
  return Object.hasOwn(unitProfiles, key) ? (unitProfiles[key] ?? null) : null;
}
