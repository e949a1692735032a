import type { Catalogue } from '#domain/catalogue/types.ts';
import type { Army, Finding, RosterDocument } from '../types.ts';
import { isOfOtherFaction } from './faction.ts';

/**
 * Units that no faction of the catalogue has: one warning that names all of them. They keep what
 * the list says about them; those of another faction are `checkFaction`'s.
 */
export function checkUnknownUnits(
  _document: RosterDocument,
  army: Army,
  catalogue: Catalogue,
): readonly Finding[] {
  const unknown = army.filter(({ unit }) => !unit.known && !isOfOtherFaction(unit, catalogue));
  if (unknown.length === 0) return [];
  const unitIds = unknown.map(({ unit }) => unit.id);
  return [{ code: 'unit-unknown', level: 'warning', unitIds, values: {}, rule: 'unit-fields' }];
}
