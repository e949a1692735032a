/**
 * The stat profile and the skills of a unit, in the shape in which
 * `catalogue/factions/<id>/units.json` holds them (its keys are the file's). Points, availability
 * and command stand with the unit itself. `null` always means: not printed.
 */

/** A die by colour: red, orange, yellow (attack), green, blue, black (defence). */
export const DICE = ['R', 'O', 'Y', 'G', 'B', 'K'] as const;
export type Die = (typeof DICE)[number];

/** A symbol: success, hollow success, block, hollow block, special, hollow special. */
export const SYMBOLS = ['S', 's', 'D', 'd', '!', 'i'] as const;
export type RollSymbol = (typeof SYMBOLS)[number];

/** A part of a roll: a die to roll, or a symbol that counts without rolling. */
export type RollPart = Die | RollSymbol;

export const ROLES = ['Officer', 'Support'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Symbols spent for an effect. `effect` is a short code, for example `wound target:1`;
 * `catalogue/README.md` explains them.
 */
export type Switch = { readonly cost: readonly RollSymbol[]; readonly effect: string };

/**
 * One line of dice. An empty `dice` is a printed line without dice (a unit that does not attack
 * so).
 */
export type Roll = {
  readonly dice: readonly RollPart[];
  /** The dice and symbols that one stress adds to the roll. */
  readonly stress_mod?: readonly RollPart[];
  readonly switches?: readonly Switch[];
};

/** A ranged attack; `range` in strides. */
export type RangedRoll = Roll & { readonly range: number };

/** One row of a card: what holds while the unit has that many troops. */
export type ProfileRow = {
  /** `3+` three or more, `2-` two or fewer, `1` exactly one, `all` the only row. */
  readonly troops: string;
  readonly ranged?: RangedRoll;
  readonly melee: Roll;
  readonly defence: Roll;
  /** Conquest value. */
  readonly conquest: number;
};

/** The values that a character gives the unit that it joined: `+1` adds, a plain value replaces. */
export type JoinedProfile = {
  /** As printed, for example `5-3 [12]`. */
  readonly mov?: string;
  readonly wounds?: string;
  /** Dice that replace the unit's; a leading `+` says that they are added. */
  readonly willpower?: readonly (Die | '+')[];
  readonly morale?: string | number;
  readonly ranged?: Roll;
  readonly melee?: Roll;
  readonly defence?: Roll;
  readonly conquest: string | number;
};

export const SKILL_KINDS = ['passive', 'command', 'spell', 'skill'] as const;
export type SkillKind = (typeof SKILL_KINDS)[number];

/**
 * A skill as the card names it, in printed order. What it does stands in the unit's `UnitSkill` of
 * the same name.
 */
export type PrintedSkill = { readonly kind: SkillKind; readonly name: string; readonly long?: boolean };

export type UnitProfile = {
  /**
   * True when no source shows this unit's own card and the profile follows from another faction's.
   */
  readonly inferred?: boolean;
  /** The code printed on the card, for example `W0013TA1`. */
  readonly card_ref: string | null;
  /** First and second MOV value, in strides. */
  readonly mov: readonly [number, number] | null;
  /** Charge movement, in strides. */
  readonly charge: number | null;
  /** Wounds of one troop. */
  readonly wounds: number | null;
  /** Dice of a willpower test. */
  readonly willpower: readonly Die[] | null;
  readonly morale: number | null;
  readonly role: Role | null;
  /** Models of a full unit. */
  readonly models: number | null;
  readonly profiles: readonly ProfileRow[];
  /** Present when the card has a second half, for joining a unit. */
  readonly joined?: JoinedProfile;
  readonly skills: readonly PrintedSkill[];
  readonly joined_skills?: readonly PrintedSkill[];
};

export const SKILL_HALVES = ['alone', 'joined', 'both'] as const;
export type SkillHalf = (typeof SKILL_HALVES)[number];

/** A skill of a unit, with English notes of our own. */
export type UnitSkill = {
  /** The state that it holds in: alone, joined, or both. */
  readonly half: SkillHalf;
  readonly kind: SkillKind;
  /** A long action. */
  readonly long: boolean;
  readonly name: string;
  readonly timing: string | null;
  readonly target: string | null;
  readonly cost: string | null;
  readonly effect: string;
  /** True when the card leaves a doubt about the rule. */
  readonly uncertain: boolean;
  /** One of these must be chosen; in the order of the skill's text. */
  readonly options?: readonly SkillOption[];
};

/** One option of a skill, with what it changes of the card. What is absent stays as printed. */
export type SkillOption = {
  readonly id: string;
  readonly wounds?: number;
  readonly mov?: readonly [number, number];
  readonly charge?: number;
  /** Added to the conquest value. */
  readonly conquest?: number;
  /** Keywords that the unit gains. */
  readonly keywords?: readonly string[];
};
