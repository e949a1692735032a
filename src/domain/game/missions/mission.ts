/**
 * Missions and feats as data: everything that a game asks of its mission stands in these shapes, so
 * that no screen knows a mission by name. Distances in strides. See docs/game.md, "Missions and
 * feats".
 */
import type { Names } from '#domain/catalogue/types.ts';
import type { MissionMap } from './map.ts';

/** Something with an id and a short name that a player reads. */
export type Named = { readonly id: string; readonly name: string; readonly names: Names };

export const MISSION_KINDS = ['official', 'community'] as const;
export type MissionKind = (typeof MISSION_KINDS)[number];

export const SCORING_MOMENTS = ['at-once', 'round-end', 'game-end'] as const;
/**
 * `at-once` counts in the round that is being played, `round-end` when a round closes, `game-end`
 * belongs to no round.
 */
export type ScoringMoment = (typeof SCORING_MOMENTS)[number];

export const SHARES = ['each', 'one', 'both'] as const;
/**
 * The players who may have a box in one scoring: each for themselves, only one of them, or both
 * together or nobody.
 */
export type Share = (typeof SHARES)[number];

export const ONCE_RULES = ['player-per-game', 'either-per-game'] as const;
/** A box that a player scores once in a game, or that is gone for both once one of them has it. */
export type OnceRule = (typeof ONCE_RULES)[number];

export const BOX_OWNERS = ['own', 'rival'] as const;
/** The owner of a box: the scoring player or the rival. */
export type BoxOwner = (typeof BOX_OWNERS)[number];
/** Another box of the same scoring. */
export type BoxLink = { readonly who: BoxOwner; readonly box: string };

/**
 * The way in which a box counts itself from notes of the game; a count that a player enters by hand
 * goes before it. `race`: the first at `goal` gets the goal, the rival its position plus `behind`
 * (at least 0); with nobody there, each its position. `pieces` counts the pieces in a state.
 * `role`: the unit with that role has left the table, or has not.
 */
export type BoxFormula =
  | { readonly kind: 'race'; readonly meter: string; readonly goal: number; readonly behind: number }
  | { readonly kind: 'meter-at-least'; readonly meter: string; readonly value: number }
  | { readonly kind: 'meter-higher'; readonly meter: string }
  | { readonly kind: 'meter-equal'; readonly meter: string }
  | { readonly kind: 'tokens'; readonly token: string }
  | { readonly kind: 'pieces'; readonly pieces: readonly string[]; readonly state: string }
  | { readonly kind: 'pieces-not'; readonly pieces: readonly string[]; readonly state: string }
  | { readonly kind: 'role'; readonly role: string; readonly of: BoxOwner; readonly gone: boolean }
  | { readonly kind: 'flag'; readonly flag: string; readonly of: BoxOwner; readonly set: boolean };

/**
 * One thing that scores. Its name says what for, from the scoring player's side ("You hold the
 * central objective").
 */
export type ScoringBox = Named & {
  /** Points of one count. */
  readonly points: number;
  readonly when: ScoringMoment;
  /**
   * The most that one player may count in one scoring: 1 is a tick, null an open counter. For a box
   * with markers it holds for each marker and is 1.
   */
  readonly most: number | null;
  /**
   * The most that both players together may count in one scoring ("4 sprouts"); null when there is
   * no limit.
   */
  readonly pool: number | null;
  readonly share: Share;
  readonly once: OnceRule | null;
  /**
   * Boxes that cannot stand together with this one; the relation holds both ways, the later tap
   * clears the earlier.
   */
  readonly excludes: readonly BoxLink[];
  /** Own boxes that follow from this one: ticking it ticks them, clearing one of them clears it. */
  readonly implies: readonly string[];
  /** Only the player of this side has the box; null both. */
  readonly side: string | null;
  /**
   * Ids of pieces that count one by one, each under its own tick ("each fog marker"); empty for a
   * plain box.
   */
  readonly markers: readonly string[];
  readonly formula: BoxFormula | null;
};

/**
 * A token on the turn counter. Positions count turns of the whole game from 1; it triggers at the
 * end of that turn.
 */
export type EventMarker = Named & {
  readonly start: number;
  /** The distance that it moves each time it triggers; null when it is removed instead. */
  readonly step: number | null;
  /** The event, to be read aloud. */
  readonly text: string;
  readonly texts: Names;
};

