import type { Catalogue, FactionId, Unit } from '../catalogue/types.ts';
import { checkRoster } from './check.ts';
import { emptyDocument } from './document.ts';
import type { Entry, RosterDocument } from './types.ts';

/** A ready list comes this near to its size, in pts; else the roster does not allow one. */
const NEAR = 10;
/** From so few pts on, the rest is filled as exactly as it goes. */
const LAST_FILL = 120;
const TROOPS_A_ROUND = 4;
const CHARACTERS_A_ROUND = 2;

/**
 * A ready list of a size to begin with, chosen by rule from the faction's roster and the same each
 * time: the cheapest High Command, then rounds of four Troops and two Characters, cheapest first,
 * and at last what comes nearest to the size. All are tournament legal and within availability.
 * Null when the faction is unknown or unpublished, or when its roster gives no legal list within 10
 * pts of the size. The size is the list's target; it has no name yet.
 */
export function starterDocument(
  catalogue: Catalogue,
  faction: FactionId,
  size: number,
): RosterDocument | null {
  if (catalogue.factionById.get(faction)?.published !== true) return null;
  const candidates = (catalogue.unitsByFaction.get(faction) ?? [])
    .filter((unit) => unit.tournamentLegal && unit.companionOf === null && unit.points > 0)
    .toSorted((one, other) => one.points - other.points || (one.id < other.id ? -1 : 1));
  const copies = inRounds(candidates.filter((unit) => !unit.highCommand && isLegalAlone(unit, catalogue)));
  const leader = candidates.filter((unit) => unit.highCommand && unit.points <= size).slice(0, 1);
  const taken = fill(leader, copies, size);
  const document = { ...emptyDocument(faction), target: size, entries: entriesOf(taken) };
  const isReady =
    taken.length > 0 &&
    pointsOf(taken) >= size - NEAR &&
    checkRoster(document, catalogue).every((finding) => finding.code === 'name-missing');
  return isReady ? document : null;
}

/** False for a unit that a card admits only beside another one. */
function isLegalAlone(unit: Unit, catalogue: Catalogue): boolean {
  const document = { ...emptyDocument(unit.faction), entries: [{ unitId: unit.id, quantity: 1 }] };
  return checkRoster(document, catalogue).every((finding) => finding.code === 'name-missing');
}

/** Every copy that a list may have, in the order in which they join. */
function inRounds(units: readonly Unit[]): readonly Unit[] {
  const copies = (chosen: readonly Unit[]) => {
    const most = Math.max(0, ...chosen.map(({ availability }) => availability));
    return Array.from({ length: most }, (_, round) =>
      chosen.filter((unit) => unit.availability > round),
    ).flat();
  };
  const troops = [...copies(units.filter(({ type }) => type === 'Troop'))];
  const characters = [...copies(units.filter(({ type }) => type !== 'Troop'))];
  const order: Unit[] = [];
  while (troops.length + characters.length > 0) {
    order.push(...troops.splice(0, TROOPS_A_ROUND), ...characters.splice(0, CHARACTERS_A_ROUND));
  }
  return order;
}

/** Takes copies in order until little is left, then those that use up the rest best. */
function fill(leader: readonly Unit[], copies: readonly Unit[], size: number): readonly Unit[] {
  const taken = [...leader];
  let next = 0;
  for (; next < copies.length; next += 1) {
    const unit = copies[next];
    if (unit === undefined || size - pointsOf(taken) - unit.points < LAST_FILL) break;
    taken.push(unit);
  }
  return [...taken, ...bestWithin(size - pointsOf(taken), copies.slice(next))];
}

/** The copies with the most points within a limit; of equal ones those that come first. */
function bestWithin(limit: number, copies: readonly Unit[]): readonly Unit[] {
  const best: (readonly Unit[] | undefined)[] = [[]];
  for (const unit of copies) {
    for (let points = limit; points >= unit.points; points -= 1) {
      const before = best[points - unit.points];
      if (best[points] === undefined && before !== undefined) best[points] = [...before, unit];
    }
  }
  return best.findLast((chosen) => chosen !== undefined) ?? [];
}

function pointsOf(units: readonly Unit[]): number {
  return units.reduce((sum, { points }) => sum + points, 0);
}

function entriesOf(units: readonly Unit[]): readonly Entry[] {
  const quantities = new Map<string, number>();
  for (const { id } of units) quantities.set(id, (quantities.get(id) ?? 0) + 1);
  return [...quantities].map(([unitId, quantity]) => ({ unitId, quantity }));
}
