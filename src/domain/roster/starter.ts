import type { Catalogue, FactionId, Unit } from '../catalogue/types.ts';
import { checkRoster } from './check.ts';
import { emptyDocument } from './document.ts';
import type { Entry, RosterDocument } from './types.ts';

/** Most points (pts) of a ready list: about the size of the scenarios that name one. */
const STARTER_POINTS = 200;
const STARTER_TROOPS = 4;
const STARTER_CHARACTERS = 2;

/**
 * A ready list to begin with, chosen by rule from the faction's roster and the same each time: the
 * cheapest High Command, the four cheapest Troops, the two cheapest Characters, then further copies
 * of the cheapest of these, all tournament legal, within availability and 200 pts. Null when the
 * faction is unknown or unpublished, or when no legal list comes out of its roster. The list has no
 * name yet.
 */
export function starterDocument(catalogue: Catalogue, faction: FactionId): RosterDocument | null {
  if (catalogue.factionById.get(faction)?.published !== true) return null;
  const candidates = (catalogue.unitsByFaction.get(faction) ?? [])
    .filter((unit) => unit.tournamentLegal && unit.companionOf === null)
    .toSorted((one, other) => one.points - other.points || (one.id < other.id ? -1 : 1));
  const leader = candidates.filter((unit) => unit.highCommand).slice(0, 1);
  const others = candidates.filter((unit) => !unit.highCommand);
  const troops = others.filter((unit) => unit.type === 'Troop').slice(0, STARTER_TROOPS);
  // A roster of few troops fills the gap with characters.
  const room = STARTER_CHARACTERS + STARTER_TROOPS - troops.length;
  const characters = others.filter((unit) => unit.type !== 'Troop').slice(0, room);
  const document = {
    ...emptyDocument(faction),
    entries: fill([...leader, ...troops, ...characters], troops),
  };
  const isReady =
    document.entries.length > 0 &&
    checkRoster(document, catalogue).every((finding) => finding.code === 'name-missing');
  return isReady ? document : null;
}

/** One copy of each unit and then more of the troops, in order, as long as the points last. */
function fill(units: readonly Unit[], troops: readonly Unit[]): readonly Entry[] {
  const quantities = new Map<string, number>();
  let points = 0;
  const take = (unit: Unit) => {
    const quantity = quantities.get(unit.id) ?? 0;
    if (quantity >= unit.availability || points + unit.points > STARTER_POINTS) return;
    quantities.set(unit.id, quantity + 1);
    points += unit.points;
  };
  units.forEach(take);
  troops.forEach(take);
  return [...quantities].map(([unitId, quantity]) => ({ unitId, quantity }));
}
