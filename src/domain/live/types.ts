/**
 * A game that two phones share: the rows that they write, and what the rows fold to. docs/live.md
 * explains each part.
 */
import type { FactionId } from '../catalogue/types.ts';
import type { GameEvent, Refusal } from '../game/events.ts';
import type { GameState, Phase, UnitSetup } from '../game/types.ts';

/** The format of a row's body. An app that meets another number must be updated. */
export const BODY_VERSION = 1;

export const ENTRY_RULES = ['strict', 'anyone'] as const;
/**
 * The players who may enter what belongs to one side: `strict` means its own player only. Both
 * players may always enter what is shared.
 */
export type EntryRule = (typeof ENTRY_RULES)[number];

/** A list as its player seals it: all units, those that are held back as well. */
export type SealedList = {
  readonly name: string;
  readonly faction: FactionId;
  readonly units: readonly UnitSetup[];
};

/** A whole list with the salt that it was sealed with. `salt`: hex. */
export type ListReveal = { readonly salt: string; readonly list: SealedList };

/** One unit with the salt of its own hash, which tells nothing about other units. */
export type UnitReveal = { readonly salt: string; readonly unit: UnitSetup };

/** A side of the result that both players confirm. */
export type LiveResultSide = {
  /** Id of the account in its seat; null for a side without a phone of its own. */
  readonly account: string | null;
  readonly faction: string | null;
  /** The points of the record; a winner by concession has more than the other (`concededScore`). */
  readonly score: number;
};

/** The result that both players confirm: all that a record of the game holds. */
export type LiveResult = {
  /** Ids of the catalogue; null for a game without. */
  readonly mission: string | null;
  readonly feat: string | null;
  /** Ms since 1970; null for a game whose end is not noted. */
  readonly playedAt: number | null;
  /** Id of the player who conceded. */
  readonly concededBy: string | null;
  /** By player. */
  readonly players: Readonly<Record<string, LiveResultSide>>;
};

/** Everything that a row can say. Ids of `of` and `request` are ids of rows. */
export type LiveBody = { readonly v: typeof BODY_VERSION } & (
  | { readonly kind: 'seat'; readonly player: string }
  | { readonly kind: 'settings'; readonly entry: EntryRule }
  | { readonly kind: 'event'; readonly event: GameEvent }
  | { readonly kind: 'undo'; readonly of: string }
  | { readonly kind: 'redo'; readonly of: string }
  /** Says yes to what the other player asked for. */
  | { readonly kind: 'nod'; readonly request: string }
  /** Says no; the player who asked takes the request back with it. */
  | { readonly kind: 'refuse'; readonly request: string }
  /** `leaves`: hex hashes in ascending order. */
  | { readonly kind: 'seal'; readonly leaves: readonly string[] }
  | ({ readonly kind: 'reveal-unit'; readonly at: number } & UnitReveal)
  | ({ readonly kind: 'reveal-list' } & ListReveal)
  /** The player's word on whether the battle report may be public. */
  | { readonly kind: 'agree-report'; readonly agrees: boolean }
  | ({ readonly kind: 'confirm-result' } & LiveResult)
);

/**
 * The reason why a body cannot be read. `version`: a newer app wrote it, so this one must be
 * updated before it goes on.
 */
export type UnreadableReason = 'size' | 'version' | 'shape';

export type Unreadable = { readonly kind: 'unreadable'; readonly reason: UnreadableReason };

/** One row of a shared game. */
export type LiveRow = {
  /** 1, 2, 3, … without gaps. */
  readonly n: number;
  readonly id: string;
  /** Id of the account that wrote it. */
  readonly author: string;
  readonly body: LiveBody | Unreadable;
  /** The server's time, in ms since 1970. */
  readonly at: number;
};

/** The reason why a row, or a tap before it becomes a row, has no effect. */
export type LiveRefusal =
  | Refusal
  | 'no-seat'
  | 'has-seat'
  | 'not-yours'
  | 'not-in-force'
  | 'not-undone'
  | 'built-upon'
  | 'asked-before'
  | 'unknown-request'
  | 'sealed-before'
  | 'no-seal'
  | 'not-in-seal'
  | 'needs-proof'
  | 'not-over'
  | 'other-result'
  | 'endless-rules'
  | 'id-taken'
  | 'too-many-rows';

/** A player of the game with the account that enters for them. */
export type Seat = { readonly player: string; readonly author: string };

/** An event that is in force, or was undone. */
export type Tap = {
  /** Id of its row. */
  readonly row: string;
  /** The player whose phone entered it. */
  readonly player: string;
  readonly event: GameEvent;
  /** The state that it was done to. */
  readonly before: GameState;
};

/** Something that waits for the other player's nod. */
export type Request = {
  /** Id of its row. */
  readonly row: string;
  /** Id of the account that asks. */
  readonly by: string;
  readonly wants:
    | { readonly kind: 'undo'; readonly of: string }
    | { readonly kind: 'settings'; readonly entry: EntryRule }
    | { readonly kind: 'seat'; readonly player: string };
};

