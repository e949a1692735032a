import type { ProfileRow, Roll, RollPart, UnitProfile } from '../catalogue/profile.ts';
import { averageOf, type Counted, type Counting } from './chances.ts';

/** The four kinds of rolls that a card prints. */
export const ROLL_KINDS = ['melee', 'ranged', 'defence', 'willpower'] as const;
export type RollKind = (typeof ROLL_KINDS)[number];

/** A roll as a card prints it, ready to be reckoned with. */
export type PrintedRoll = {
  readonly kind: RollKind;
  /** The row it stands in (`3+`, `all`); null for willpower, which every troop rolls alike. */
  readonly troops: string | null;
  /** In strides, for a ranged attack. */
  readonly range: number | null;
  readonly dice: readonly RollPart[];
  /** The addition for 1 stress; null where the card prints no modifier, or one without a value. */
  readonly modifier: readonly RollPart[] | null;
};

/** The aim of each roll: an attack and a willpower test need successes, a defence blocks. */
export const AIM: Readonly<Record<RollKind, Counted>> = {
  melee: 'success',
  ranged: 'success',
  defence: 'block',
  willpower: 'success',
};

/** Every roll of a card with something to roll, row by row, willpower last. */
export function printedRolls(profile: UnitProfile): readonly PrintedRoll[] {
  const rows = profile.profiles.flatMap(rowRolls);
  const { willpower } = profile;
  if (willpower === null) return rows;
  return [...rows, { kind: 'willpower', troops: null, range: null, dice: willpower, modifier: null }];
}

/** The average of what the roll is made for, without its modifier. */
export function averageAim(kind: RollKind, dice: readonly RollPart[], counting: Counting): number {
  return averageOf(dice, AIM[kind], counting);
}

/** Returns how a unit's hollow symbols count: for a unit with Elite they are full ones. */
export function countingOf({ keywords }: { readonly keywords: readonly string[] }): Counting {
  return keywords.includes('Elite') ? 'elite' : 'full';
}

function rowRolls(row: ProfileRow): readonly PrintedRoll[] {
  const rolls = [
    toRoll('melee', row.troops, row.melee),
    row.ranged === undefined
      ? null
      : { ...toRoll('ranged', row.troops, row.ranged), range: row.ranged.range },
    toRoll('defence', row.troops, row.defence),
  ];
  return rolls
    .filter((roll) => roll !== null)
    .filter((roll) => roll.dice.length > 0 || roll.modifier !== null);
}

function toRoll(kind: RollKind, troops: string, roll: Roll): PrintedRoll {
  const { dice, stress_mod: added = [] } = roll;
  return { kind, troops, range: null, dice, modifier: added.length === 0 ? null : added };
}
