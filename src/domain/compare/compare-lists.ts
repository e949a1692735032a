import type { Catalogue } from '../catalogue/types.ts';
import { type Change, type EntryChange, entriesOfBoth } from '../roster/diff.ts';
import type { RosterDocument, RosterUnit } from '../roster/types.ts';
import { type Coverage, keywordCoverage, roleCoverage } from './coverage.ts';
import { DICE_KINDS, type DiceCount, type DiceKind, diceOf } from './dice.ts';
import { type Figure, type FigureId, figureOf, FIGURES } from './figures.ts';
import { type ListUnit, listUnits, type ProfileOf, withoutCard } from './list-units.ts';
import type { ListRole } from '../roster/list-roles.ts';

/** Something of both lists. */
type Pair<Value> = { readonly one: Value; readonly other: Value; readonly differs: boolean };

/** A list, and the facts that it is read with: those of now, or of a release of the catalogue. */
export type ReadList = {
  readonly document: RosterDocument;
  readonly catalogue: Catalogue;
  readonly profileOf: ProfileOf;
};

/** A unit of both lists. `points`: of one copy, in pts; null when they are the same. */
type SharedUnit = EntryChange & { readonly points: Change<number> | null };

/** Two lists beside each other. */
export type ListComparison = {
  readonly units: {
    /** Units of both lists; `before` are the copies of the first list. */
    readonly both: readonly SharedUnit[];
    readonly one: readonly EntryChange[];
    readonly other: readonly EntryChange[];
  };
  readonly figures: readonly (Pair<Figure> & { readonly id: FigureId })[];
  readonly dice: readonly (Pair<readonly DiceCount[]> & { readonly kind: DiceKind })[];
  readonly roles: Coverage<ListRole>;
  readonly keywords: Coverage<string>;
  /** Units without a known card: most figures leave them out. */
  readonly unknown: { readonly one: readonly RosterUnit[]; readonly other: readonly RosterUnit[] };
  /** True when both lists hold the same units in the same numbers. */
  readonly isSame: boolean;
};

/** Compares two lists: units, figures, dice, roles and keywords. */
export function compareLists(one: ReadList, other: ReadList): ListComparison {
  const [ours, theirs] = [unitsOf(one), unitsOf(other)];
  const entries = entriesOfBoth(ours, theirs, identityOf);
  return {
    units: {
      both: entries
        .filter(({ before, after }) => before > 0 && after > 0)
        .map((entry) => ({ ...entry, points: pointsChange(entry.unit, ours, theirs) })),
      one: entries.filter(({ after }) => after === 0),
      other: entries.filter(({ before }) => before === 0),
    },
    figures: FIGURES.map((id) => ({ id, ...pair(figureOf(id, ours), figureOf(id, theirs)) })).filter(
      hasSomething,
    ),
    dice: DICE_KINDS.map((kind) => ({ kind, ...pair(diceOf(kind, ours), diceOf(kind, theirs)) })),
    roles: roleCoverage(ours, theirs),
    keywords: keywordCoverage(ours, theirs),
    unknown: { one: withoutCard(ours), other: withoutCard(theirs) },
    isSame: entries.every(({ before, after }) => before === after),
  };
}

function unitsOf({ document, catalogue, profileOf }: ReadList): readonly ListUnit[] {
  return listUnits(document, catalogue, profileOf);
}

function pointsChange(
  unit: RosterUnit,
  ours: readonly ListUnit[],
  theirs: readonly ListUnit[],
): Change<number> | null {
  const pointsIn = (units: readonly ListUnit[]) =>
    units.find((each) => identityOf(each.unit) === identityOf(unit))?.unit.points ?? 0;
  const [before, after] = [pointsIn(ours), pointsIn(theirs)];
  return before === after ? null : { before, after };
}

/**
 * Mercenaries have the same id in every faction. Two units that no catalogue knows are the same
 * only when their names are the same too.
 */
function identityOf({ known, id, name }: RosterUnit): string {
  return known ? id : `${id} ${name}`;
}

function pair<Value>(one: Value, other: Value): Pair<Value> {
  return { one, other, differs: JSON.stringify(one) !== JSON.stringify(other) };
}

/** False for a figure that neither list has, such as a range without a shot. */
function hasSomething({ one, other }: Pair<Figure>): boolean {
  return [one, other].some(({ least, unknown }) => least !== null || unknown > 0);
}
