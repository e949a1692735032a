import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Session } from '#server/db/database.ts';

export type TokenType =
  | 'confirmation_token'
  | 'reauthentication_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current';

/** A code or link that was mailed and not used yet. */
export type OneTimeToken = {
  readonly userId: string;
  readonly type: TokenType;
  readonly createdAt: Date;
};

/** The prefix of a token's hash whose link ends in a code for a PKCE exchange. */
export const PKCE_PREFIX = 'pkce_';

/**
 * The beginning of the hash of a link to sign in with. It shares its token type with the link for a
 * new password, as in the hosted service; the mark keeps either from being used as the other.
 */
export const SIGN_IN_PREFIX = 'link_';

/** Keeps the hash of a new code; an older one of the same type stops working. */
export async function putToken(
  { query }: Session,
  token: {
    readonly userId: string;
    readonly type: TokenType;
    readonly hash: string;
    readonly relatesTo: string;
  },
  now: Date,
): Promise<void> {
  const { userId, type, hash, relatesTo } = token;
  await query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values ($1, $2, $3::auth.one_time_token_type, $4, $5, $6::timestamp, $6::timestamp)
     on conflict (user_id, token_type) do update set token_hash = excluded.token_hash,
       relates_to = excluded.relates_to, created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [randomUUID(), userId, type, hash, relatesTo, now.toISOString().replace('Z', '')],
  );
}

const tokenRow = v.object({
  user_id: v.string(),
  token_type: v.picklist([
    'confirmation_token',
    'reauthentication_token',
    'recovery_token',
    'email_change_token_new',
    'email_change_token_current',
  ]),
  created: v.number(),
});

/**
 * The proof in a request: the hash of a link, or a code with the address that it was supposedly
 * mailed to.
 */
export type ShownToken = {
  readonly hashes: readonly string[];
  /**
   * Null for a link. Address and code are hashed as one text: another cut of the same text is
   * another's guess.
   */
  readonly relatesTo: string | null;
};

/**
 * Uses up the shown token and returns it: it is deleted by then, also for another process that asks
 * at the same time. Null when there is no such token of these types. The caller decides on its
 * greatest age.
 */
export async function takeToken(
  { query }: Session,
  { hashes, relatesTo }: ShownToken,
  types: readonly TokenType[],
): Promise<OneTimeToken | null> {
  const { rows } = await query(
    `delete from auth.one_time_tokens
     where token_hash = any ($1::text[]) and token_type::text = any ($2::text[])
       and ($3::text is null or relates_to = $3)
     returning user_id, token_type::text as token_type, extract(epoch from created_at)::float8 as created`,
    [`{${hashes.map((hash) => JSON.stringify(hash)).join(',')}}`, `{${types.join(',')}}`, relatesTo],
  );
  if (rows[0] === undefined) return null;
  const { user_id: userId, token_type: type, created } = v.parse(tokenRow, rows[0]);
  return { userId, type, createdAt: new Date(created * 1000) };
}

/** Makes every code and link of a user worthless. */
export async function dropTokens({ query }: Session, userId: string): Promise<void> {
  await query('delete from auth.one_time_tokens where user_id = $1', [userId]);
}
