/** The board of posted lists: its pages, a post, comments and likes. */
import type { Query, Row } from '../query.ts';

const CARD = 'id,username,short_id,avatar_url';
const text = (row: Row, name: string) => String(row[name]);

const page = (name: string, body: (row: Row) => object, of: Query['of'] = 'visitor'): Query => ({
  name: `board: ${name}`,
  of,
  call: (row) => ({ path: 'rpc/community_page', body: { page_size: 24, ...body(row) } }),
});
const count = (name: string, body: (row: Row) => object): Query => ({
  name: `board, number: ${name}`,
  of: 'visitor',
  // Ten thousand hits are counted, and one post in six has the rarest filter of these.
  mostRows: 80_000,
  call: (row) => ({ path: 'rpc/community_count', body: body(row) }),
});
const SORTS = ['newest', 'oldest', 'likes', 'points', 'points_low', 'name'];
/** A page deep inside the board. */
const DEEP = { at: '2026-01-01T00:00:00Z', id: '00000000-0000-4000-8000-000000000000' };

const PAGES: readonly Query[] = [
  ...SORTS.map((sort) => page(sort, () => ({ sort }))),
  ...SORTS.map((sort) => page(`${sort}, a faction`, (row) => ({ sort, in_faction: row['faction'] }))),
  page('newest, deep', () => ({ after: { ...DEEP, key: null } })),
  page('likes, deep', () => ({ sort: 'likes', after: { ...DEEP, key: 2 } })),
  page('name, deep', () => ({ sort: 'name', after: { ...DEEP, key: 'hollow' } })),
  page('search', (row) => ({ search: row['word'] })),
  page('search by likes', (row) => ({ search: row['word'], sort: 'likes' })),
  page('search, deep', (row) => ({ search: row['word'], after: { ...DEEP, key: null } })),
  page('search in a faction', (row) => ({ search: row['word'], in_faction: row['faction'] })),
  page('a unit', (row) => ({ with_units: [row['unit']] })),
  // Posts are copies of a thousand lists, so the next hundred thousand by points may lack a unit.
  {
    ...page('a unit by points', (row) => ({ with_units: [row['unit']], sort: 'points' })),
    mostRows: 150_000,
  },
  {
    ...page('a unit of another faction', (row) => ({
      with_units: [row['unit']],
      in_faction: row['faction'],
    })),
    mostRows: 150_000,
  },
  page('legal tournament lists', () => ({ legal: true, tournament: true })),
  page('points', (row) => ({ min_points: row['points'], max_points: Number(row['points']) + 20 })),
  page('many points', () => ({ min_points: 5_000 })),
  page('few points, legal, by likes', (row) => ({ max_points: row['points'], legal: true, sort: 'likes' })),
  page('an author', (row) => ({ by_author: row['other'] }), 'player'),
  page(
    'an author and a faction by name',
    (row) => ({ by_author: row['other'], in_faction: row['faction'], sort: 'name' }),
    'player',
  ),
  page('newest as a player', () => ({}), 'player'),
  page('own posts', () => ({ mine: 'posted' }), 'player'),
  page('own likes', () => ({ mine: 'liked' }), 'player'),
  page('own, taken down', () => ({ mine: 'taken_down' }), 'player'),
  page('copies of own', () => ({ mine: 'copied' }), 'player'),
];

export const BOARD_QUERIES: readonly Query[] = [
  ...PAGES,
  count('all', () => ({})),
  count('a faction', (row) => ({ in_faction: row['faction'] })),
  // One post in seven has the commonest word.
  { ...count('search', (row) => ({ search: row['word'] })), mostRows: 200_000 },
  count('a unit', (row) => ({ with_units: [row['unit']] })),
  count('points, legal', (row) => ({ min_points: row['points'], legal: true })),
  {
    name: 'most copied this week',
    of: 'visitor',
    mostRows: 50_000,
    call: () => ({ path: 'rpc/most_copied', body: { most: 8 } }),
  },
  {
    name: 'a post',
    of: 'post',
    call: (row) => ({
      path: 'shared_lists',
      query: {
        select: `*,author:player_cards!user_id(${CARD}),facts:shared_list_facts(points,command,unit_count,likes_count,comments_count,heads)`,
        id: `eq.${text(row, 'id')}`,
      },
    }),
  },
  {
    name: 'copies of a post',
    of: 'post',
    call: (row) => ({
      path: 'shared_lists',
      query: {
        select: `id,name,created_at,author:player_cards!user_id(${CARD})`,
        based_on: `eq.${text(row, 'id')}`,
        is_active: 'is.true',
        order: 'created_at.desc',
        limit: '20',
      },
    }),
  },
  {
    name: 'counts of a post',
    of: 'post',
    call: (row) => ({
      path: 'shared_list_facts',
      query: { select: 'likes_count,comments_count', list_id: `eq.${text(row, 'id')}` },
    }),
  },
  {
    name: 'comments of a post',
    of: 'post',
    call: (row) => ({ path: 'rpc/comments_page', body: { list: row['id'], page_size: 30 } }),
  },
  {
    name: 'comments of a post, deep',
    of: 'post',
    call: (row) => ({
      path: 'rpc/comments_page',
      body: {
        list: row['id'],
        page_size: 30,
        after: { thread_at: DEEP.at, thread: DEEP.id, at: DEEP.at, id: DEEP.id },
      },
    }),
  },
  {
    name: 'own like of a post',
    of: 'post',
    call: (row) => ({
      path: 'list_likes',
      query: { select: 'list_id', list_id: `eq.${text(row, 'id')}`, user_id: `eq.${text(row, 'me')}` },
    }),
  },
  {
    name: 'like a post',
    of: 'post',
    call: (row) => ({
      path: 'list_likes',
      body: { list_id: row['id'] },
      prefer: 'return=minimal,resolution=ignore-duplicates',
    }),
  },
  {
    name: 'take a like back',
    of: 'post',
    call: (row) => ({
      path: 'list_likes',
      method: 'DELETE',
      query: { list_id: `eq.${text(row, 'id')}`, user_id: `eq.${text(row, 'me')}` },
      prefer: 'return=minimal',
    }),
  },
  {
    name: 'comment on a post',
    of: 'post',
    call: (row) => ({
      path: 'list_comments',
      body: { id: crypto.randomUUID(), list_id: row['id'], body: 'Well done.', answers_id: null },
      prefer: 'return=minimal',
    }),
  },
  {
    name: 'own post by name',
    of: 'ownPost',
    call: (row) => ({
      path: 'shared_lists',
      query: {
        select: 'id,name',
        user_id: `eq.${text(row, 'me')}`,
        name: `eq.${text(row, 'name')}`,
        is_active: 'is.true',
      },
    }),
  },
  {
    name: 'post a list',
    of: 'list',
    call: (row) => ({
      path: 'shared_lists',
      query: { select: 'id' },
      body: {
        user_id: row['me'],
        name: `New ${text(row, 'id')}`,
        faction: row['faction'],
        units: row['units'],
        is_active: true,
        based_on: null,
      },
      prefer: 'return=representation',
    }),
  },
  {
    name: 'delete a post',
    of: 'ownPost',
    call: (row) => ({
      path: 'shared_lists',
      method: 'DELETE',
      query: { id: `eq.${text(row, 'id')}`, select: 'id' },
      prefer: 'return=representation',
    }),
  },
  {
    name: 'report a post',
    of: 'post',
    call: (row) => ({
      path: 'reports',
      body: { kind: 'list', target_id: row['id'], reason: 'spam', details: null },
      prefer: 'return=minimal',
    }),
  },
];
