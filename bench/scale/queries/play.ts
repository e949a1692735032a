/** Games on two phones, results, statistics and ratings. */
import type { Query, Row } from '../query.ts';

const call = (
  name: string,
  path: string,
  of: Query['of'],
  body: (row: Row) => object = () => ({}),
): Query => ({
  name,
  of,
  call: (row) => ({ path: `rpc/${path}`, body: body(row) }),
});

export const PLAY_QUERIES: readonly Query[] = [
  call('rows of a game', 'read_live_rows', 'game', (row) => ({ game: row['id'], after: 0 })),
  call('rows of a game since N', 'read_live_rows', 'game', (row) => ({ game: row['id'], after: 95 })),
  call('a tap', 'write_live_rows', 'game', (row) => ({
    game: row['id'],
    after: row['rows'],
    entries: [{ id: crypto.randomUUID(), body: { kind: 'undo', of: 't9' } }],
  })),
  {
    name: 'watch a game',
    of: 'report',
    call: (row) => ({ path: 'rpc/watch_live_game', body: { watch: row['watch'], after: 95 } }),
  },
  {
    name: 'report of a game',
    of: 'report',
    call: (row) => ({ path: 'rpc/live_report', body: { game: row['id'], after: 0 } }),
  },
  {
    name: 'card of a report',
    of: 'report',
    call: (row) => ({ path: 'rpc/live_report_card', body: { game: row['id'] } }),
  },
  call('own games on two phones', 'live_games_of_mine', 'game'),
  // Two hundred old games are deleted on the way, once an hour; here each time, as nothing stays.
  {
    ...call('open a game', 'open_live_game', 'player', () => ({ game: crypto.randomUUID() })),
    mostRows: 60_000,
  },
  call('own results', 'my_games', 'result', () => ({ before: null, page_size: 30 })),
  call('own results, deep', 'my_games', 'result', () => ({ before: '2025-01-01T00:00:00Z', page_size: 30 })),
  call('results to answer', 'games_to_answer', 'result'),
  call('number of results to answer', 'results_waiting', 'result'),
  {
    name: 'own record of a game',
    of: 'result',
    call: (row) => ({
      path: 'game_results',
      query: { select: '*', user_id: `eq.${String(row['me'])}`, game_id: `eq.${String(row['game_id'])}` },
    }),
  },
  call('record a game', 'record_game', 'player', (row) => ({
    game_id: crypto.randomUUID(),
    mission: 'loot',
    feat: null,
    own_faction: null,
    own_score: 3,
    opponent_faction: null,
    opponent_score: 4,
    opponent_wab_id: row['other_wab_id'],
    opponent_name: 'Anna',
    played_at: '2026-11-01T00:00:00Z',
  })),
  { ...call('own statistics', 'own_games', 'result'), mostRows: 20_000 },
  call('public statistics', 'game_statistics', 'visitor', (row) => ({
    period: 'all',
    mission: Number(row['n']) % 2 === 0 ? null : 'loot',
    feat: null,
  })),
  call('statistics of events', 'event_statistics', 'visitor', (row) => ({
    period: 'all',
    faction: row['faction'],
  })),
  // A rank is a place among all who are rated in the season.
  { ...call('ratings', 'player_ratings', 'visitor'), mostRows: 200_000 },
  { ...call('ratings as a player', 'player_ratings', 'player'), mostRows: 200_000 },
];
