import { findUnit } from '#domain/catalogue/lookup.ts';
import type { Catalogue } from '#domain/catalogue/types.ts';
import type { Army, Finding, RosterDocument, RosterUnit } from '../types.ts';

/**
 * One faction to a list: it must be a known one, and no unit may come from another (docs/game.md,
 * "Building a list").
 */
export function checkFaction(document: RosterDocument, army: Army, catalogue: Catalogue): readonly Finding[] {
  const { faction } = document;
  if (!catalogue.factionById.has(faction)) {
    return [
      {
        code: 'faction-unknown',
        level: 'violation',
        unitIds: [],
        values: { faction },
        rule: 'one-faction',
      },
    ];
  }
  const unitIds = army.flatMap(({ unit }) => (isOfOtherFaction(unit, catalogue) ? [unit.id] : []));
  if (unitIds.length === 0) return [];
  return [{ code: 'unit-of-other-faction', level: 'violation', unitIds, values: {}, rule: 'one-faction' }];
}

/** True for a unit that the list's own faction lacks and another one has, by id or by name. */
export function isOfOtherFaction(unit: RosterUnit, catalogue: Catalogue): boolean {
  if (unit.known || !catalogue.factionById.has(unit.faction)) return false;
  const isIn = (faction: string) => findUnit(catalogue, faction, { id: unit.id, name: unit.name }) !== null;
  return !isIn(unit.faction) && catalogue.factions.some(({ id }) => isIn(id));
}
