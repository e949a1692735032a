/**
 * A game in play, as values. The state is the fold of the game's events (`docs/decisions/023`).
 * See docs/game.md, "Phases of a game".
 */
import type { FactionId, Names, UnitId, UnitType } from '../catalogue/types.ts';
import type { Role, SkillOption } from '../catalogue/profile.ts';
import type { EndCondition, Feat, Mission } from './missions/mission.ts';

export const PHASES = ['setup', 'deployment', 'game', 'scoring', 'summary'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * The part of its mission that a game keeps, so that later changes of the catalogue do not change
 * the game.
 */
export type MissionRules = Pick<
  Mission,
  | 'id'
  | 'name'
  | 'names'
  | 'kind'
  | 'creator'
  | 'rounds'
  | 'turns'
  | 'sides'
  | 'scoring'
  | 'markers'
  | 'pieces'
  | 'tokens'
  | 'control'
  | 'endConditions'
> & {
  /** Id of the variant that is played; null for the current version. */
  readonly variant: string | null;
};

/** The part of its feat that a game keeps. */
export type FeatRules = Pick<
  Feat,
  'id' | 'name' | 'names' | 'unit' | 'meters' | 'tokens' | 'roles' | 'flags' | 'scoring'
>;

export const PLAYER_KINDS = ['me', 'guest', 'member'] as const;
/**
 * The one who holds the device, somebody by name only, or another player of the product by WAB id.
 */
export type PlayerKind = (typeof PLAYER_KINDS)[number];

export type PlayerSetup = {
  readonly id: string;
  readonly name: string;
  readonly kind: PlayerKind;
  readonly wabId: string | null;
  /** Id of the mission's side; null when the mission has no sides or none is chosen yet. */
  readonly side: string | null;
};

/**
 * The list a player brings, as it was when it was chosen; its units stand in the game one by one.
 */
export type GameList = {
  readonly source: 'saved' | 'cloud' | 'link' | 'text';
  readonly name: string;
  readonly faction: FactionId;
  /** Sum of points and of command. */
  readonly points: number;
  readonly command: number;
  readonly entries: readonly { readonly unitId: UnitId; readonly quantity: number }[];
};

/** The values of a card that a game counts with. Null: not printed or not known here. */
export type PlayCard = {
  /** Wounds of one troop. */
  readonly wounds: number | null;
  readonly morale: number | null;
  /** Models of the full unit. */
  readonly models: number | null;
  readonly role: Role | null;
  /** Printed rows: `3+`, `2-`, `1`, `all`. */
  readonly rows: readonly { readonly troops: string; readonly conquest: number }[];
  /**
   * The values that a Character gives the unit that it joined: `+1` adds, a plain value replaces.
   */
  readonly joined: {
    readonly wounds: string | null;
    readonly morale: string | null;
    readonly conquest: string;
  } | null;
};

/** One unit of a list, as it comes to the table. */
export type UnitSetup = {
  /** Unique in the game. */
  readonly id: string;
  readonly unitId: UnitId;
  readonly faction: FactionId;
  readonly name: string;
  readonly names: Names;
  /** Null for a unit that the catalogue does not know. */
  readonly type: UnitType | null;
  readonly points: number;
  readonly highCommand: boolean;
  readonly characteristics: readonly string[];
  readonly keywords: readonly string[];
  readonly companionOf: UnitId | null;
  /** The number of this one among `copies` equal units of the list, from 1. */
  readonly copy: number;
  readonly copies: number;
  readonly card: PlayCard | null;
  /** Names of the card's skills that make a choice at deployment. */
  readonly choices: readonly string[];
  /** The options of these skills, where one must be chosen. */
  readonly options?: Readonly<Record<string, readonly SkillOption[]>>;
};

export const UNIT_STATES = ['slowed', 'frightened', 'disarmed', 'vulnerable', 'demoralized'] as const;
export type UnitState = (typeof UNIT_STATES)[number];

export const STATES_ENDS = ['activation', 'version-1.6'] as const;
/**
 * The reading of when states end (`docs/decisions/066`). `activation`: Slowed, Disarmed and
 * Vulnerable end with the unit's activation, Frightened when a WP test is passed. `version-1.6`:
 * each ends once it took effect, Frightened after any WP test.
 */
export type StatesEnd = (typeof STATES_ENDS)[number];

export const PLACES = ['reserve', 'hidden', 'table', 'fled', 'destroyed'] as const;
/** Not deployed yet, held back (Scout, Ambusher), on the table, off it by fleeing, gone. */
export type Place = (typeof PLACES)[number];

export type GameUnit = UnitSetup & {
  /** Id of its player. */
  readonly player: string;
  readonly place: Place;
  /** Has an activation token this round. */
  readonly activated: boolean;
  readonly stress: number;
  /** Wounds on the troop that suffers at present. */
  readonly wounds: number;
  readonly fallen: number;
  readonly tinge: number;
  /** Each once, in the order of `UNIT_STATES`. */
  readonly states: readonly UnitState[];
  /**
   * Id of the unit that this Character joined. Meanwhile stress, states and tinge are that unit's.
   */
  readonly joinedTo: string | null;
  /** Tokens of mission and feat, by id. */
  readonly tokens: Readonly<Record<string, number>>;
  /** Models of the full unit as given at the table; null where the card prints them. */
  readonly models: number | null;
  /** The choices made at deployment, by the skill's name: an option's id, else words. */
  readonly chosen: Readonly<Record<string, string>>;
};

export type Player = PlayerSetup & {
  /** Ids of the player's units, in list order. */
  readonly units: readonly string[];
  readonly list: GameList | null;
  readonly score: number;
  /**
   * Points by round; 0 stands for the end of the game and for what belongs to no round. They add up
   * to `score`.
   */
  readonly roundScores: Readonly<Record<number, number>>;
  readonly meters: Readonly<Record<string, number>>;
  readonly tokens: Readonly<Record<string, number>>;
  /** Flags of the feat that are set. */
  readonly flags: readonly string[];
  /** Units in the feat's roles, by role: own ones, or the enemy unit that was named. */
  readonly roles: Readonly<Record<string, string>>;
};

/**
 * The play of one round: up to five activations a player (docs/game.md, "Rounds and activations";
 * the printed game's turns are its activations).
 */
export type Turn = {
  /** The round, from 1. */
  readonly number: number;
  readonly activePlayer: string;
  /** The player who began it. */
  readonly firstPlayer: string;
  readonly activationsCompleted: Readonly<Record<string, number>>;
  /** Plays alone, as the other has no activation left; null while both have. */
  readonly alternatingPlayer: string | null;
  readonly completed: boolean;
  /** Scores at its completion; null before. */
  readonly scores: Readonly<Record<string, number>> | null;
  readonly startedAt: number;
  readonly endedAt: number | null;
};

/** A token on the turn counter that a player put there. */
export type Counter = {
  readonly id: string;
  readonly kind: 'demoralized' | 'feat' | 'effect';
  /** Turn of the game at whose end it triggers, from 1. */
  readonly position: number;
  readonly player: string;
  readonly unit: string | null;
  readonly text: string;
};

export type PieceState = { readonly state: string; readonly wounds: number; readonly deal: string | null };

/** Time by player, in ms. Runs for the active player while a round is played. */
export type Clock = {
  /** Time that each player has; null for a clock that only counts. */
  readonly limit: number | null;
  readonly paused: boolean;
  readonly used: Readonly<Record<string, number>>;
  /** The player whose time runs, and its start (ms since 1970). */
  readonly running: { readonly player: string; readonly since: number } | null;
};

export type Note = { readonly at: number; readonly text: string; readonly unit: string | null };

export type EndReason = EndCondition['code'] | 'agreed' | 'conceded' | 'time';

export type GameState = {
  readonly id: string;
  readonly currentPhase: Phase;
  readonly players: Readonly<Record<string, Player>>;
  readonly mission: MissionRules | null;
  readonly feat: FeatRules | null;
  readonly rollOffWinner: string | null;
  readonly firstToDeployPlayerId: string | null;
  readonly initialInitiativePlayerId: string | null;
  /** The player of the map's red company; null means the first one. */
  readonly redPlayer: string | null;
  /** The player who has the initiative now. */
  readonly initiativePlayer: string | null;
  /** The round that is played, 0 before the first. */
  readonly currentTurn: number;
  readonly turns: Readonly<Record<number, Turn>>;
  readonly units: Readonly<Record<string, GameUnit>>;
  /** The unit whose activation is under way. */
  readonly activeUnit: string | null;
  /** True when that unit began with a token and stress at MOR, so that it may only rest. */
  readonly mayOnlyRest: boolean;
  /** Ids of the units that passed the morale test of the activation that is under way. */
  readonly tested: readonly string[];
  readonly statesEnd: StatesEnd;
  /** The ticks: round, player, box (with its marker), count. */
  readonly boxes: Readonly<Record<number, Readonly<Record<string, Readonly<Record<string, number>>>>>>;
  /** Points added by hand: round, player. */
  readonly corrections: Readonly<Record<number, Readonly<Record<string, number>>>>;
  /** The places of the mission's tokens on the turn counter; null when a token is gone. */
  readonly markers: Readonly<Record<string, number | null>>;
  /** Mission tokens that triggered and wait to be done, oldest first. */
  readonly due: readonly { readonly marker: string; readonly position: number }[];
  readonly counters: Readonly<Record<string, Counter>>;
  readonly pieces: Readonly<Record<string, PieceState>>;
  readonly clock: Clock | null;
  readonly notes: readonly Note[];
  readonly gameStartTime: number | null;
  readonly gameEndTime: number | null;
  readonly endReason: EndReason | null;
  /** Id of the player who conceded, who has lost whatever the scores; null when nobody did. */
  readonly concededBy: string | null;
};
