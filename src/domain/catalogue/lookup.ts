import { foldText } from './fold.ts';
import { termId } from './texts/term.ts';
import type { Catalogue, Unit } from './types.ts';

/**
 * The key of a unit in `Catalogue.unitByKey`. Ids repeat across factions (mercenaries), so the
 * faction is part of it.
 */
export function unitKey(faction: string, id: string): string {
  return `${faction}/${id}`;
}

/** The unit with exactly this id in this faction, or null. */
export function getUnit(catalogue: Catalogue, faction: string, id: string): Unit | null {
  return catalogue.unitByKey.get(unitKey(faction, id)) ?? null;
}

/**
 * Finds a unit that an outside text speaks of (old links and saved lists write ids with
 * underscores, accents or database uuids, and names in the sender's language), inside one faction.
 * Tries the exact id, then the id normalised, then the name in any language; returns null when
 * nothing fits.
 */
export function findUnit(
  catalogue: Catalogue,
  faction: string,
  wanted: { readonly id?: string; readonly name?: string },
): Unit | null {
  const { id, name } = wanted;
  const byId =
    id === undefined ? null : (getUnit(catalogue, faction, id) ?? getUnit(catalogue, faction, termId(id)));
  if (byId !== null || name === undefined) return byId;
  const wantedName = foldText(name);
  const isCalled = (unit: Unit) => foldedNames(unit).includes(wantedName);
  return catalogue.unitsByFaction.get(faction)?.find(isCalled) ?? null;
}

const folded = new WeakMap<Unit, readonly string[]>();

/**
 * Returns a unit's names in every language, folded once: a list of unknown units searches them all.
 */
function foldedNames(unit: Unit): readonly string[] {
  const known = folded.get(unit);
  if (known !== undefined) return known;
  const names = [unit.name, ...Object.values(unit.names)].map(foldText);
  folded.set(unit, names);
  return names;
}

/**
 * Finds the unit that a stored or sent list means, which always has both texts. Its name may be an
 * id in another spelling, which only the search by id evens out.
 */
export function findSentUnit(
  catalogue: Catalogue,
  faction: string,
  sent: { readonly id: string; readonly name: string },
): Unit | null {
  return findUnit(catalogue, faction, sent) ?? findUnit(catalogue, faction, { id: sent.name });
}
