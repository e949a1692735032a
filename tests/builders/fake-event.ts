/** A running event of a test, over `fetch`: its view, and a log that grows by what is sent. */
import { sessionStore } from '#data/session/session-store.ts';
import { queryClient } from '#data/query/query-client.ts';
import { SCORING } from './events.ts';
import { eventRow } from './event-rows.ts';
import { playerId, seatOf } from './event-views.ts';
import { ANNA_HERE, type FakeAnswer, fakeBackend } from './fake-backend.ts';

const deedId = (number: number) => `d0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

type Row = Readonly<Record<string, unknown>>;

const seatsOf = (me: number | null) =>
  ['Ann', 'Ben', 'Cleo', 'Dan'].map((name, at) => seatOf(at + 1, name, { is_me: at + 1 === me }));

/** A row of `event_view` for an event of four players and three rounds that runs. */
export function runningRow(some: Row = {}): Row {
  const scoring = { ...SCORING, tieBreaks: ['strength', 'lot'] };
  return eventRow({ state: 'running', list_deadline: null, scoring, players: seatsOf(null), ...some });
}

/** The part of the row for the player of seat 1. */
export const AS_ANN: Row = { seat: 'in', players: seatsOf(1) };

/** A deed of those who run the event, or of the player in a seat. */
export type SaidDeed = {
  readonly deed: Row;
  readonly seat?: number;
  readonly id?: string;
  /** The server knows that the game on both phones ended so. */
  readonly isFromGame?: boolean;
};

/** Pairs a round: 1 against 2, 3 against 4. */
export const pairRow = (round: number, some: Row = {}): SaidDeed => ({
  deed: {
    kind: 'pair',
    round,
    places: [
      { table: 1, one: playerId(1), other: playerId(2) },
      { table: 2, one: playerId(3), other: playerId(4) },
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

/** A player's report on a game of round 1; `some`: what else its deed has. */
export const reportRow = (
  seat: number,
  result: object,
  pair: readonly [number, number] = [1, 2],
  some: Row = {},
): SaidDeed => ({
  seat,
  deed: { kind: 'report', round: 1, one: playerId(pair[0]), other: playerId(pair[1]), result, ...some },
});

/**
 * Signs Anna in and serves an event. `add`: the response of `add_event_deeds`; by default the deeds
 * are in the log from then on. `reports`: the rows of `event_reports`.
 */
export function fakeEvent(
  event: Row | null,
  log: readonly SaidDeed[] = [],
  add: FakeAnswer | null = null,
  reports: readonly Row[] = [],
) {
  queryClient().clear();
  sessionStore.setState({ viewer: ANNA_HERE });
  const line = ({ deed, seat, id, isFromGame = false }: SaidDeed, at: number) => ({
    number: at + 1,
    id: id ?? deedId(at + 1),
    player: seat === undefined ? null : playerId(seat),
    runs: seat === undefined,
    deed,
    made_at: '2027-01-16T09:00:00+00:00',
    at: '2027-01-16T09:00:00+00:00',
    organiser: seat === undefined ? 'Ines' : null,
    from_game: isFromGame,
  });
  const said = [...log];
  const backend = fakeBackend(({ path, body }) => {
    if (path.includes('/rpc/event_view')) return { status: 200, body: event };
    if (path.includes('/rpc/event_log')) {
      return { status: 200, body: said.map(line).slice(Number(body['after'])) };
    }
    if (path.includes('/rpc/event_reports')) return { status: 200, body: reports };
    if (!path.includes('/rpc/add_event_deeds')) return null;
    if (add !== null) return add;
    const mine = event?.['runs'] === true ? {} : { seat: 1 };
    for (const { id, deed } of body['deeds'] as readonly { id: string; deed: Row }[])
      said.push({ id, deed, ...mine });
    return { status: 200, body: said.length };
  });
  return { backend, said };
}
