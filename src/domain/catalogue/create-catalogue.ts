import { unitKey } from './lookup.ts';
import type { Catalogue, Faction, Unit } from './types.ts';

type CatalogueData = {
  readonly factions: readonly Faction[];
  readonly units: readonly Unit[];
  readonly termNames?: Catalogue['termNames'];
  readonly formerUnits?: readonly Unit[];
  readonly release?: number;
};

/**
 * Builds the catalogue with its indexes from parsed data. Orders are kept: factions and units stay
 * as given. A faction without units has an empty list in `unitsByFaction`; when two units share a
 * key the first one is found.
 */
export function createCatalogue({
  factions,
  units,
  termNames = {},
  formerUnits = [],
  release = 0,
}: CatalogueData): Catalogue {
  const unitsByFaction = new Map<string, Unit[]>(factions.map((faction) => [faction.id, []]));
  const unitByKey = new Map<string, Unit>();
  for (const unit of units) {
    const siblings = unitsByFaction.get(unit.faction);
    if (siblings === undefined) unitsByFaction.set(unit.faction, [unit]);
    else siblings.push(unit);
    const key = unitKey(unit.faction, unit.id);
    if (!unitByKey.has(key)) unitByKey.set(key, unit);
  }
  const factionById = new Map(factions.map((faction) => [faction.id, faction]));
  return {
    factions,
    units,
    termNames,
    factionById,
    unitsByFaction,
    unitByKey,
    release,
    formerUnits: new Map(formerUnits.map((unit) => [unitKey(unit.faction, unit.id), unit])),
  };
}
