import * as v from 'valibot';
import { shownPicture } from '#domain/community/picture.ts';
import type { EventPlayer, EventScoring } from '#domain/events/types.ts';
import type { Format } from '#domain/formats/format.ts';
import { readFormat } from '#domain/formats/read-format.ts';

export const EVENT_STATES = ['draft', 'open', 'closed', 'running', 'finished', 'cancelled'] as const;
/** `draft`: nobody but its organisers sees it; `closed`: announced, takes no more players. */
export type EventState = (typeof EVENT_STATES)[number];

const SEAT_STATUSES = ['in', 'waiting', 'withdrawn'] as const;
export type SeatStatus = (typeof SEAT_STATUSES)[number];

/** An event as a list of events shows it. */
export type EventLine = {
  readonly id: string;
  readonly state: EventState;
  readonly name: string;
  /** The address of a picture on another site; null for none. */
  readonly picture: string | null;
  readonly place: string | null;
  readonly city: string | null;
  /** ISO 3166-1, two letters. */
  readonly country: string | null;
  /** ISO 8601 instant. */
  readonly startsAt: string;
  /** The IANA zone that the organiser told the times in. */
  readonly zone: string;
  readonly seats: number;
  /** Seats that have a player. */
  readonly taken: number;
  readonly rounds: number;
  readonly fee: string | null;
  readonly isInviteOnly: boolean;
  /** Taken out of sight by an administrator. */
  readonly isHidden: boolean;
  /** Null once the account is gone. */
  readonly organiser: string | null;
  /** The reader runs it, as its organiser or as a helper. */
  readonly runs: boolean;
  /** The reader's own seat; null for none. */
  readonly seat: SeatStatus | null;
};

/** A place in an event. */
export type EventSeat = Omit<EventPlayer, 'name'> & {
  /** Null for a player whose account is gone. */
  readonly name: string | null;
  /** Entered by the organisers, without an account. */
  readonly isGuest: boolean;
  readonly isMe: boolean;
  readonly status: SeatStatus;
  /** The instant of the check-in; null before it, and for readers who are not told. */
  readonly checkedInAt: string | null;
};

/** The mission and feat of a round, by ids of the catalogue; null where it is not chosen. */
export type PlannedRound = { readonly mission: string | null; readonly feat: string | null };

export const PAIRINGS = ['swiss', 'round-robin'] as const;
export type PairingKind = (typeof PAIRINGS)[number];

/** All of an event that its reader may see. */
export type EventView = EventLine & {
  readonly about: string | null;
  readonly pairing: PairingKind;
  readonly roundMinutes: number;
  /** The players of a knock-out after the rounds; null for none. */
  readonly cut: 4 | 8 | null;
  readonly scoring: EventScoring;
  readonly format: Format | null;
  /** By round, from the first on; rounds that nothing is told of may be left out. */
  readonly missions: readonly (PlannedRound | null)[];
  /** The same for those who run the event, hidden until the round; null for everybody else. */
  readonly plan: readonly (PlannedRound | null)[] | null;
  /** Null: no lists are handed in. */
  readonly listDeadline: string | null;
  /** Null: lists are shown once the event is finished. */
  readonly listsShownAt: string | null;
  readonly takesLate: boolean;
  readonly hasWaitingList: boolean;
  readonly isOrganiser: boolean;
  readonly helpers: readonly { readonly id: string; readonly name: string | null }[];
  /** The number of those who wait for a seat. */
  readonly waiting: number;
  readonly players: readonly EventSeat[];
  /** The code of the invitation, for those who run the event. */
  readonly invite: string | null;
  /** The code on the door of the hall, for those who run the event. */
  readonly door: string | null;
};

const line = v.nullable(v.string());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const round = v.nullable(
  v.pipe(
    v.object({ mission: v.optional(line, null), feat: v.optional(line, null) }),
    v.transform(({ mission, feat }): PlannedRound => ({ mission, feat })),
  ),
);

