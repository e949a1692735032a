import type { Context } from 'hono';
import * as v from 'valibot';
import type { Session } from '#server/db/database.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { Account } from '../account-rows.ts';
import { findById } from '../accounts.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { isUuid } from '../request.ts';
import type { Device } from './sessions.ts';

/** The signed-in user, read from the database and not from the token. */
export type SignedIn = {
  readonly account: Account;
  readonly session: {
    readonly id: string;
    readonly aal: 'aal1' | 'aal2' | 'aal3';
    readonly createdAt: Date;
  };
};

const ADMIN_ROLES: readonly unknown[] = ['service_role', 'supabase_admin'];

/**
 * The claims of the bearer token; refuses a missing token with 401 and one that does not verify
 * with 403.
 */
async function readClaims(
  { keys, now }: Pick<AuthContext, 'keys' | 'now'>,
  c: Context,
): Promise<Readonly<Record<string, unknown>>> {
  const token = /^bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (token === undefined) {
    throw new AuthError('no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const verification = await keys.verify(token, now());
  if (verification.ok) return verification.claims;
  const reason =
    verification.reason === 'expired' ? 'token is expired' : `token is invalid (${verification.reason})`;
  throw new AuthError('bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);
}

/** Refuses everybody but the holder of a service token. */
export async function requireService(parts: Pick<AuthContext, 'keys' | 'now'>, c: Context): Promise<void> {
  const claims = await readClaims(parts, c);
  if (!ADMIN_ROLES.includes(claims['role'])) throw new AuthError('not_admin', 'User not allowed');
}

/**
 * Returns the signed-in user of a request. Checks the token, its subject, the account, the session
 * and a ban, in this order.
 */
export async function requireUser(parts: AuthContext, c: Context): Promise<SignedIn> {
  const claims = await readClaims(parts, c);
  const { sub, session_id: sessionId } = claims;
  if (typeof sub !== 'string' || sub === '')
    throw new AuthError('bad_jwt', 'invalid claim: missing sub claim');
  if (!isUuid(sub))
    throw new AuthError('bad_jwt', 'invalid claim: sub claim must be a UUID', { status: 400 });
  return parts.database.withOwner(async (session) => {
    const account = await findById(session, sub);
    if (account === null) {
      throw new AuthError('user_not_found', 'User from sub claim in JWT does not exist', { status: 403 });
    }
    const found =
      typeof sessionId === 'string' && isUuid(sessionId) && (await findSession(session, sessionId, sub));
    if (found === false || found === null) {
      throw new AuthError('session_not_found', 'Session from session_id claim in JWT does not exist');
    }
    refuseBanned(account, parts.now());
    return { account, session: found };
  });
}

/**
 * The signed-in user of a request that changes the account or reaches beyond this session. An
 * account with a verified second factor must have shown it: without it a session reads its account,
 * ends itself and shows the factor.
 */
export async function requireShownFactor(
  parts: AuthContext,
  c: Context,
  refusal: { readonly message: string; readonly status?: 403 | 422 } = {
    message: 'AAL2 session is required',
  },
): Promise<SignedIn> {
  const who = await requireUser(parts, c);
  if (lacksFactor(who)) {
    const { message, status } = refusal;
    throw new AuthError('insufficient_aal', message, status === undefined ? {} : { status });
  }
  return who;
}

/** True while the account's second factor is still to be shown in this session. */
function lacksFactor({ account, session }: SignedIn): boolean {
  return hasSecondFactor(account) && session.aal === 'aal1';
}

/** Refuses an account that is banned now. */
export function refuseBanned({ user }: Account, now: Date, status: 400 | 403 = 403): void {
  if (user.banned_until !== null && new Date(user.banned_until) > now) {
    throw new AuthError('user_banned', 'User is banned', { status });
  }
}

const sessionRow = v.object({
  id: v.string(),
  aal: v.nullable(v.picklist(['aal1', 'aal2', 'aal3'])),
  created: v.number(),
});

async function findSession(
  { query }: Session,
  id: string,
  userId: string,
): Promise<SignedIn['session'] | null> {
  const { rows } = await query(
    `select id, aal::text as aal, extract(epoch from created_at)::float8 as created
     from auth.sessions where id = $1 and user_id = $2`,
    [id, userId],
  );
  if (rows[0] === undefined) return null;
  const { aal, created } = v.parse(sessionRow, rows[0]);
  return { id, aal: aal ?? 'aal1', createdAt: new Date(created * 1000) };
}

/** True when an account has a second factor that must be shown. */
export function hasSecondFactor({ factors }: Account): boolean {
  return factors.some((factor) => factor.status === 'verified');
}

/** The device of a request, as its session remembers it. */
export function deviceOf(c: Context): Device {
  return {
    ip: clientAddress(c),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 300).replaceAll('\0', ''),
  };
}
