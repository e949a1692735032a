/** Events as the calls of the database return them, for tests without one. */
export const EVENT_ID = '6a2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f21';

type Row = Readonly<Record<string, unknown>>;

/** A row of `event_page`: Winter Open in Turku, open for players. */
export function eventLineRow(some: Row = {}): Row {
  return {
    id: EVENT_ID,
    state: 'open',
    name: 'Winter Open',
    place: 'Hall 3',
    city: 'Turku',
    country: 'FI',
    starts_at: '2027-01-16T08:00:00+00:00',
    zone: 'Europe/Helsinki',
    seats: 8,
    taken: 0,
    rounds: 3,
    fee: '10 €',
    is_invite_only: false,
    is_hidden: false,
    organiser: 'Otter',
    runs: false,
    seat: null,
    ...some,
  };
}

/** A player of an event as `event_view` returns one. The id is the name. */
export function seatRow(name: string | null, some: Row = {}): Row {
  return {
    id: name ?? 'gone',
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

/** A row of `event_view`. */
export function eventRow(some: Row = {}): Row {
  return {
    ...eventLineRow(),
    about: null,
    pairing: 'swiss',
    round_minutes: 120,
    cut: null,
    scoring: { win: 3, draw: 1, loss: 0, bye: 3, byeScore: null, tieBreaks: ['strength', 'lot'] },
    format: null,
    missions: [],
    list_deadline: null,
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