const lineFields = {
  id: v.pipe(v.string(), v.uuid()),
  state: v.picklist(EVENT_STATES),
  name: v.string(),
  // A server of before events had pictures does not say it.
  picture: v.optional(v.pipe(line, v.transform(shownPicture)), null),
  place: line,
  city: line,
  country: line,
  starts_at: v.string(),
  zone: v.string(),
  seats: count,
  taken: count,
  rounds: count,
  fee: line,
  is_invite_only: v.boolean(),
  is_hidden: v.boolean(),
  organiser: line,
  runs: v.boolean(),
  seat: v.nullable(v.picklist(SEAT_STATUSES)),
};

const lineRow = v.object(lineFields);
/** A row of `event_page`. */
export const eventLine = v.pipe(lineRow, v.transform(lineOf));

const seatRow = v.pipe(
  v.object({
    id: v.string(),
    name: line,
    is_guest: v.boolean(),
    is_me: v.boolean(),
    club: line,
    status: v.picklist(SEAT_STATUSES),
    joined_round: count,
    dropped_after: v.nullable(count),
    checked_in_at: v.optional(line, null),
  }),
  v.transform((row): EventSeat => ({
    id: row.id,
    name: row.name,
    isGuest: row.is_guest,
    isMe: row.is_me,
    club: row.club,
    status: row.status,
    joinedRound: row.joined_round,
    droppedAfter: row.dropped_after,
    checkedInAt: row.checked_in_at,
  })),
);

const scoring = v.object({
  win: v.number(),
  draw: v.number(),
  loss: v.number(),
  bye: v.number(),
  byeScore: v.nullable(
    v.object({
      mission: v.optional(v.number(), 0),
      feats: v.optional(v.number(), 0),
      difference: v.optional(v.number(), 0),
    }),
  ),
  tieBreaks: v.array(
    v.picklist(['strength', 'extended-strength', 'mission', 'feats', 'difference', 'head-to-head', 'lot']),
  ),
});

/** The answer of `event_view`. */
export const eventView = v.pipe(
  v.object({
    ...lineFields,
    about: line,
    pairing: v.picklist(PAIRINGS),
    round_minutes: count,
    cut: v.nullable(v.picklist([4, 8])),
    scoring,
    format: v.unknown(),
    missions: v.array(round),
    plan: v.optional(v.nullable(v.array(round)), null),
    list_deadline: line,
    lists_shown_at: line,
    takes_late: v.boolean(),
    has_waiting_list: v.boolean(),
    is_organiser: v.boolean(),
    helpers: v.array(v.object({ id: v.string(), name: line })),
    waiting: count,
    players: v.array(seatRow),
    invite: v.optional(line, null),
    door: v.optional(line, null),
  }),
  v.transform((row): EventView => ({
    ...lineOf(row),
    about: row.about,
    pairing: row.pairing,
    roundMinutes: row.round_minutes,
    cut: row.cut,
    // Lots are drawn from the event's id, so that they are the same on every device.
    scoring: { ...row.scoring, seed: row.id },
    format: readFormat(row.format)?.format ?? null,
    missions: row.missions,
    plan: row.plan,
    listDeadline: row.list_deadline,
    listsShownAt: row.lists_shown_at,
    takesLate: row.takes_late,
    hasWaitingList: row.has_waiting_list,
    isOrganiser: row.is_organiser,
    helpers: row.helpers,
    waiting: row.waiting,
    players: row.players,
    invite: row.invite,
    door: row.door,
  })),
);

function lineOf(row: v.InferOutput<typeof lineRow>): EventLine {
  return {
    id: row.id,
    state: row.state,
    name: row.name,
    picture: row.picture,
    place: row.place,
    city: row.city,
    country: row.country,
    startsAt: row.starts_at,
    zone: row.zone,
    seats: row.seats,
    taken: row.taken,
    rounds: row.rounds,
    fee: row.fee,
    isInviteOnly: row.is_invite_only,
    isHidden: row.is_hidden,
    organiser: row.organiser,
    runs: row.runs,
    seat: row.seat,
  };
}

/** Returns the players of an event as pairing and standings take them. */
export function entrantsOf({ players }: Pick<EventView, 'players'>): readonly EventPlayer[] {
  return players
    .filter(({ status }) => status === 'in')
    .map(({ id, name, club, joinedRound, droppedAfter }) => ({
      id,
      name: name ?? '',
      club,
      joinedRound,
      droppedAfter,
    }));
}
