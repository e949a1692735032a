import type { JoinedProfile, Roll, RollPart, UnitProfile } from '../catalogue/profile.ts';
import { hitChances } from './attack.ts';
import { type Chances, chancesOf, type Counted, type Counting, convolve } from './chances.ts';
import { isDie } from './dice.ts';

export const STRIKE_KINDS = ['melee', 'ranged'] as const;
export type StrikeKind = (typeof STRIKE_KINDS)[number];

/** One unit in an attack of a game, as it is now. */
export type Combatant = {
  readonly profile: UnitProfile;
  /** Index of the printed row that holds for its troops. */
  readonly row: number;
  /** The card half of the Character that joined it. */
  readonly joined: JoinedProfile | null;
  readonly counting: Counting;
  /** Takes 1 stress for the modifiers of its row and of its Character. */
  readonly isModified: boolean;
  /**
   * Has the state that lets its opponent cancel the best die of this roll: Disarmed for an attack,
   * Vulnerable for a defence. It uses no modifiers then.
   */
  readonly isHindered: boolean;
};

/** The kinds of attack for which a unit's row prints dice or symbols. */
export function strikeKinds(unit: Pick<Combatant, 'profile' | 'row' | 'joined'>): readonly StrikeKind[] {
  return STRIKE_KINDS.filter((kind) => rollOf({ ...unit, isModified: false }, kind).length > 0);
}

/** True when a modifier adds something to the unit's roll. */
export function hasModifier(
  unit: Pick<Combatant, 'profile' | 'row' | 'joined'>,
  kind: StrikeKind | 'defence',
): boolean {
  return rollsOf(unit, kind).some(({ stress_mod: added = [] }) => added.length > 0);
}

/**
 * The chance of each number of wounds of one attack of a game (docs/game.md, "Odds"). With
 * `isReroll` the attacker rolls its whole roll again when that brings more wounds on average
 * against the blocks on the table.
 */
export function strikeChances(
  kind: StrikeKind,
  attacker: Combatant,
  defender: Combatant,
  isReroll: boolean,
): Chances {
  const successes = counted(attacker, kind, 'success');
  const blocks = counted(defender, 'defence', 'block');
  return isReroll ? withReroll(successes, blocks) : hitChances(successes, blocks);
}

function counted(unit: Combatant, kind: StrikeKind | 'defence', what: Counted): Chances {
  const { counting, isHindered } = unit;
  if (!isHindered) return chancesOf(rollOf(unit, kind), what, counting);
  return withoutBest(rollOf({ ...unit, isModified: false }, kind), what, counting);
}

function rollOf(
  unit: Pick<Combatant, 'profile' | 'row' | 'joined' | 'isModified'>,
  kind: StrikeKind | 'defence',
): readonly RollPart[] {
  const rolls = rollsOf(unit, kind);
  const added = unit.isModified ? rolls.flatMap(({ stress_mod: modifier = [] }) => modifier) : [];
  return [...rolls.flatMap(({ dice }) => dice), ...added];
}

/** The roll of the row and what a joined Character adds to it. */
function rollsOf(
  { profile, row, joined }: Pick<Combatant, 'profile' | 'row' | 'joined'>,
  kind: StrikeKind | 'defence',
): readonly Roll[] {
  return [profile.profiles[row]?.[kind], joined?.[kind]].filter((roll) => roll !== undefined);
}

/** The chances of a roll's count once the opponent has cancelled the die that shows most of it. */
export function withoutBest(roll: readonly RollPart[], what: Counted, counting: Counting): Chances {
  const dice = roll.filter(isDie).map((die) => chancesOf([die], what, counting));
  const sure = chancesOf(
    roll.filter((part) => !isDie(part)),
    what,
    counting,
  );
  // The chance of each sum with no die above `best`.
  const within = (best: number): Chances =>
    best < 0 ? [] : dice.reduce<Chances>((sums, die) => convolve(sums, die.slice(0, best + 1)), [1]);
  const left = within(Number.POSITIVE_INFINITY).map(() => 0);
  const most = Math.max(0, ...dice.map((die) => die.length - 1));
  for (let best = 0; best <= most; best += 1) {
    const lower = within(best - 1);
    within(best).forEach((chance, sum) => {
      const rest = Math.max(sum - best, 0);
      left[rest] = (left[rest] ?? 0) + chance - (lower[sum] ?? 0);
    });
  }
  return convolve(left, sure);
}

/** The wounds when the attack is rolled again wherever that is better on average. */
function withReroll(successes: Chances, blocks: Chances): Chances {
  const left = successes.map(() => 0);
  blocks.forEach((blocked, taken) => {
    const once = hitChances(
      successes,
      blocks.map((_, count) => (count === taken ? 1 : 0)),
    );
    const average = once.reduce((sum, chance, wounds) => sum + chance * wounds, 0);
    successes.forEach((rolled, count) => {
      const wounds = Math.max(count - taken, 0);
      if (wounds >= average) left[wounds] = (left[wounds] ?? 0) + blocked * rolled;
      else {
        once.forEach((chance, again) => {
          left[again] = (left[again] ?? 0) + blocked * rolled * chance;
        });
      }
    });
  });
  return left;
}
