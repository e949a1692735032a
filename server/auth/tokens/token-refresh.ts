import type { Context } from 'hono';
import * as v from 'valibot';
import { CODES, DatabaseError } from '#server/db/database-error.ts';
import type { AuthConfig } from '#server/project/project-config.ts';
import type { Session } from '#server/db/database.ts';
import type { Account } from '../account-rows.ts';
import { findById } from '../accounts.ts';
import { noteAudit } from '../admin/audit.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { refuseBanned } from './authenticate.ts';
import { readBody, textField } from '../request.ts';
import { issueRefreshToken, methodsOf, tokenResponse, type OpenSession } from './sessions.ts';

const body = v.object({ refresh_token: textField });

/** Longest time that a refresh waits for others of the same session. */
const WAIT_MS = 5_000;

type Outcome =
  | { readonly kind: 'open'; readonly account: Account; readonly session: OpenSession }
  /** Refused, and what was done about it stays done. */
  | { readonly kind: 'refused'; readonly refusal: AuthError };

/**
 * Handles POST /token?grant_type=refresh_token. With rotation, a refresh replaces the token. A used
 * token still works within the reuse interval, and while its successor is unused. Any other reuse
 * is refused and revokes all tokens of its session.
 */
export function grantRefresh(parts: AuthContext): (c: Context) => Promise<Response> {
  return async (c) => {
    const { refresh_token: token } = await readBody(c, body);
    if (!/^[a-z0-9]{12}$/.test(token)) {
      throw new AuthError('validation_failed', 'Invalid Refresh Token: Refresh Token is not valid');
    }
    const outcome = await inTurn(() =>
      parts.database.withOwner((session) => refresh(session, parts, c, token), { timeoutMs: WAIT_MS }),
    );
    if (outcome.kind === 'refused') throw outcome.refusal;
    return c.json(await tokenResponse(parts, outcome.account, outcome.session));
  };
}

async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    if (!(cause instanceof DatabaseError) || cause.code !== CODES.canceled) throw cause;
    throw new AuthError('conflict', 'Too many concurrent token refresh requests on the same session');
  }
}

const refreshRow = v.object({
  user_id: v.string(),
  session_id: v.string(),
  revoked: v.boolean(),
  /** Seconds since it was revoked, or made. */
  age: v.number(),
  aal: v.nullable(v.picklist(['aal1', 'aal2', 'aal3'])),
  session_age: v.number(),
  idle: v.number(),
  is_over: v.boolean(),
});

type RefreshRow = v.InferOutput<typeof refreshRow>;

async function refresh(session: Session, parts: AuthContext, c: Context, token: string): Promise<Outcome> {
  const { config, now } = parts;
  const row = await findRefresh(session, token, now());
  const account = row === null ? null : await findById(session, row.user_id);
  if (row === null || account === null) {
    const message = 'Invalid Refresh Token: Refresh Token Not Found';
    throw new AuthError('refresh_token_not_found', message);
  }
  refuseBanned(account, now(), 400);
  refuseOver(row, config);

  const active = await activeTokenOf(session, row.session_id);
  const open = async (refreshToken: string): Promise<Outcome> => ({
    kind: 'open',
    account,
    session: {
      id: row.session_id,
      refreshToken,
      aal: row.aal ?? 'aal1',
      methods: await methodsOf(session, row.session_id),
    },
  });
  if (row.revoked && active?.parent === token) return open(active.token);
  // Without an active token the whole family was revoked: no interval brings it back.
  if (row.revoked && (active === null || row.age > config.refreshReuseInterval)) {
    if (config.refreshRotation) await revokeAll(session, row.session_id, now());
    await noteAudit(session, c, 'token_revoked', row.user_id, now());
    const message = 'Invalid Refresh Token: Already Used';
    return { kind: 'refused', refusal: new AuthError('refresh_token_already_used', message) };
  }
  if (!config.refreshRotation && !row.revoked) return open(token);
  const next = await replaceToken(session, { userId: row.user_id, sessionId: row.session_id, token }, now());
  await session.query(
    'update auth.sessions set refreshed_at = $2::timestamp, updated_at = $2::timestamptz where id = $1',
    [row.session_id, now().toISOString()],
  );
  await noteAudit(session, c, 'token_refreshed', row.user_id, now());
  return open(next);
}

/**
 * Returns the token with its session and locks both: other refreshes of this session wait until the
 * transaction ends.
 */
async function findRefresh({ query }: Session, token: string, now: Date): Promise<RefreshRow | null> {
  const { rows } = await query(
    `select t.user_id, t.session_id, coalesce(t.revoked, false) as revoked, s.aal::text as aal,
       extract(epoch from $2::timestamptz - t.updated_at)::float8 as age,
       extract(epoch from $2::timestamptz - s.created_at)::float8 as session_age,
       extract(epoch from $2::timestamptz - coalesce(s.refreshed_at at time zone 'UTC', s.created_at))::float8 as idle,
       coalesce(s.not_after < $2::timestamptz, false) as is_over
     from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
     where t.token = $1 for update of s, t`,
    [token, now.toISOString()],
  );
  return rows[0] === undefined ? null : v.parse(refreshRow, rows[0]);
}

function refuseOver(row: RefreshRow, { sessions }: AuthConfig): void {
  const isOld = sessions.timebox !== null && row.session_age > sessions.timebox;
  const isIdle = sessions.inactivityTimeout !== null && row.idle > sessions.inactivityTimeout;
  if (row.is_over || isOld || isIdle) {
    throw new AuthError('session_expired', 'Invalid Refresh Token: Session Expired');
  }
}

const tokenRow = v.object({ token: v.string(), parent: v.nullable(v.string()) });

/**
 * Gives a session a new refresh token in the place of its present one, by default the one that is
 * active.
 */
export async function replaceToken(
  session: Session,
  of: { readonly userId: string; readonly sessionId: string; readonly token?: string },
  now: Date,
): Promise<string> {
  const { userId, sessionId } = of;
  const parent = of.token ?? (await activeTokenOf(session, sessionId))?.token ?? null;
  await revokeAll(session, sessionId, now);
  return issueRefreshToken(session, { userId, sessionId, parent }, now);
}

async function activeTokenOf(
  { query }: Session,
  sessionId: string,
): Promise<v.InferOutput<typeof tokenRow> | null> {
  const { rows } = await query(
    `select token, parent from auth.refresh_tokens
     where session_id = $1 and not revoked order by id desc limit 1`,
    [sessionId],
  );
  return rows[0] === undefined ? null : v.parse(tokenRow, rows[0]);
}

async function revokeAll({ query }: Session, sessionId: string, now: Date): Promise<void> {
  await query(
    `update auth.refresh_tokens set revoked = true, updated_at = $2::timestamptz
     where session_id = $1 and not revoked`,
    [sessionId, now.toISOString()],
  );
}
