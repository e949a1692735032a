import type { Pairing, PairingResult } from '../types.ts';

/** A place of a round: who sits at which table. Without a rival it is a bye. */
export type Place = Omit<Pairing, 'result'>;

/** A game, named by its round and its two players in the order of the pairing. */
export type GameName = { readonly round: number; readonly one: string; readonly other: string };

/**
 * A step in a running event. `base` is the id of the deed that its author saw in place, so that
 * what two organisers did at the same time, one perhaps without a network, is found out.
 */
export type EventDeed =
  /** Pairs a round, or pairs it again. */
  | {
      readonly kind: 'pair';
      readonly round: number;
      readonly places: readonly Place[];
      readonly base: string | null;
      /** The reason of a change by hand; null for pairings of the app. */
      readonly reason: string | null;
    }
  /** Sets the result of a game by those who run the event; null takes their decision back. */
  | (GameName & {
      readonly kind: 'decide';
      readonly result: PairingResult | null;
      readonly base: string | null;
      readonly reason: string | null;
    })
  /**
   * Reports the result of a game by one of its players. `game`: id of the game on their phones that
   * it comes from.
   */
  | (GameName & { readonly kind: 'report'; readonly result: PairingResult; readonly game?: string })
  /** Says what a round plays: ids of the catalogue. */
  | {
      readonly kind: 'play';
      readonly round: number;
      readonly mission: string | null;
      readonly feat: string | null;
    }
  /** Starts the clock of a round, or stops it. */
  | {
      readonly kind: 'clock';
      readonly round: number;
      /** The instant in ISO 8601 at which time is up; null while the clock stands. */
      readonly endsAt: string | null;
      /** Seconds that are left while the clock stands. */
      readonly left: number | null;
    };

/** A deed with its author, as the log has it. */
export type LoggedDeed = {
  readonly id: string;
  /** The player of the event that its author is; null for none. */
  readonly player: string | null;
  /** True when its author ran the event. */
  readonly runs: boolean;
  /** True for a report whose scores both players confirmed in their game, as the server knows. */
  readonly isFromGame?: boolean;
  readonly deed: EventDeed;
};

/**
 * `reported`: one player has reported. `disputed`: two reports differ. `settled`: both agree, or
 * those who run the event have decided.
 */
export type GameStatus = 'bye' | 'open' | 'reported' | 'disputed' | 'settled';

export type EventGame = Place & {
  readonly status: GameStatus;
  /** The result that counts; null while there is none. */
  readonly result: PairingResult | null;
  /** The last report of either player. */
  readonly reports: { readonly one: PairingResult | null; readonly other: PairingResult | null };
  /** The side whose last report has the scores of the game on both phones. */
  readonly fromGame: { readonly one: boolean; readonly other: boolean };
  /** The deed by which the result was decided; null for none. */
  readonly decidedBy: string | null;
};

export type EventRound = {
  readonly number: number;
  /** The deed that paired it. */
  readonly pairedBy: string;
  readonly games: readonly EventGame[];
  readonly mission: string | null;
  readonly feat: string | null;
  readonly clock: { readonly endsAt: string | null; readonly left: number | null } | null;
};

/**
 * The reason why a deed of the log changes nothing. `changed-meanwhile`: another one came first,
 * and its author decides again. `has-results`: the round cannot be paired again.
 */
export type RefusalCode =
  | 'not-allowed'
  | 'no-such-round'
  | 'no-such-game'
  | 'twice-in-round'
  | 'changed-meanwhile'
  | 'has-results'
  | 'decided';

export type Refusal = { readonly deed: string; readonly code: RefusalCode };

/** An event as its log leaves it. */
export type EventProgress = {
  readonly rounds: readonly EventRound[];
  /** In the order of the log. */
  readonly refused: readonly Refusal[];
};
