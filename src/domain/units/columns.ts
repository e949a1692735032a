import type { Catalogue, Language, Unit } from '../catalogue/types.ts';
import type { RollPart, UnitProfile } from '../catalogue/profile.ts';
import { averageAim, countingOf, type RollKind } from '../odds/printed-rolls.ts';

/** The measures of a unit, in the order of a card. */
export const MEASURES = [
  'points',
  'availability',
  'command',
  'move',
  'charge',
  'wounds',
  'willpower',
  'morale',
  'melee',
  'ranged',
  'range',
  'defence',
  'conquest',
] as const;
export type Measure = (typeof MEASURES)[number];

/**
 * The measures of a unit at full strength. `move` is the first MOV value in strides, `charge` and
 * `range` strides too; `willpower`, `melee` and `ranged` are average successes, `defence` average
 * blocks, all without stress modifier or switches. Null is what the card does not print or nobody
 * here knows.
 */
export type Measures = Readonly<Record<Measure, number | null>>;

/** A unit with its card, as tables show it. */
export type UnitRow = {
  readonly unit: Unit;
  readonly profile: UnitProfile | null;
  readonly measures: Measures;
};

const WORD_COLUMNS = ['faction', 'type', 'characteristics', 'keywords'] as const;
/** The columns that a table may show besides the name: words, and measures. */
export const COLUMNS = [...WORD_COLUMNS, ...MEASURES] as const;
export type Column = (typeof COLUMNS)[number];

/** The columns of a table until the reader chooses. */
export const USUAL_COLUMNS: readonly Column[] = [
  'points',
  'availability',
  'command',
  'move',
  'charge',
  'wounds',
  'willpower',
  'morale',
  'melee',
  'ranged',
  'defence',
  'conquest',
];

/** A unit and its card as a row. */
export function unitRow(unit: Unit, profile: UnitProfile | null): UnitRow {
  return { unit, profile, measures: measure(unit, profile) };
}

type Printed = Pick<UnitProfile, 'mov' | 'charge' | 'wounds' | 'willpower' | 'morale' | 'profiles'>;
const NOT_KNOWN: Printed = {
  mov: null,
  charge: null,
  wounds: null,
  willpower: null,
  morale: null,
  profiles: [],
};

function measure(unit: Unit, profile: UnitProfile | null): Measures {
  const { points, availability, command } = unit;
  const { mov, charge, wounds, willpower, morale, profiles }: Printed = profile ?? NOT_KNOWN;
  const [full] = profiles;
  const average = (kind: RollKind, dice: readonly RollPart[] | null = null) =>
    dice === null || dice.length === 0 ? null : averageAim(kind, dice, countingOf(unit));
  return {
    points,
    availability,
    command,
    move: mov?.[0] ?? null,
    charge,
    wounds,
    willpower: average('willpower', willpower),
    morale,
    melee: average('melee', full?.melee.dice),
    ranged: average('ranged', full?.ranged?.dice),
    range: full?.ranged?.range ?? null,
    defence: average('defence', full?.defence.dice),
    conquest: full?.conquest ?? null,
  };
}

/**
 * Returns the rows of all units of a catalogue, in its order. `profileOf` returns null for a card
 * that is not known.
 */
export function unitRows(
  catalogue: Catalogue,
  profileOf: (unit: Unit) => UnitProfile | null,
): readonly UnitRow[] {
  return catalogue.units.map((unit) => unitRow(unit, profileOf(unit)));
}

/**
 * The words with which names stand in the alphabet of a language. Making one takes longer than
 * sorting with it.
 */
const collators = new Map<Language, Intl.Collator>();

/** Compares names by the alphabet of a language. */
export function comparerOf(language: Language): (one: string, other: string) => number {
  const known = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, known);
  return known.compare;
}
