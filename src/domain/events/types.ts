/** The longest name of a club that an event takes, in letters. */
export const MOST_CLUB = 60;

/** A player of an event, as pairing and standings need one. */
export type EventPlayer = {
  readonly id: string;
  readonly name: string;
  /** As the player wrote it; null for none. */
  readonly club: string | null;
  /** The first round that the player is paired for: 1 from the start, more for a late entry. */
  readonly joinedRound: number;
  /** The last round that the player was paired for; null while the player stays. */
  readonly droppedAfter: number | null;
};

/** The points of one side of a game. Their sum is the side's score, and the higher score wins. */
export type SideScore = {
  readonly mission: number;
  readonly feats: number;
};

export type PairingResult = {
  readonly one: SideScore;
  readonly other: SideScore;
};

/** A game of a round, or a bye. */
export type Pairing = {
  /** From 1; null for a bye and for a game without a table. */
  readonly table: number | null;
  /** Id of a player. */
  readonly one: string;
  /** Id of the rival; null for a bye. */
  readonly other: string | null;
  /** Null while nothing is reported, and for a bye. */
  readonly result: PairingResult | null;
};

export type Round = {
  /** From 1. */
  readonly number: number;
  readonly pairings: readonly Pairing[];
};

/** The game points that a bye counts for, and its difference, which no rival decides. */
export type ByeScore = SideScore & { readonly difference: number };

/** The ways to tell players with equal tournament points apart (docs/events.md). */
export type TieBreak =
  'strength' | 'extended-strength' | 'mission' | 'feats' | 'difference' | 'head-to-head' | 'lot';

/** An event's tournament points and tie-breaks, as its organiser chose them. */
export type EventScoring = {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly bye: number;
  /** Null when a bye counts for no game points. */
  readonly byeScore: ByeScore | null;
  /** The first decides first. */
  readonly tieBreaks: readonly TieBreak[];
  /** A text that fixes the lots of the event, such as its id. */
  readonly seed: string;
};

/** All that explains a pairing or a place in the standings. */
export type ScoredEvent = {
  readonly players: readonly EventPlayer[];
  readonly rounds: readonly Round[];
  readonly scoring: EventScoring;
};