export type Side = Named & { readonly role: 'attacker' | 'defender' };

/**
 * A marker or model of the mission that changes in play (fog marker, sprout, supply chest, the Tree
 * Mother).
 */
export type Piece = Named & {
  /** The first is the one it starts in. */
  readonly states: readonly Named[];
  /** Wounds that take it to its last state; null for a piece without. */
  readonly wounds: number | null;
  /** Random tokens, one of which lies under each piece that names the same; empty for none. */
  readonly deals: readonly Named[];
};

/**
 * A kind of token that units or players gather in a mission or feat (prayers, loot, vengeance, fog
 * markers taken).
 */
export type TokenKind = Named & {
  readonly on: 'unit' | 'player';
  /** Most that one unit or player may have; null without bound. */
  readonly most: number | null;
  /** Conquest that a unit gains while it has one or more. */
  readonly conquest: number;
};

/** The condition that ends a game early. `pieces`: all of them are in that state. */
export type EndCondition =
  | { readonly code: 'last-round' }
  | { readonly code: 'no-units' }
  | { readonly code: 'all-demoralized' }
  | { readonly code: 'pieces'; readonly pieces: readonly string[]; readonly state: string };

/** The rule by which objectives are contested. Usual: range 3, bonus 0. */
export type Control = {
  readonly range: number;
  /** Conquest that every unit gains that is not demoralized. */
  readonly bonus: number;
};

/** A rule of its own with its text. */
export type SpecialRule = Named & { readonly text: string; readonly texts: Names };

/** An older reading of a mission that is still played somewhere: what it says differently. */
export type MissionVariant = Named &
  Partial<
    Pick<Mission, 'rounds' | 'turns' | 'scoring' | 'markers' | 'endConditions' | 'control' | 'pieces' | 'map'>
  >;

export type Mission = Named & {
  readonly kind: MissionKind;
  readonly creator: string | null;
  readonly rounds: number;
  /** Turns of each round, one number a round. */
  readonly turns: readonly number[];
  /** Two sides with roles, or null when both players play the same. */
  readonly sides: readonly [Side, Side] | null;
  /** Points that each list should have; null for any. */
  readonly listPoints: number | null;
  readonly scoring: readonly ScoringBox[];
  readonly markers: readonly EventMarker[];
  readonly pieces: readonly Piece[];
  readonly tokens: readonly TokenKind[];
  readonly control: Control;
  readonly endConditions: readonly EndCondition[];
  /** One short paragraph: what it is about. */
  readonly text: string;
  readonly texts: Names;
  readonly setup: readonly SpecialRule[];
  readonly rules: readonly SpecialRule[];
  readonly map: MissionMap;
  /** The mission itself is the current version. */
  readonly variants: readonly MissionVariant[];
};

export const METER_ENDS = ['stop', 'rival-falls', 'race-ends'] as const;
/**
 * The effect of a step beyond the top: nothing, or the rival's meter goes down instead;
 * `race-ends`: at the top, both meters stop.
 */
export type MeterEnd = (typeof METER_ENDS)[number];

/** A meter that each player has. */
export type Meter = Named & {
  readonly min: number;
  readonly max: number;
  readonly start: number;
  readonly atMax: MeterEnd;
};

/**
 * A part that a unit plays in a feat: commander and carrier are one's own, the contract is an enemy
 * unit that one names.
 */
export type UnitRole = Named & {
  readonly of: BoxOwner;
  /** Known without being named: the High Command of the player's list. */
  readonly is?: 'high-command';
  /** Id of another role whose unit may not be named: an enemy commander is no contract. */
  readonly not?: string;
};

/** A secondary goal, the same for both players; it scores AP at the end of the game. */
export type Feat = Named & {
  readonly unit: 'AP';
  readonly creator: string | null;
  readonly meters: readonly Meter[];
  readonly tokens: readonly TokenKind[];
  readonly roles: readonly UnitRole[];
  /** Facts that stay noted of a player once they have happened ("lost its banner"). */
  readonly flags: readonly Named[];
  readonly scoring: readonly ScoringBox[];
  readonly text: string;
  readonly texts: Names;
  readonly setup: readonly SpecialRule[];
  readonly rules: readonly SpecialRule[];
};
