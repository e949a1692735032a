import { type Chances, meanOf } from '../odds/chances.ts';
import { type Combatant, strikeChances, type StrikeKind, strikeKinds } from '../odds/strike.ts';

/** A unit at full strength. It holds plain values only, so that a worker can be given one. */
export type Contender = Pick<Combatant, 'profile' | 'counting'>;

/** The choices that hold for every attack of a match-up. */
export type MatchupChoices = {
  /** The attacker rolls again where that is better: after a charge, or with Aim. */
  readonly isReroll: boolean;
  /** The attacker, or its target, pays 1 stress for the modifier of its card. */
  readonly isModified: boolean;
  readonly isTargetModified: boolean;
  /** The attacker is Disarmed, or its target is Vulnerable. */
  readonly isDisarmed: boolean;
  readonly isVulnerable: boolean;
  /** The hollow symbols of all units count, as with Elite. */
  readonly isElite: boolean;
};

/** The units of two lists; null for a unit whose card is not known. */
export type MatchupQuestion = {
  readonly one: readonly (Contender | null)[];
  readonly other: readonly (Contender | null)[];
  readonly choices: MatchupChoices;
};

/**
 * The average wounds of one attack. `none`: the attacker has no such attack. Null: one of the two
 * cards is not known.
 */
export type AverageWounds = number | 'none' | null;

/** Both tables have a row for each unit of the first list and a column for each of the other. */
export type AttackTables = {
  /** The attacks of the first list on the other. */
  readonly one: readonly (readonly AverageWounds[])[];
  /** The attacks of the other list on the first. */
  readonly other: readonly (readonly AverageWounds[])[];
};
export type Matchups = Readonly<Record<StrikeKind, AttackTables>>;

/**
 * Returns the chance of each number of wounds of one attack between units at full strength; null
 * when the attacker has no such attack.
 */
export function matchupChances(
  kind: StrikeKind,
  attacker: Contender,
  target: Contender,
  choices: MatchupChoices,
): Chances | null {
  const striker = combatant(attacker, choices, choices.isModified, choices.isDisarmed);
  if (!strikeKinds(striker).includes(kind)) return null;
  const defender = combatant(target, choices, choices.isTargetModified, choices.isVulnerable);
  return strikeChances(kind, striker, defender, choices.isReroll);
}

/** Returns the average wounds of every unit of one list against every unit of the other. */
export function matchupsOf({ one, other, choices }: MatchupQuestion): Matchups {
  const numberOf = numbering();
  const known = new Map<string, AverageWounds>();
  const average = (kind: StrikeKind, attacker: Contender | null, target: Contender | null): AverageWounds => {
    if (attacker === null || target === null) return null;
    const pair = `${kind} ${numberOf(attacker)} ${numberOf(target)}`;
    const before = known.get(pair);
    if (before !== undefined) return before;
    const chances = matchupChances(kind, attacker, target, choices);
    const wounds = chances === null ? 'none' : meanOf(chances);
    known.set(pair, wounds);
    return wounds;
  };
  const tablesOf = (kind: StrikeKind): AttackTables => ({
    one: one.map((mine) => other.map((theirs) => average(kind, mine, theirs))),
    other: one.map((mine) => other.map((theirs) => average(kind, theirs, mine))),
  });
  return { melee: tablesOf('melee'), ranged: tablesOf('ranged') };
}

function combatant(
  { profile, counting }: Contender,
  { isElite }: MatchupChoices,
  isModified: boolean,
  isHindered: boolean,
): Combatant {
  return {
    profile,
    row: 0,
    joined: null,
    counting: isElite ? 'elite' : counting,
    isModified,
    isHindered,
  };
}

/** Returns a function that gives contenders that roll alike the same number. */
function numbering(): (contender: Contender) => number {
  const numbers = new Map<string, number>();
  const known = new Map<Contender, number>();
  return (contender) => {
    const before = known.get(contender);
    if (before !== undefined) return before;
    const rolls = JSON.stringify([contender.profile.profiles[0], contender.counting]);
    const number = numbers.get(rolls) ?? numbers.size;
    numbers.set(rolls, number);
    known.set(contender, number);
    return number;
  };
}
