import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Session } from '#server/db/database.ts';
import type { Account } from '../account-rows.ts';
import { updateUser } from '../accounts.ts';
import type { AuthContext } from '../auth-context.ts';
import { newRefreshToken } from '../random.ts';
import { userJson } from '../user-json.ts';

export type AuthenticationMethod =
  | 'password'
  | 'otp'
  | 'magiclink'
  | 'recovery'
  | 'invite'
  | 'email/signup'
  | 'email_change'
  | 'anonymous'
  | 'totp';

/** The device that a session was begun on, for the list of signed-in devices. */
export type Device = {
  readonly ip: string;
  readonly userAgent: string;
};

/** A session with the refresh token that continues it. */
export type OpenSession = {
  readonly id: string;
  readonly refreshToken: string;
  readonly aal: 'aal1' | 'aal2' | 'aal3';
  /** The methods by which the user signed in, latest first; seconds since 1970. */
  readonly methods: readonly { readonly method: string; readonly timestamp: number }[];
};

/** Begins a session: its row, its first refresh token, how it was begun. */
export async function startSession(
  session: Session,
  { config, now }: Pick<AuthContext, 'config' | 'now'>,
  userId: string,
  method: AuthenticationMethod,
  device: Device,
): Promise<OpenSession> {
  const { query } = session;
  const at = now();
  const id = randomUUID();
  // The account first, as everything does that changes accounts and sessions: none waits for
  // another in a circle.
  await query('select from auth.users where id = $1 for update', [userId]);
  if (config.sessions.singlePerUser) await query('delete from auth.sessions where user_id = $1', [userId]);
  await query(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, ip, user_agent)
     values ($1, $2, $3::timestamptz, $3::timestamptz, 'aal1', $4::inet, $5)`,
    [id, userId, at.toISOString(), device.ip, device.userAgent],
  );
  await noteMethod(session, id, method, at);
  const refreshToken = await issueRefreshToken(session, { userId, sessionId: id, parent: null }, at);
  await updateUser(session, userId, { last_sign_in_at: at.toISOString() }, at);
  return { id, refreshToken, aal: 'aal1', methods: [{ method, timestamp: seconds(at) }] };
}

/** Notes how the user of a session showed who they are. */
export async function noteMethod(
  { query }: Session,
  sessionId: string,
  method: AuthenticationMethod,
  at: Date,
): Promise<void> {
  await query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values ($1, $2, $3::timestamptz, $3::timestamptz, $4)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [randomUUID(), sessionId, at.toISOString(), method],
  );
}

/** Adds a refresh token to a session and returns it. `parent` is the token that it replaces. */
export async function issueRefreshToken(
  { query }: Session,
  of: { readonly userId: string; readonly sessionId: string; readonly parent: string | null },
  at: Date,
): Promise<string> {
  const token = newRefreshToken();
  await query(
    `insert into auth.refresh_tokens (token, user_id, session_id, parent, revoked, created_at, updated_at)
     values ($1, $2, $3, $4, false, $5::timestamptz, $5::timestamptz)`,
    [token, of.userId, of.sessionId, of.parent, at.toISOString()],
  );
  return token;
}

const methodRow = v.object({ method: v.string(), timestamp: v.number() });

/** Returns the methods by which the user of a session signed in, latest first. */
export async function methodsOf({ query }: Session, sessionId: string): Promise<OpenSession['methods']> {
  const { rows } = await query(
    `select authentication_method as method, floor(extract(epoch from updated_at))::int as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc, authentication_method`,
    [sessionId],
  );
  return rows.map((row) => v.parse(methodRow, row));
}

/**
 * Returns the response to a sign-in: the tokens and the user. Call it after the transaction,
 * because signing takes time.
 */
export async function tokenResponse(
  { keys, config, now, address }: Pick<AuthContext, 'keys' | 'config' | 'now' | 'address'>,
  account: Account,
  session: OpenSession,
): Promise<Readonly<Record<string, unknown>>> {
  const { user } = account;
  const issuedAt = seconds(now());
  const expiresAt = issuedAt + config.jwtExpiry;
  const accessToken = await keys.sign({
    iss: address,
    sub: user.id,
    aud: user.aud ?? 'authenticated',
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: user.role ?? 'authenticated',
    aal: session.aal,
    amr: session.methods,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  });
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: config.jwtExpiry,
    expires_at: expiresAt,
    refresh_token: session.refreshToken,
    user: userJson(account),
  };
}

export function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}
