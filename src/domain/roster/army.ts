import { getUnit, unitKey } from '../catalogue/lookup.ts';
import type { Catalogue, FactionId, Unit } from '../catalogue/types.ts';
import { isOfOtherFaction } from './checks/faction.ts';
import type { Army, Entry, RosterDocument, RosterUnit } from './types.ts';

/**
 * The entries of a list with their units, in the list's order. An entry that brings its own
 * description, or whose unit the catalogue of the list's faction lacks, becomes an unknown unit:
 * shown as the list gave it or as the catalogue last had it, never dropped.
 */
export function armyOf(document: RosterDocument, catalogue: Catalogue): Army {
  return document.entries.map((entry) => {
    const unit = entry.foreign === undefined ? getUnit(catalogue, document.faction, entry.unitId) : null;
    return {
      unit: unit === null ? unknownUnit(entry, document.faction, catalogue) : toRosterUnit(unit),
      quantity: entry.quantity,
    };
  });
}

/** A catalogue's unit as a list sees it. */
export function toRosterUnit(unit: Unit): RosterUnit {
  return {
    id: unit.id,
    faction: unit.faction,
    known: true,
    name: unit.name,
    names: unit.names,
    points: unit.points,
    command: unit.command,
    highCommand: unit.highCommand,
    availability: unit.availability,
    tournamentLegal: unit.tournamentLegal,
    characteristics: unit.characteristics,
    keywords: unit.keywords,
    specialRules: unit.specialRules,
    companionOf: unit.companionOf,
  };
}

const UNDESCRIBED = { points: 0, command: 0, highCommand: false, keywords: [] };

function unknownUnit({ unitId, foreign }: Entry, faction: FactionId, catalogue: Catalogue): RosterUnit {
  const former = foreign === undefined ? catalogue.formerUnits.get(unitKey(faction, unitId)) : undefined;
  const told = foreign ?? former ?? { ...UNDESCRIBED, name: unitId };
  const unit: RosterUnit = {
    id: unitId,
    faction,
    known: false,
    name: told.name,
    names: former?.names ?? {},
    points: told.points,
    command: told.command,
    highCommand: told.highCommand,
    availability: null,
    tournamentLegal: null,
    characteristics: [],
    keywords: told.keywords,
    specialRules: [],
    companionOf: null,
  };
  return isOfOtherFaction(unit, catalogue) ? { ...unit, isOfOtherFaction: true } : unit;
}
