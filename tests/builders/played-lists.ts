import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { act } from './community.ts';
import { type Account, asOwner } from './database.ts';
import { EVENT } from './event-calls.ts';
import { countStatistics, type ReadStatistics } from './statistics.ts';

/** A played list as the app told it. */
type PlayedFacts = {
  readonly faction: string;
  readonly units: readonly string[];
  readonly points: number;
  readonly release: number;
};

/** A game of a finished event. A player has one list an event: that of their first game there. */
type EventGame = {
  readonly event: string;
  /** The accounts of both; null for one that is gone. */
  readonly players: readonly [string | null, string | null];
  /** The lists of both; null where none was handed in. */
  readonly lists: readonly [PlayedFacts | null, PlayedFacts | null];
  readonly scores: readonly [number, number];
  readonly country: string | null;
  readonly daysAgo: number;
};

const DAY_MS = 86_400_000;

/** Puts games of finished events with their lists there, past all rights. */
async function putEventGames(
  database: Database,
  games: readonly EventGame[],
  shownAt: string | null = null,
): Promise<void> {
  const [events, seats] = [new Map<string, object>(), new Map<string, { readonly id: string }>()];
  const lists: object[] = [];
  const seatOf = (name: string, event: string, user: string | null, facts: PlayedFacts | null) => {
    const known = seats.get(`${name} ${String(user)}`);
    if (known !== undefined) return known.id;
    const seat = { id: randomUUID(), event_id: event, user_id: user, status: 'in', joined_round: 1 };
    seats.set(`${name} ${String(user)}`, { ...seat });
    if (facts !== null) lists.push({ player_id: seat.id, version: 1, code: 'abc', verdict: {}, facts });
    return seat.id;
  };
  const rows = games.map(({ event: name, players, lists: told, scores, country, daysAgo }, at) => {
    const known = events.get(name) as { readonly id: string } | undefined;
    const event = known?.id ?? randomUUID();
    events.set(name, { ...EVENT, id: event, country, shown: shownAt });
    return {
      event_id: event,
      round: at,
      one: seatOf(name, event, players[0], told[0]),
      other: seatOf(name, event, players[1], told[1]),
      player: players[0],
      rival: players[1],
      one_score: scores[0],
      other_score: scores[1],
      played_at: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
    };
  });
  const put = (text: string, values: readonly object[]) => asOwner(database, text, [JSON.stringify(values)]);
  await put(
    `insert into private.events (
       id, state, name, city, country, starts_at, zone, seats, rounds, round_minutes, scoring, list_deadline, lists_shown_at
     )
     select id, 'finished', name, city, country, '2026-01-10', zone, 64, 15, round_minutes, scoring, '2026-01-09', shown
     from jsonb_to_recordset($1::jsonb) as e (
       id uuid, name text, city text, country text, zone text, round_minutes smallint, scoring jsonb, shown timestamptz
     )`,
    [...events.values()],
  );
  await put(
    'insert into private.event_counts (event_id) select (e ->> $$id$$)::uuid from jsonb_array_elements($1::jsonb) e',
    [...events.values()],
  );
  await put(
    `insert into private.event_players (id, event_id, user_id, status)
     select id, event_id, user_id, status
     from jsonb_to_recordset($1::jsonb) as s (id uuid, event_id uuid, user_id uuid, status text)`,
    [...seats.values()],
  );
  await put(
    `insert into private.event_lists (player_id, version, code, verdict, facts)
     select player_id, version, code, verdict, facts
     from jsonb_to_recordset($1::jsonb) as l (player_id uuid, version smallint, code text, verdict jsonb, facts jsonb)`,
    lists,
  );
  await put(
    `insert into private.event_games (
       event_id, round, one, other, player, rival, has_guest, one_score, other_score, one_list, other_list, played_at
     )
     select event_id, round, one, other, player, rival, false, one_score, other_score, 1, 1, played_at
     from jsonb_to_recordset($1::jsonb) as g (
       event_id uuid, round smallint, one uuid, other uuid, player uuid, rival uuid, one_score integer, other_score integer,
       played_at timestamptz
     )`,
    rows,
  );
}

/** A read of `event_statistics` without an account, or with one. */
type Who = Parameters<typeof act>[1];

/** The four units, lists and games that tests of played lists share, without games before each. */
export function playedListsWorld(database: Database, players: readonly Account[]) {
  beforeAll(async () => {
    await asOwner(
      database,
      `insert into catalogue_units (id, name, points, command, availability, high_command, tournament_legal)
       select id, 'Unit', 20, 1, 2, false, true
       from unnest(array['amber/bear', 'amber/fox', 'amber/owl', 'birch/elk']) as id
       on conflict do nothing`,
    );
  });
  beforeEach(async () => {
    await asOwner(database, 'delete from private.events');
    await asOwner(database, 'delete from private.statistic_facts');
  });
  const list = (units: readonly string[] = ['bear'], more: Partial<PlayedFacts> = {}): PlayedFacts => ({
    faction: 'amber',
    units,
    points: 300,
    release: 0,
    ...more,
  });
  const elk = list(['elk'], { faction: 'birch' });
  /** A game between players by their places in `players`; amber wins. */
  const game = (one: number, other: number, more: Partial<EventGame> = {}): EventGame => ({
    event: 'Winter Open',
    players: [players[one]?.id ?? null, players[other]?.id ?? null],
    lists: [list(), elk],
    scores: [5, 3],
    country: 'FI',
    daysAgo: 1,
    ...more,
  });
  const read = async (faction = '', period = 'all', who: Who = null): Promise<ReadStatistics | null> => {
    const call = 'select event_statistics($1, $2) as figures';
    const { rows } = await act(database, who, call, [period, faction]);
    return rows[0]?.['figures'] as ReadStatistics | null;
  };
  return {
    list,
    elk,
    game,
    read,
    /** 25 games of an event in which five players of amber with these units meet five of birch. */
    hall: (event: string, units: readonly string[], wins: number, more: Partial<EventGame> = {}) =>
      Array.from({ length: 25 }, (_, at) =>
        game(at % 5, 5 + Math.floor(at / 5), {
          event,
          lists: [list(units), elk],
          scores: at < wins ? [5, 3] : [1, 3],
          ...more,
        }),
      ),
    /** One player brings 20 games, all won; five others bring 40, half of them won. */
    lopsided: (units: readonly string[]) => [
      ...Array.from({ length: 20 }, (_, at) =>
        game(0, 6 + (at % 5), { event: `solo ${String(at)}`, lists: [list(units), elk], daysAgo: 3 }),
      ),
      ...Array.from({ length: 40 }, (_, at) =>
        game(1 + (at % 5), 6 + (Math.floor(at / 5) % 8), {
          event: `rest ${String(at)}`,
          lists: [list(units), elk],
          scores: at % 2 === 0 ? [5, 3] : [1, 3],
        }),
      ),
    ],
    put: (games: readonly EventGame[], shownAt: string | null = null) =>
      putEventGames(database, games, shownAt),
    counted: async (faction = '', period = 'all') => {
      await countStatistics(database);
      return read(faction, period);
    },
  };
}

/** The entries of a figure without draws whose games all count. */
export const sums = (wins: number, losses: number, difference: number) => ({
  games: wins + losses,
  wins,
  losses,
  draws: 0,
  difference,
});

/** The rows of an answer of one kind. */
export function figuresOf(
  answer: ReadStatistics | null,
  kind: string,
  name: 'figures' | 'topics' = 'figures',
): readonly ReadStatistics[] {
  return ((answer?.[name] ?? []) as readonly ReadStatistics[]).filter((each) => each['kind'] === kind);
}
