import { randomUUID } from 'node:crypto';
import type { Database, Param, QueryResult } from '#server/db/database.ts';
import { type Account, asOwner, asUser } from './database.ts';
import { insertInto, UNITS } from './security-probe.ts';

/** Posts a list as that player, and answers its id. Any column may be given. */
export async function createPost(
  database: Database,
  { id }: Account,
  columns: Readonly<Record<string, Param>> = {},
): Promise<string> {
  const row = { user_id: id, name: randomUUID(), faction: 'f', units: UNITS, ...columns };
  const rows = await asOwner(database, ...insertInto('shared_lists', row, ' returning id'));
  return String(rows[0]?.['id']);
}

/** Comments a list as that player, and answers the comment's id. */
export async function createComment(
  database: Database,
  { id }: Account,
  list: string,
  body = 'Well thought out.',
): Promise<string> {
  const row = { list_id: list, user_id: id, body };
  const rows = await asOwner(database, ...insertInto('list_comments', row, ' returning id'));
  return String(rows[0]?.['id']);
}

/** Likes a list as that player. */
export async function createLike(database: Database, { id }: Account, list: string): Promise<void> {
  await asOwner(database, ...insertInto('list_likes', { list_id: list, user_id: id }));
}

/** The first player follows the second. */
export async function createFollow(database: Database, one: Account, other: Account): Promise<void> {
  await asOwner(database, ...insertInto('user_follows', { follower_id: one.id, followed_id: other.id }));
}

/** The first player blocks the second. */
export async function createBlock(database: Database, one: Account, other: Account): Promise<void> {
  await asOwner(database, ...insertInto('user_blocks', { blocker_id: one.id, blocked_id: other.id }));
}

/**
 * One statement as a signed-in player, or a visitor for null, that stays done. `claims` are more of
 * the token.
 */
export function act(
  database: Database,
  account: Account | null,
  text: string,
  params: readonly Param[] = [],
  claims: Readonly<Record<string, unknown>> = {},
): Promise<QueryResult> {
  const role = account === null ? 'anon' : 'authenticated';
  const token = account === null ? null : { sub: account.id, role, ...claims };
  return database.withRequest({ role, claims: token, readOnly: false }, ({ query }) => query(text, params));
}

/** Changes a profile past all rights, for example `banned = true`. */
export async function setProfile(database: Database, { id }: Account, assignment: string): Promise<void> {
  await asOwner(database, `update profiles set ${assignment} where id = $1`, [id]);
}

/** The likes and comments of a post, as they are counted. */
export async function postCounts(database: Database, list: string) {
  const [row] = await asOwner(
    database,
    'select likes_count as likes, comments_count as comments from shared_list_facts where list_id = $1',
    [list],
  );
  return row;
}

/** The texts of the comments that a viewer sees on a post, in their order. */
export async function commentBodies(database: Database, viewer: Account | null, list: string) {
  const text = 'select body from list_comments where list_id = $1 order by body';
  return (await asUser(database, viewer, text, [list])).rows.map(({ body }) => body);
}

/** Arguments of `record_game`. */
export type Figures = Readonly<Record<string, Param>>;

/** Records a won game as that player; returns the status of the result. */
export async function recordGame(
  database: Database,
  who: Account | null,
  gameId: string,
  figures: Figures = {},
): Promise<unknown> {
  const all: Figures = {
    game_id: gameId,
    mission: 'loot',
    own_score: 5,
    opponent_score: 3,
    played_at: '2026-11-20T10:00:00Z',
    ...figures,
  };
  const names = Object.keys(all).map((name, at) => `${name} => $${String(at + 1)}`);
  const statement = `select record_game(${names.join(', ')}) as status`;
  return (await act(database, who, statement, Object.values(all))).rows[0]?.['status'];
}
