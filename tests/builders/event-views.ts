/** Rows of events and of lists as the table API sends them, for tests of pages. */
import { createHash } from 'node:crypto';

export const EVENT_ID = '0b4fbd5e-5a8e-4c0b-9f57-5d1f2a3b4c00';

type Row = Readonly<Record<string, unknown>>;

/** A player's seat as `event_view` returns it; the number makes its id. */
export function seatRow(number: number, name: string | null, some: Row = {}) {
  return {
    id: playerId(number),
    name,
    is_guest: false,
    is_me: false,
    club: null,
    status: 'in',
    joined_round: 1,
    dropped_after: null,
    ...some,
  };
}

/** The id of a player by the player's number. */
export function playerId(number: number): string {
  return `0b4fbd5e-5a8e-4c0b-9f57-5d1f2a3b4d${String(number).padStart(2, '0')}`;
}

/** The players of the event: the reader, somebody else, and a guest of the organisers. */
export const ME = seatRow(1, 'Anna', { is_me: true });
export const BEA = seatRow(2, 'Bea');
export const CAT = seatRow(3, 'Cat', { is_guest: true });

/** An open event in Finland as `event_view` returns it. */
export function eventRow(some: Row = {}) {
  return {
    id: EVENT_ID,
    state: 'open',
    name: 'Winter Open',
    place: null,
    city: 'Turku',
    country: 'FI',
    starts_at: '2099-01-16T08:00:00Z',
    zone: 'Europe/Helsinki',
    seats: 8,
    taken: 3,
    rounds: 3,
    fee: null,
    is_invite_only: false,
    is_hidden: false,
    organiser: 'olga',
    runs: false,
    seat: null,
    about: null,
    pairing: 'swiss',
    round_minutes: 120,
    cut: null,
    scoring: { win: 3, draw: 1, loss: 0, bye: 3, byeScore: null, tieBreaks: ['strength'] },
    format: null,
    missions: [],
    list_deadline: '2099-01-10T20:00:00Z',
    lists_shown_at: null,
    takes_late: false,
    has_waiting_list: true,
    is_organiser: false,
    helpers: [],
    waiting: 0,
    players: [],
    ...some,
  };
}

const SALT = 'ab'.repeat(32);

/** A version of a player's list as `event_lists` returns it, sealed; `code` opens it. */
export function listRow(number: number, version: number, code: string, some: Row = {}) {
  return {
    player: playerId(number),
    version,
    at: '2026-11-20T18:00:00.123456+00:00',
    seal: createHash('sha256').update(`${SALT}:${code}`).digest('hex'),
    late_reason: null,
    by_organisers: false,
    ...some,
  };
}

/** The part of a row that opens its list. */
export function openedWith(code: string) {
  return { code, salt: SALT };
}
