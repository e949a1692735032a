import type { RollPart, UnitProfile } from '../catalogue/profile.ts';
import { woundChances } from '../odds/attack.ts';
import type { Chances, Counting } from '../odds/chances.ts';
import { printedRolls, type RollKind } from '../odds/printed-rolls.ts';

/** A unit in a fight: its card, and how it rolls. */
export type Fighter = {
  readonly profile: UnitProfile;
  /** True when it takes 1 stress for what its card then adds. */
  readonly isStressed: boolean;
  readonly counting: Counting;
};

/** One unit's attack on the other. */
export type Bout = {
  readonly kind: 'melee' | 'ranged';
  /** True for the first unit's attack. */
  readonly isOwn: boolean;
  readonly wounds: Chances;
};

/**
 * Returns the bouts of two units at full strength: melee, then ranged, the first unit first. An
 * attack without dice is left out.
 */
export function boutsOf(one: Fighter, other: Fighter): readonly Bout[] {
  return (['melee', 'ranged'] as const).flatMap((kind) => {
    const own = bout(kind, one, other);
    const theirs = bout(kind, other, one);
    return [
      ...(own === null ? [] : [{ kind, isOwn: true, wounds: own }]),
      ...(theirs === null ? [] : [{ kind, isOwn: false, wounds: theirs }]),
    ];
  });
}

function bout(kind: RollKind, attacker: Fighter, defender: Fighter): Chances | null {
  const attack = fullRoll(attacker, kind);
  const defence = fullRoll(defender, 'defence');
  if (attack === null || defence === null) return null;
  return woundChances(
    { roll: attack, counting: attacker.counting },
    { roll: defence, counting: defender.counting },
  );
}

/** The roll of the card's first row. */
function fullRoll({ profile, isStressed }: Fighter, kind: RollKind): readonly RollPart[] | null {
  const first = profile.profiles[0]?.troops;
  const roll = printedRolls(profile).find((each) => each.kind === kind && each.troops === first);
  if (roll === undefined) return null;
  return isStressed && roll.modifier !== null ? [...roll.dice, ...roll.modifier] : roll.dice;
}
