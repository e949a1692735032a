/** A running event of a test, over `fetch`: its view, and a log that grows by what is sent. */
import { sessionStore } from '#data/session/session-store.ts';
import { queryClient } from '#data/query/query-client.ts';
import { SCORING } from './events.ts';
import { ANNA_HERE, type FakeAnswer, fakeBackend } from './fake-backend.ts';

export const EVENT_ID = 'e0000000-0000-4000-8000-000000000001';

/** The id of a seat by its number. */
export const seatId = (number: number): string =>
  `a0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const deedId = (number: number) => `d0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

type Row = Readonly<Record<string, unknown>>;

/** A row of a seat of `event_view`. */
export function seatRow(number: number, name: string | null, some: Row = {}): Row {
  return {
    id: seatId(number),
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

/** The answer of `event_view` for an event of three rounds that runs. */
export function eventRow(some: Row = {}): Row {
  return {
    id: EVENT_ID,
    state: 'running',
    name: 'Winter Open',
    place: 'Town hall',
    city: 'Turku',
    country: 'FI',
    starts_at: '2027-01-16T08:00:00+00:00',
    zone: 'Europe/Helsinki',
    seats: 8,
    rounds: 3,
    fee: null,
    is_invite_only: false,
    is_hidden: false,
    organiser: 'Ines',
    taken: 4,
    runs: false,
    seat: null,
    about: null,
    pairing: 'swiss',
    round_minutes: 120,
    cut: null,
    scoring: { ...SCORING, tieBreaks: ['strength', 'lot'] },
    format: null,
    missions: [],
    list_deadline: null,
    lists_shown_at: null,
    takes_late: false,
    has_waiting_list: true,
    created_at: '2026-11-01T08:00:00+00:00',
    updated_at: '2026-11-01T08:00:00+00:00',
    is_organiser: false,
    helpers: [],
    waiting: 0,
    players: ['Ann', 'Ben', 'Cleo', 'Dan'].map((name, at) => seatRow(at + 1, name)),
    ...some,
  };
}

/** Where Anna sits: her seat is number 1. */
export const AS_ANN: Row = {
  seat: 'in',
  players: ['Ann', 'Ben', 'Cleo', 'Dan'].map((name, at) => seatRow(at + 1, name, { is_me: at === 0 })),
};

/** A deed of those who run the event, or of the player in a seat. */
export type SaidDeed = { readonly deed: Row; readonly seat?: number; readonly id?: string };

/** Pairs a round: 1 against 2, 3 against 4. */
export const pairRow = (round: number, some: Row = {}): SaidDeed => ({
  deed: {
    kind: 'pair',
    round,
    places: [
      { table: 1, one: seatId(1), other: seatId(2) },
      { table: 2, one: seatId(3), other: seatId(4) },
    ],
    base: null,
    reason: null,
    ...some,
  },
});

/** A result of the game of two seats, as `5+2` of each: mission and feats. */
export const scoreRow = (one: readonly [number, number], other: readonly [number, number]) => ({
  one: { mission: one[0], feats: one[1] },
  other: { mission: other[0], feats: other[1] },
});

/**
 * Signs Anna in and answers the calls of an event. `add`: what `add_event_deeds` answers; by default
 * the deeds are in the log from then on.
 */
export function fakeEvent(event: Row | null, log: readonly SaidDeed[] = [], add: FakeAnswer | null = null) {
  queryClient().clear();
  sessionStore.setState({ viewer: ANNA_HERE });
  const line = ({ deed, seat, id }: SaidDeed, at: number) => ({
    number: at + 1,
    id: id ?? deedId(at + 1),
    player: seat === undefined ? null : seatId(seat),
    runs: seat === undefined,
    deed,
    made_at: '2027-01-16T09:00:00+00:00',
    at: '2027-01-16T09:00:00+00:00',
    organiser: seat === undefined ? 'Ines' : null,
  });
  const said = [...log];
  const backend = fakeBackend(({ path, body }) => {
    if (path.includes('/rpc/event_view')) return { status: 200, body: event };
    if (path.includes('/rpc/event_log')) {
      return { status: 200, body: said.map(line).slice(Number(body['after'])) };
    }
    if (!path.includes('/rpc/add_event_deeds')) return null;
    if (add !== null) return add;
    const mine = event?.['runs'] === true ? {} : { seat: 1 };
    for (const { id, deed } of body['deeds'] as readonly { id: string; deed: Row }[])
      said.push({ id, deed, ...mine });
    return { status: 200, body: said.length };
  });
  return { backend, said };
}
