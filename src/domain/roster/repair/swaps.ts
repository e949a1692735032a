import type { Unit } from '#domain/catalogue/types.ts';
import { armyOf, toRosterUnit } from '../army.ts';
import { HIGH_COMMAND_LIMIT } from '../checks/high-command.ts';
import type { ArmyEntry, Finding, RosterUnit } from '../types.ts';
import { neededBy, withDependents } from './dependents.ts';
import { quantityOf } from '../document.ts';
import { addition, type Copies, type Draft, type Fix, removal, type Repair } from './fix.ts';
import { firstVerified } from './verified.ts';

/** The number of swaps that a finding offers. */
export const MOST_SWAPS = 3;
/** A unit of about the same points differs by so many pts at most. */
const ABOUT = 10;

/** A change under consideration, with the measures by which swaps are ordered. */
export type RatedSwap = {
  readonly draft: Draft;
  /** Points lost or won, in pts. */
  readonly difference: number;
  /** Shared type and words of the card. */
  readonly likeness: number;
};

/**
 * Returns the three best swaps of any of the given copies for one other unit of about the same
 * points: the nearest points first, then the unit that is most alike.
 */
export function swaps(
  repair: Repair,
  finding: Finding,
  choices: readonly (readonly Copies[])[],
): readonly Fix[] {
  const rated = choices.flatMap((copies) => swapsOf(repair, copies));
  return firstVerified(repair, finding, inOrder(rated), MOST_SWAPS);
}

/** Returns the drafts of swaps, the best first. */
export function inOrder(rated: readonly RatedSwap[]): readonly Draft[] {
  return rated
    .toSorted(
      (one, other) => Math.abs(one.difference) - Math.abs(other.difference) || other.likeness - one.likeness,
    )
    .map(({ draft }) => draft);
}

/** Returns every swap of some copies for copies of one other unit of about the same points. */
export function swapsOf(repair: Repair, copies: readonly Copies[]): readonly RatedSwap[] {
  const army = armyOf(repair.document, repair.catalogue);
  const removed = withDependents(army, copies);
  const points = removed.reduce((sum, { unitId, quantity }) => sum + pointsIn(army, unitId) * quantity, 0);
  const model = army.find(({ unit }) => unit.id === copies[0]?.unitId)?.unit;
  return replacements(repair, removed).flatMap(({ unit, most }) => {
    const quantity = Math.min(most, Math.max(1, unit.points > 0 ? Math.round(points / unit.points) : 1));
    const difference = unit.points * quantity - points;
    if (!(Math.abs(difference) <= ABOUT)) return [];
    return [ratedSwap(repair, { removed, unit, quantity, difference, model })];
  });
}

function pointsIn(army: readonly ArmyEntry[], unitId: string): number {
  const points = army.find(({ unit }) => unit.id === unitId)?.unit.points ?? 0;
  return Number.isFinite(points) && points > 0 ? points : 0;
}

type Exchange = {
  readonly removed: readonly Copies[];
  readonly unit: Unit;
  readonly quantity: number;
  readonly difference: number;
  /** The unit that goes. */
  readonly model: RosterUnit | undefined;
};

/** Returns one exchange with its measures. */
export function ratedSwap(repair: Repair, exchange: Exchange): RatedSwap {
  const { removed, unit, quantity, difference, model } = exchange;
  const added = [{ unitId: unit.id, quantity }];
  return {
    draft: {
      kind: 'swap',
      removed,
      added,
      edits: [...removal(repair.document, removed), ...addition(repair.document, added)],
    },
    difference,
    likeness: model === undefined ? 0 : likenessOf(repair, model, unit),
  };
}

/** Counts what two units have in common: the type weighs as much as two words of the card. */
function likenessOf({ catalogue }: Repair, one: RosterUnit, other: Unit): number {
  const words = new Set([...one.characteristics, ...one.keywords]);
  const shared = [...other.characteristics, ...other.keywords].filter((word) => words.has(word)).length;
  const type = catalogue.unitsByFaction.get(one.faction)?.find(({ id }) => id === one.id)?.type;
  return shared + (type === other.type ? 2 : 0) - Math.abs(one.command - other.command);
}

/**
 * Returns the units that may take a place in the list once some copies are gone, with the most
 * copies that may. A quick test: the checks decide.
 */
export function replacements(
  repair: Repair,
  removed: readonly Copies[],
): readonly { readonly unit: Unit; readonly most: number }[] {
  const { document, catalogue } = repair;
  const taken = new Map(removed.map(({ unitId, quantity }) => [unitId, quantity]));
  const left = armyOf(document, catalogue)
    .map(({ unit, quantity }) => ({ unit, quantity: quantity - (taken.get(unit.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const has = (id: string) => left.some(({ unit }) => unit.id === id);
  const leaders = left.reduce((sum, { unit, quantity }) => sum + (unit.highCommand ? quantity : 0), 0);
  return (catalogue.unitsByFaction.get(document.faction) ?? []).flatMap((unit) => {
    if (taken.has(unit.id) || (unit.highCommand && leaders >= HIGH_COMMAND_LIMIT)) return [];
    if (!neededBy(toRosterUnit(unit)).every(has)) return [];
    const most = unit.availability - quantityOf(document, unit.id);
    return most > 0 ? [{ unit, most: unit.highCommand ? 1 : most }] : [];
  });
}
