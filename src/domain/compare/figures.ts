import type { UnitProfile } from '../catalogue/profile.ts';
import { averageAim, countingOf, type RollKind } from '../odds/printed-rolls.ts';
import { hasKeywordNamed } from './list-keywords.ts';
import type { ListUnit } from './list-units.ts';

/** The figures of a list, in the order in which they are shown. */
export const FIGURES = [
  'points',
  'command',
  'activations',
  'joining',
  'models',
  'wounds',
  'conquest',
  'move',
  'charge',
  'range',
  'melee',
  'ranged',
  'defence',
  'willpower',
] as const;
export type FigureId = (typeof FIGURES)[number];

/**
 * One figure of a list. `least` and `most` are the same but for a span, such as the slowest and the
 * fastest unit. Both are null when no unit of the list has a value. `unknown`: copies whose value
 * is not known; they are left out.
 */
export type Figure = {
  readonly least: number | null;
  readonly most: number | null;
  readonly unknown: number;
};

/** Returns what one copy brings; null when not known, `none` when it has no such thing. */
type Value = (unit: ListUnit) => number | null | 'none';
type Known = { readonly value: number; readonly quantity: number };
type Sum = (known: readonly Known[]) => Pick<Figure, 'least' | 'most'>;

/** The sum over all copies. */
const total: Sum = (known) => both(known.reduce((sum, { value, quantity }) => sum + value * quantity, 0));
/** From the lowest value to the highest. */
const span: Sum = (known) => ({
  least: Math.min(...known.map(({ value }) => value)),
  most: Math.max(...known.map(({ value }) => value)),
});
/** The average of all copies. */
const mean: Sum = (known) => {
  const copies = known.reduce((sum, { quantity }) => sum + quantity, 0);
  return both((total(known).least ?? 0) / copies);
};

function both(value: number) {
  return { least: value, most: value };
}

/**
 * The counting of each figure. Rolls are averages of the card's first row, without stress modifiers
 * and switches.
 */
const RULES: Readonly<Record<FigureId, readonly [Sum, Value]>> = {
  points: [total, ({ unit }) => (isToldNothing(unit) ? null : unit.points)],
  command: [total, ({ unit }) => (isToldNothing(unit) ? null : unit.command)],
  activations: [total, () => 1],
  joining: [total, (each) => joins(each)],
  models: [total, modelsOf],
  wounds: [total, woundsOf],
  conquest: [total, ({ profile }) => profile?.profiles[0]?.conquest ?? null],
  move: [span, ({ profile }) => profile?.mov?.[0] ?? null],
  charge: [span, ({ profile }) => profile?.charge ?? null],
  range: [span, ofFirstRow(({ ranged }) => ranged?.range ?? 'none')],
  melee: [total, averageOf('melee')],
  ranged: [total, averageOf('ranged')],
  defence: [total, averageOf('defence')],
  willpower: [mean, willpowerOf],
};

/** Returns a figure of a list. */
export function figureOf(id: FigureId, units: readonly ListUnit[]): Figure {
  return summed(...RULES[id], units);
}

/** Returns the number of copies for which something is true; null where that is not known. */
export function countOf(isIt: (unit: ListUnit) => boolean | null, units: readonly ListUnit[]): Figure {
  return summed(total, asNumber(isIt), units);
}

/**
 * Returns a figure of a faction's whole roster, brought to as many points as the units of a list
 * for which it is known cost. Spans and willpower are averages of one copy, whatever the points.
 * Null when no unit of the roster or of the list has a value.
 */
export function averageFigure(
  id: FigureId,
  roster: readonly ListUnit[],
  units: readonly ListUnit[],
): number | null {
  const [sum, valueOf] = RULES[id];
  const known = knownOf(valueOf, roster);
  if (known.length === 0) return null;
  return sum === total ? scaled(valueOf, roster, units) : (mean(known).least ?? null);
}

/** Returns the copies of a roster for which something is true, brought to the points of a list. */
export function averageCount(
  isIt: (unit: ListUnit) => boolean | null,
  roster: readonly ListUnit[],
  units: readonly ListUnit[],
): number | null {
  return scaled(asNumber(isIt), roster, units);
}

const asNumber =
  (isIt: (unit: ListUnit) => boolean | null): Value =>
  (unit) => {
    const has = isIt(unit);
    return has === null ? null : Number(has);
  };

function summed(sum: Sum, valueOf: Value, units: readonly ListUnit[]): Figure {
  const unknown = units.reduce((copies, each) => copies + (valueOf(each) === null ? each.quantity : 0), 0);
  const known = knownOf(valueOf, units);
  const isOpen = known.length === 0 && (unknown > 0 || sum !== total);
  return { ...(isOpen ? { least: null, most: null } : sum(known)), unknown };
}

function knownOf(valueOf: Value, units: readonly ListUnit[]): readonly Known[] {
  return units.flatMap((each) => {
    const value = valueOf(each);
    return typeof value === 'number' ? [{ value, quantity: each.quantity }] : [];
  });
}

/** The sum over a roster, brought to the points of the units of a list that have a value. */
function scaled(valueOf: Value, roster: readonly ListUnit[], units: readonly ListUnit[]): number | null {
  const pointsOf = (those: readonly ListUnit[]) =>
    those.reduce(
      (sum, each) => sum + (typeof valueOf(each) === 'number' ? each.unit.points * each.quantity : 0),
      0,
    );
  const [all, wanted] = [pointsOf(roster), pointsOf(units)];
  return all === 0 || wanted === 0 ? null : ((total(knownOf(valueOf, roster)).least ?? 0) / all) * wanted;
}

/** A list code holds no points for a unit that left the catalogue: 0 stands there. */
function isToldNothing({ known, points, command }: ListUnit['unit']): boolean {
  return !known && points === 0 && command === 0;
}

function joins(each: ListUnit): number | null {
  const has = hasKeywordNamed('Join', each);
  return has === null ? null : Number(has);
}

/** Models of a full unit: as printed, else 1 for a Character. */
function modelsOf({ catalogued, profile }: ListUnit): number | null {
  if (catalogued === null) return null;
  const isCharacter = catalogued.type !== 'Troop' && catalogued.type !== 'Companion';
  return profile?.models ?? (isCharacter ? 1 : null);
}

/** Returns the wounds of one copy at full strength; null when not known. */
export function woundsOf(each: ListUnit): number | null {
  const models = modelsOf(each);
  const wounds = each.profile?.wounds ?? null;
  return models === null || wounds === null ? null : models * wounds;
}

function averageOf(kind: 'melee' | 'ranged' | 'defence'): Value {
  return (each) => ofFirstRow((row) => average(each, kind, row[kind]?.dice ?? []))(each);
}

function willpowerOf(each: ListUnit): number | null {
  const dice = each.profile?.willpower ?? null;
  return dice === null ? null : average(each, 'willpower', dice);
}

function average({ unit }: ListUnit, kind: RollKind, dice: Parameters<typeof averageAim>[1]): number {
  return averageAim(kind, dice, countingOf(unit));
}

/** Reads the row of a unit at full strength; null without a row. */
function ofFirstRow(read: (row: UnitProfile['profiles'][number]) => number | 'none'): Value {
  return ({ profile }) => {
    const row = profile?.profiles[0];
    return row === undefined ? null : read(row);
  };
}
