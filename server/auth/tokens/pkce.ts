import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Session } from '#server/db/database.ts';
import { AuthError } from '../auth-error.ts';

/**
 * The challenge of a client, so that only this client can turn the code of a link into a session
 * (RFC 7636).
 */
export type Challenge = {
  readonly challenge: string;
  readonly method: 's256' | 'plain';
};

/** Reads the pair of a request: null without one. Refuses half a pair and what is no challenge. */
export function readChallenge(challenge: string, method: string): Challenge | null {
  if (challenge === '' && method === '') return null;
  if (challenge === '' || method === '') {
    throw new AuthError('validation_failed', 'PKCE flow requires code_challenge_method and code_challenge');
  }
  const lower = method.toLowerCase();
  if (lower !== 's256' && lower !== 'plain') {
    throw new AuthError('validation_failed', 'code challenge method is not supported, choose s256 or plain');
  }
  if (!/^[\w.~-]{43,128}$/.test(challenge)) {
    const message = 'code challenge must be 43 to 128 characters out of A-Z, a-z, 0-9, ".", "_", "~" and "-"';
    throw new AuthError('validation_failed', message);
  }
  return { challenge, method: lower };
}

/** True when a verifier belongs to a challenge. */
export function answersChallenge({ challenge, method }: Challenge, verifier: string): boolean {
  const made = method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  const [left, right] = [challenge, made].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

/**
 * The days that a challenge is kept. Links of mails work for an hour, on a hosted project for a day
 * at most.
 */
const FLOW_DAYS = 7;

/**
 * Keeps a challenge until the link of its mail is followed. Those that nobody can use any more go.
 */
export async function putFlow(
  { query }: Session,
  userId: string,
  { challenge, method }: Challenge,
  authenticationMethod: string,
  now: Date,
): Promise<void> {
  const oldest = new Date(now.getTime() - FLOW_DAYS * 86_400_000);
  await query('delete from auth.flow_state where updated_at < $1::timestamptz', [oldest.toISOString()]);
  await query(
    `insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type,
       authentication_method, created_at, updated_at)
     values ($1, $2, $3, $4::auth.code_challenge_method, $5, 'email', $6, $7::timestamptz, $7::timestamptz)`,
    [randomUUID(), userId, randomUUID(), method, challenge, authenticationMethod, now.toISOString()],
  );
}

/**
 * The code for a link that was followed, of the user's newest challenge; null when there is none
 * left.
 */
export async function issueCode({ query }: Session, userId: string, now: Date): Promise<string | null> {
  const { rows } = await query(
    `update auth.flow_state set auth_code_issued_at = $2::timestamptz, updated_at = $2::timestamptz
     where id = (select id from auth.flow_state where user_id = $1 order by created_at desc, id limit 1)
     returning auth_code`,
    [userId, now.toISOString()],
  );
  const code = rows[0]?.['auth_code'];
  return typeof code === 'string' ? code : null;
}

const flowRow = v.object({
  user_id: v.nullable(v.string()),
  challenge: v.string(),
  method: v.picklist(['s256', 'plain']),
  authentication_method: v.string(),
  issued: v.nullable(v.number()),
});

/** A challenge whose link was followed. */
export type Flow = {
  readonly userId: string | null;
  readonly challenge: Challenge;
  readonly authenticationMethod: string;
  readonly issuedAt: Date | null;
};

/**
 * The challenge that a code stands for, locked until the transaction ends; null when there is none.
 */
export async function findFlow({ query }: Session, code: string): Promise<Flow | null> {
  const { rows } = await query(
    `select user_id, code_challenge as challenge, code_challenge_method::text as method, authentication_method,
       extract(epoch from auth_code_issued_at)::float8 as issued
     from auth.flow_state where auth_code = $1 for update`,
    [code],
  );
  if (rows[0] === undefined) return null;
  const row = v.parse(flowRow, rows[0]);
  return {
    userId: row.user_id,
    challenge: { challenge: row.challenge, method: row.method },
    authenticationMethod: row.authentication_method,
    issuedAt: row.issued === null ? null : new Date(row.issued * 1000),
  };
}

/** Makes a code worthless. */
export async function dropFlow({ query }: Session, code: string): Promise<void> {
  await query('delete from auth.flow_state where auth_code = $1', [code]);
}
