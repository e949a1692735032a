import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { type Account, asOwner, createAccount } from '#tests/builders/database.ts';
import { createPost } from '#tests/builders/community.ts';
import { insertInto, type Row } from '#tests/builders/security-probe.ts';

/**
 * Stands in everything that only the victim, or nobody, may read. No request of an attacker holds
 * it.
 */
export const CANARY = 'c4n4ry';

/** The first eight characters are on the victim's card, the others are not. */
const WAB_ID = 'WAB-ABCD-C4N4-RY77';

/** True when a text tells anything that was planted. */
export function leaks(text: string): boolean {
  return text.toLowerCase().replaceAll('-', '').includes(CANARY);
}

/** A row that was planted, and where. */
type Planted = {
  readonly table: string;
  /** The column that names the row, `id` where it is absent. */
  readonly key?: 'user_id';
  readonly id: string;
};

export type Victim = {
  readonly rows: readonly Planted[];
  /** A post that everybody may read. */
  readonly postId: string;
} & Account;

const UNITS = JSON.stringify([{ id: CANARY, name: CANARY, pointsCost: 10, quantity: 1 }]);
const OPEN_UNITS = JSON.stringify([{ id: 'a', name: 'A', pointsCost: 10, quantity: 1 }]);

/**
 * An account whose every private row, and every row of the server's own tables, holds the canary.
 */
export async function plantVictim(database: Database): Promise<Victim> {
  const victim = await createAccount(database);
  await asOwner(
    database,
    `update public.profiles set wab_id = $2, bio = $3, location = $3, social_discord = $3, social_youtube = $3,
       profile_visibility = 'nobody', activity_visibility = 'nobody' where id = $1`,
    [victim.id, WAB_ID, CANARY],
  );
  const rows: Planted[] = [{ table: 'public.profiles', id: victim.id }];
  const plant = async (table: string, row: Row): Promise<string> => {
    const id = randomUUID();
    await asOwner(database, ...insertInto(table, { id, ...row }));
    rows.push({ table, id });
    return id;
  };
  const postId = await plant('public.shared_lists', post(victim, 'Everybody’s', OPEN_UNITS, true));
  const strangersPost = await createPost(database, await createAccount(database));
  await plantTables(victim.id, strangersPost, plant);
  const units = JSON.stringify({ [`${CANARY}/${CANARY}`]: [1, 0, 0, 1] });
  await asOwner(database, ...insertInto('public.collections', { user_id: victim.id, units }));
  rows.push({ table: 'public.collections', key: 'user_id', id: victim.id });
  await plantLiveGame(database, victim.id, plant);
  await plantAccount(database, victim.id, plant);
  return { ...victim, wabId: WAB_ID, rows, postId };
}

const post = ({ id }: Account, name: string, units: string, active: boolean): Row => ({
  user_id: id,
  name,
  faction: 'f',
  units,
  is_active: active,
});

type Plant = (table: string, row: Row) => Promise<string>;

async function plantTables(userId: string, strangersPost: string, plant: Plant): Promise<void> {
  const list = { user_id: userId, name: CANARY, faction: CANARY, units: UNITS };
  const listId = await plant('public.army_lists', list);
  await plant('public.army_list_versions', {
    ...list,
    list_id: listId,
    revision: 1,
    saved_at: '2026-01-01',
    was_deleted: false,
  });
  await plant('public.shared_lists', { ...list, description: CANARY, is_active: false });
  await plant('public.notifications', {
    recipient_id: userId,
    type: 'profile_comment',
    content: JSON.stringify({ text: CANARY }),
  });
  await plant('public.reports', {
    reporter_id: userId,
    kind: 'list',
    target_id: strangersPost,
    reason: 'spam',
    details: CANARY,
  });
  const mail = {
    kind: 'recovery',
    recipient: `${CANARY}@example.org`,
    language: 'en',
    subject: CANARY,
    body_text: CANARY,
    body_html: CANARY,
  };
  await plant('public.mail_outbox', { ...mail, status: 'kept' });
}

/** A game that the victim alone is in. */
async function plantLiveGame(database: Database, userId: string, plant: Plant): Promise<void> {
  const result = JSON.stringify({ note: CANARY });
  const game = await plant('public.live_games', {
    created_by: userId,
    by_anonymous: false,
    watch: CANARY,
    rows: 1,
    result,
  });
  await asOwner(database, ...insertInto('public.live_members', { game_id: game, user_id: userId }));
  const row = { game_id: game, n: 1, author: userId, body: result, at: '2026-01-01' };
  await plant('public.live_rows', row);
}

/** Rows that no role of the API may read at all. */
async function plantAccount(database: Database, userId: string, plant: Plant): Promise<void> {
  const data = JSON.stringify({ note: CANARY });
  await asOwner(
    database,
    `update auth.users set email = $2, encrypted_password = $3, raw_user_meta_data = $4, raw_app_meta_data = $4 where id = $1`,
    [userId, `${CANARY}@example.org`, `$2b$10$${CANARY}`, data],
  );
  const user = { user_id: userId };
  await plant('auth.identities', { ...user, provider_id: CANARY, identity_data: data, provider: 'email' });
  const session = await plant('auth.sessions', { ...user, user_agent: CANARY });
  await plant('auth.one_time_tokens', {
    ...user,
    token_type: 'recovery_token',
    token_hash: CANARY,
    relates_to: CANARY,
  });
  await plant('auth.flow_state', {
    ...user,
    auth_code: CANARY,
    code_challenge: CANARY,
    code_challenge_method: 's256',
    provider_type: 'email',
    authentication_method: 'magiclink',
  });
  const now = new Date().toISOString();
  await plant('auth.mfa_factors', {
    ...user,
    factor_type: 'totp',
    status: 'verified',
    secret: CANARY,
    friendly_name: CANARY,
    created_at: now,
    updated_at: now,
  });
  await plant('auth.audit_log_entries', { payload: data });
  await asOwner(
    database,
    'insert into auth.refresh_tokens (token, user_id, session_id, revoked) values ($1, $2, $3, false)',
    [CANARY, userId, session],
  );
  await asOwner(
    database,
    `insert into muster.rate_limits (bucket, key, granted, tokens, filled_at, full_at) values ($1, $1, true, 0, 0, 0)`,
    [CANARY],
  );
}

/**
 * Returns the planted rows as they are now, one text each; an attack must not change a letter of
 * them.
 */
export async function readPlanted(database: Database, { rows }: Victim): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const { table, key = 'id', id } of rows) {
    const [row] = await asOwner(
      database,
      `select to_jsonb(t)::text as row from ${table} t where ${key} = $1`,
      [id],
    );
    texts.push(`${table} ${String(row?.['row'])}`);
  }
  return texts;
}
