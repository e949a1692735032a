import type { Format } from '#domain/formats/format.ts';
import type { TieBreak } from '../types.ts';

/** The most rounds, those of a knock-out included, that a mission is planned for. */
export const MOST_ROUNDS = 15;

/** The mission and feat of a round. They are told `now`, `later` when the round begins, or not. */
export type DraftPlay = {
  readonly telling: 'nothing' | 'now' | 'later';
  readonly mission: string | null;
  readonly feat: string | null;
};

/** The game points of a bye as they are typed. */
export type DraftByeScore = {
  readonly mission: number | null;
  readonly feats: number | null;
  readonly difference: number | null;
};

/**
 * An event as its form shows it. Numbers are null while their field is empty. Times are local ones
 * of the zone, such as `2027-01-16T10:00`, or empty.
 */
export type EventDraft = {
  readonly name: string;
  readonly about: string;
  /** The address of a picture; empty for none. */
  readonly picture: string;
  readonly place: string;
  readonly city: string;
  /** ISO 3166-1, two letters; empty for none. */
  readonly country: string;
  readonly startsAt: string;
  readonly zone: string;
  readonly seats: number | null;
  readonly rounds: number | null;
  readonly roundMinutes: number | null;
  readonly pairing: 'swiss' | 'round-robin';
  /** The players of a knock-out after the rounds; null for none. */
  readonly cut: 4 | 8 | null;
  readonly win: number | null;
  readonly draw: number | null;
  readonly loss: number | null;
  readonly bye: number | null;
  /** Null when a bye counts for no game points. */
  readonly byeScore: DraftByeScore | null;
  readonly tieBreaks: readonly TieBreak[];
  readonly plays: readonly DraftPlay[];
  readonly format: Format | null;
  readonly takesLists: boolean;
  readonly listDeadline: string;
  /** `after` the event, or `at` a time of the organiser's. */
  readonly listsShown: 'after' | 'at';
  readonly listsShownAt: string;
  readonly fee: string;
  readonly takesLate: boolean;
  readonly hasWaitingList: boolean;
  readonly isInviteOnly: boolean;
};

/** Converts between instants in ISO 8601 and the local times of a zone. */
export type ZonedTimes = {
  /** Null for a text that is no time of the zone. */
  readonly instantOf: (zone: string, local: string) => string | null;
  readonly localOf: (zone: string, instant: string) => string;
};

export const NO_PLAY: DraftPlay = { telling: 'nothing', mission: null, feat: null };

/** Returns the draft of an event that nothing is said of yet. */
export function newDraft(zone: string): EventDraft {
  return {
    name: '',
    about: '',
    picture: '',
    place: '',
    city: '',
    country: '',
    startsAt: '',
    zone,
    seats: 16,
    rounds: 3,
    roundMinutes: 120,
    pairing: 'swiss',
    cut: null,
    win: 3,
    draw: 1,
    loss: 0,
    bye: 3,
    byeScore: null,
    tieBreaks: ['strength', 'mission', 'difference', 'lot'],
    plays: [],
    format: null,
    takesLists: false,
    listDeadline: '',
    listsShown: 'after',
    listsShownAt: '',
    fee: '',
    takesLate: false,
    hasWaitingList: true,
    isInviteOnly: false,
  };
}

const FINAL_ROUNDS = { none: 0, 4: 2, 8: 3 } as const;

/** Returns the number of rounds that a mission is chosen for, those of a knock-out included. */
export function plannedRounds({ rounds, cut }: Pick<EventDraft, 'rounds' | 'cut'>): number {
  return Math.min(MOST_ROUNDS, (rounds ?? 0) + FINAL_ROUNDS[cut ?? 'none']);
}

/**
 * Returns the change that tells the times in another zone. They stay as the clocks show them. A
 * deadline that is over stays the same instant, as nobody may move it.
 */
export function zoneChange(
  draft: EventDraft,
  zone: string,
  isDeadlineOver: boolean,
  { instantOf, localOf }: ZonedTimes,
): Partial<EventDraft> {
  const deadline = isDeadlineOver ? instantOf(draft.zone, draft.listDeadline) : null;
  return deadline === null ? { zone } : { zone, listDeadline: localOf(zone, deadline) };
}
