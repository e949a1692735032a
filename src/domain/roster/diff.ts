import type { Catalogue, FactionId, UnitId } from '../catalogue/types.ts';
import { armyOf } from './army.ts';
import { totalsOf } from './totals.ts';
import type { Army, RosterDocument, RosterUnit } from './types.ts';

/** A value that changed. */
export type Change<Value> = { readonly before: Value; readonly after: Value };

/**
 * A unit whose number of copies changed; 0 stands for not in the list. `unit` is the later
 * description of it.
 */
export type EntryChange = Change<number> & { readonly unitId: UnitId; readonly unit: RosterUnit };

/**
 * The changes of one version of a list against another. Null parts and an empty `entries` mean no
 * change.
 */
export type DocumentDiff = {
  readonly renamed: Change<string> | null;
  readonly factionChanged: Change<FactionId> | null;
  readonly targetChanged: Change<number | null> | null;
  /** In the order of the earlier list, then what the later one added. */
  readonly entries: readonly EntryChange[];
  /** Points (pts) of the whole list. */
  readonly pointsChanged: Change<number> | null;
  /** Command points of the whole list. */
  readonly commandChanged: Change<number> | null;
  /** True when nothing above changed. The order of entries and the saved identity do not count. */
  readonly same: boolean;
};

/** Returns the changes from one document to another, both read with the same catalogue. */
export function diffDocuments(
  before: RosterDocument,
  after: RosterDocument,
  catalogue: Catalogue,
): DocumentDiff {
  const armyBefore = armyOf(before, catalogue);
  const armyAfter = armyOf(after, catalogue);
  const [totalsBefore, totalsAfter] = [totalsOf(armyBefore), totalsOf(armyAfter)];
  const changes = {
    renamed: changeOf(before.name, after.name),
    factionChanged: changeOf(before.faction, after.faction),
    targetChanged: changeOf(before.target, after.target),
    pointsChanged: changeOf(totalsBefore.points, totalsAfter.points),
    commandChanged: changeOf(totalsBefore.command, totalsAfter.command),
  };
  const entries = entryChanges(armyBefore, armyAfter);
  const same = entries.length === 0 && Object.values(changes).every((change) => change === null);
  return { ...changes, entries, same };
}

function changeOf<Value>(before: Value, after: Value): Change<Value> | null {
  return before === after ? null : { before, after };
}

function entryChanges(before: Army, after: Army): readonly EntryChange[] {
  return entriesOfBoth(before, after, ({ id }) => id).filter((change) => change.before !== change.after);
}

/**
 * Returns the units of two armies with their copies in each, in the order of the first army, then
 * what only the second one has. Units of the same `identity` are the same.
 */
export function entriesOfBoth(
  before: Army,
  after: Army,
  identity: (unit: RosterUnit) => string,
): readonly EntryChange[] {
  const units = new Map([...before, ...after].map(({ unit }) => [identity(unit), unit]));
  const quantities = (army: Army) => new Map(army.map(({ unit, quantity }) => [identity(unit), quantity]));
  const [earlier, later] = [quantities(before), quantities(after)];
  return [...units].map(([key, unit]) => ({
    unitId: unit.id,
    unit,
    before: earlier.get(key) ?? 0,
    after: later.get(key) ?? 0,
  }));
}
