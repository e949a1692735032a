/** Players: profiles, search, follows, activity, notifications, sessions. */
import type { Query, Row } from '../query.ts';

const CARD = 'id,username,short_id,avatar_url';
const text = (row: Row, name: string) => String(row[name]);
const people = (name: string, table: string, mine: string, theirs: string): Query => ({
  name,
  of: 'player',
  call: (row) => ({
    path: table,
    query: {
      select: `${theirs},player:player_cards!${theirs}(${CARD})`,
      [mine]: `eq.${text(row, 'me')}`,
      order: 'created_at.desc',
      limit: '1000',
    },
  }),
});
const call = (
  name: string,
  path: string,
  body: (row: Row) => object = () => ({}),
  of: Query['of'] = 'player',
): Query => ({
  name,
  of,
  call: (row) => ({ path: `rpc/${path}`, body: body(row) }),
});

export const PEOPLE_QUERIES: readonly Query[] = [
  call('number of players', 'user_count', undefined, 'visitor'),
  {
    name: 'own profile',
    of: 'player',
    call: (row) => ({ path: 'profiles', query: { select: '*', id: `eq.${text(row, 'me')}` } }),
  },
  call('profile by name', 'public_profile', (row) => ({ of_username: row['other_name'] ?? 'Nobody' })),
  call('profile by id', 'public_profile', (row) => ({ of_id: row['other'] })),
  call('profile of one who writes most', 'public_profile', (row) => ({ of_id: row['me'] })),
  call('search of players', 'find_players', (row) => ({
    term: text(row, 'other_name').toLowerCase().slice(0, 9),
    most: 20,
  })),
  call('search of players, a word', 'find_players', (row) => ({
    term: ['iron', 'wolf', 'xyzzy', '77', 'ra'][Number(row['n']) % 5],
    most: 20,
  })),
  call('search of players, an id', 'find_players', (row) => ({ term: row['other_wab_id'], most: 20 })),
  call('player by id', 'player_by_wab_id', (row) => ({ wab_id: row['other_wab_id'] })),
  call('free name', 'username_available', (row) => ({ username: `Iron ${text(row, 'wab_id').slice(4)}` })),
  people('followed players', 'user_follows', 'follower_id', 'followed_id'),
  people('followers', 'user_follows', 'followed_id', 'follower_id'),
  people('blocked players', 'user_blocks', 'blocker_id', 'blocked_id'),
  {
    name: 'follow a player',
    of: 'player',
    call: (row) => ({
      path: 'user_follows',
      body: { followed_id: row['other'] },
      prefer: 'return=minimal,resolution=ignore-duplicates',
    }),
  },
  {
    name: 'block a player',
    of: 'player',
    call: (row) => ({
      path: 'user_blocks',
      body: { blocked_id: row['other'] },
      prefer: 'return=minimal,resolution=ignore-duplicates',
    }),
  },
  {
    ...call('activity', 'activity_page', () => ({ player: null, after: null, page_size: 30 })),
    mostRows: 30_000,
  },
  {
    ...call('activity, deep', 'activity_page', () => ({
      player: null,
      after: { at: '2026-01-01T00:00:00Z', id: '00000000-0000-4000-8000-000000000000' },
      page_size: 30,
    })),
    mostRows: 30_000,
  },
  call('activity of a player', 'activity_page', (row) => ({
    player: row['other'],
    after: null,
    page_size: 30,
  })),
  { ...call('unread activity', 'activity_unread'), mostRows: 30_000 },
  {
    name: 'mark activity as seen',
    of: 'player',
    call: (row) => ({
      path: 'profiles',
      method: 'PATCH',
      query: { id: `eq.${text(row, 'me')}` },
      body: { activity_seen_at: '2026-11-01T00:00:00Z' },
      prefer: 'return=minimal',
    }),
  },
  {
    name: 'unread warnings',
    of: 'player',
    call: (row) => ({
      path: 'player_warnings',
      query: {
        select: 'id,body,created_at',
        player_id: `eq.${text(row, 'me')}`,
        read_at: 'is.null',
        order: 'created_at.desc',
      },
    }),
  },
  call('own sessions', 'my_sessions'),
  call('own standing', 'my_standing'),
  call('settings of notifications', 'push_settings', () => ({ endpoint: 'https://push.example/1' })),
  call('choose a notification', 'choose_push', () => ({ kind: 'comment', wanted: true })),
  { ...call('all own data', 'export_my_data', undefined, 'session'), mostRows: 100_000 },
  {
    name: 'change the own name',
    of: 'player',
    call: (row) => ({
      path: 'profiles',
      method: 'PATCH',
      query: { id: `eq.${text(row, 'me')}`, select: 'id' },
      body: { username: `New ${text(row, 'wab_id').slice(4)}` },
      prefer: 'return=representation',
    }),
  },
];