/** A difference between a revealed list and its seal, or what was shown and played. */
export type Difference =
  /** No part of the list is under the seal: another list, salt, game or player. */
  | { readonly code: 'nothing-matches' }
  /** Another name, faction or number of units. */
  | { readonly code: 'heading-not-sealed' }
  | { readonly code: 'unit-not-sealed'; readonly unit: string }
  /** Two units under one id, so that either could have been played. */
  | { readonly code: 'unit-twice'; readonly unit: string }
  /** `count` hashes of the seal belong to nothing in the list, or the other way round. */
  | { readonly code: 'hashes-left-over'; readonly count: number }
  | { readonly code: 'played-not-in-list'; readonly unit: string }
  | { readonly code: 'played-otherwise'; readonly unit: string; readonly fields: readonly string[] }
  /** Not shown from the start, although it has neither Scout nor Ambusher. */
  | { readonly code: 'held-back'; readonly unit: string };

export type SealCheck =
  { readonly kind: 'matches' } | { readonly kind: 'differs'; readonly differences: readonly Difference[] };

/** A player's seal, with what was revealed under it. */
export type PlayerSeal = {
  readonly player: string;
  readonly n: number;
  /** The server's time of the seal, in ms since 1970. */
  readonly at: number;
  readonly leaves: readonly string[];
  /** One hash over all of `leaves`, for people to compare. */
  readonly root: string;
  /** Ids of units that were revealed one by one and matched. */
  readonly revealed: readonly string[];
  /** The check of the whole list; null until it is revealed. */
  readonly check: { readonly n: number; readonly result: SealCheck } | null;
};

/** A row without effect. It is the same on every phone. */
export type RefusedRow = { readonly n: number; readonly reason: LiveRefusal | UnreadableReason };

/** The fold of the rows of a shared game. */
export type LiveGame = {
  readonly id: string;
  /** All rows that were folded, row n at place n - 1. */
  readonly rows: readonly LiveRow[];
  /** The time of the latest event, which no later one goes behind. Ms since 1970. */
  readonly at: number;
  readonly entry: EntryRule;
  readonly seats: readonly Seat[];
  /** The events in force, in order. */
  readonly taps: readonly Tap[];
  readonly state: GameState;
  /** Undone events that may be done again, the latest undone last. */
  readonly undone: readonly Tap[];
  readonly requests: readonly Request[];
  readonly seals: readonly PlayerSeal[];
  /** True once the game has left setup, which fixes the seals. */
  readonly hasLeftSetup: boolean;
  /** Players who agree that the report may be public. */
  readonly reportAgreed: readonly string[];
  readonly confirmed: readonly { readonly player: string; readonly result: LiveResult }[];
  readonly refused: readonly RefusedRow[];
};

/**
 * The part of a game that gives a tap its meaning: one more stress after the end of a round is not
 * the same.
 */
export type TapContext = { readonly phase: Phase; readonly round: number; readonly isRoundOpen: boolean };

/** A phone's own action that no row is known to hold yet. */
export type Pending = {
  /** Id that its row will have. */
  readonly id: string;
  readonly body: LiveBody;
  /** The server's time as the phone estimates it, in ms since 1970. */
  readonly at: number;
  /** The number of rows that the phone knew. */
  readonly seen: number;
  readonly context: TapContext;
};

/** Something that the other player did, for a sentence about it. */
export type Deed = {
  readonly n: number;
  /** The player's id, and the name at that time. */
  readonly player: string;
  readonly name: string;
  readonly kind: LiveBody['kind'];
  /** The event that was entered, undone or done again; null for other rows. */
  readonly event: GameEvent | null;
};

/** The reason why an action of one's own does not hold any longer. */
export type TapRefusal = LiveRefusal | 'phase-over' | 'round-over';

/** An action that is given back to its player. The queue waits until they keep or drop it. */
export type RefusedAction = {
  readonly action: Pending;
  readonly reason: TapRefusal;
  /** True when the rules still allow the action, so that its player may keep it. */
  readonly mayKeep: boolean;
};

/** A phone in a shared game: the rows that it knows, and its own actions in order. */
export type Phone = {
  readonly author: string;
  readonly live: LiveGame;
  readonly pending: readonly Pending[];
  /** The most rows that it has known. It is stored with the queue, rows perhaps later. */
  readonly known: number;
};

/** A phone after its queue was decided against the rows that it knows. */
export type Standing = {
  readonly phone: Phone;
  /** The game to show: the rows, then the actions in front of a refused one. */
  readonly shown: LiveGame;
  /** Actions that left the queue because what they wanted was already so. */
  readonly already: readonly Pending[];
  readonly refused: RefusedAction | null;
};
