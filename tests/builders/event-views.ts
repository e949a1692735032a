/** Rows of events and of lists as the table API sends them, for tests of pages. */
import { createHash } from 'node:crypto';
import { eventRow, seatRow } from './event-rows.ts';

type Row = Readonly<Record<string, unknown>>;

/** A player's seat; the number makes its id. */
export function seatOf(number: number, name: string | null, some: Row = {}) {
  return seatRow(name, { id: playerId(number), ...some });
}

/** The id of a player by the player's number. */
export function playerId(number: number): string {
  return `0b4fbd5e-5a8e-4c0b-9f57-5d1f2a3b4d${String(number).padStart(2, '0')}`;
}

/** The players of the event: the reader, somebody else, and a guest of the organisers. */
export const ME = seatOf(1, 'Anna', { is_me: true });
export const BEA = seatOf(2, 'Bea');
export const CAT = seatOf(3, 'Cat', { is_guest: true });

/** An open event that players hand in lists for. */
export function listEventRow(some: Row = {}) {
  return eventRow({
    starts_at: '2099-01-16T08:00:00Z',
    list_deadline: '2099-01-10T20:00:00Z',
    ...some,
  });
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
