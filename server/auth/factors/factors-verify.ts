import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import type { Session } from '#server/db/database.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { Account, FactorRow } from '../account-rows.ts';
import { noteAudit } from '../admin/audit.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { requireUser, type SignedIn } from '../tokens/authenticate.ts';
import { rememberPlace } from '../tokens/known-places.ts';
import { limitAddress, limitGuesses } from '../limits.ts';
import { isUuid, readBody, textField } from '../request.ts';
import { CHALLENGE_LIFE, lockAccount, ownFactor, requireUsable } from './second-factors.ts';
import { methodsOf, noteMethod, tokenResponse, type OpenSession } from '../tokens/sessions.ts';
import { mustFind } from '../sign-up.ts';
import { replaceToken } from '../tokens/token-refresh.ts';
import { momentOf, stepAt, stepOf } from './totp.ts';

const body = v.object({ challenge_id: textField, code: textField });

type Outcome =
  | { readonly kind: 'open'; readonly account: Account; readonly session: OpenSession }
  /** Refused, and what was done about it stays done. */
  | { readonly kind: 'refused'; readonly refusal: AuthError };

/**
 * POST /factors/{id}/verify: a code of the factor for a session of the second level; the first code
 * sets the factor up.
 */
export function verifyFactor(parts: AuthContext): Handler {
  return async (c) => {
    await limitAddress(parts, c, 'factor-verify');
    const who = await requireUser(parts, c);
    const { challenge_id: challengeId, code } = await readBody(c, body);
    const factor = ownFactor(who.account, c.req.param('id') ?? '');
    if (code === '') throw new AuthError('validation_failed', 'Code needs to be non-empty');
    requireUsable(factor, parts);
    await limitGuesses(parts, c, who.account.user.email ?? '', factor.id);
    const proof = { factorId: factor.id, challengeId, code };
    const outcome = await parts.database.withOwner((session) => show(session, parts, c, who, proof));
    if (outcome.kind === 'refused') throw outcome.refusal;
    return c.json(await tokenResponse(parts, outcome.account, outcome.session));
  };
}

type Proof = {
  readonly factorId: string;
  readonly challengeId: string;
  readonly code: string;
};

async function show(
  session: Session,
  parts: AuthContext,
  c: Context,
  { account: known, session: own }: SignedIn,
  { factorId, challengeId, code }: Proof,
): Promise<Outcome> {
  const { id: userId } = known.user;
  const now = parts.now();
  const factor = ownFactor(await lockAccount(session, userId), factorId);
  const challenge = await findChallenge(session, factor, challengeId, clientAddress(c));
  if (challenge.is_used || !challenge.is_from_here) {
    throw new AuthError('mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  if (now.getTime() / 1000 - challenge.created > CHALLENGE_LIFE) {
    await session.query('delete from auth.mfa_challenges where id = $1', [challengeId]);
    const message = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`;
    return { kind: 'refused', refusal: new AuthError('mfa_challenge_expired', message) };
  }
  const step = stepOf(code, factor.secret ?? '', now);
  if (step === null || step <= (await lastStep(session, factor.id))) {
    throw new AuthError('mfa_verification_failed', 'Invalid TOTP code entered');
  }
  await session.query('update auth.mfa_challenges set verified_at = $2::timestamptz where id = $1', [
    challengeId,
    momentOf(step, now).toISOString(),
  ]);
  await settle(session, factor, now);
  const open = await raise(session, own.id, factor, now);
  await rememberPlace(session, c, known, now, true);
  const traits = { factor_id: factor.id, challenge_id: challengeId };
  await noteAudit(session, c, 'verification_attempted', userId, now, traits);
  return { kind: 'open', account: await mustFind(session, userId), session: open };
}

const challengeRow = v.object({ created: v.number(), is_used: v.boolean(), is_from_here: v.boolean() });

async function findChallenge(
  { query }: Session,
  factor: FactorRow,
  id: string,
  address: string,
): Promise<v.InferOutput<typeof challengeRow>> {
  const { rows } = isUuid(id)
    ? await query(
        `select extract(epoch from created_at)::float8 as created, verified_at is not null as is_used,
           ip_address = $3::inet as is_from_here
         from auth.mfa_challenges where id = $1 and factor_id = $2`,
        [id, factor.id, address],
      )
    : { rows: [] };
  if (rows[0] === undefined) {
    throw new AuthError('mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  return v.parse(challengeRow, rows[0]);
}

/**
 * The time step of the last code that was taken: a challenge counts as verified at a moment of its
 * code's step.
 */
async function lastStep({ query }: Session, factorId: string): Promise<number> {
  const { rows } = await query(
    `select extract(epoch from max(verified_at))::float8 as last from auth.mfa_challenges where factor_id = $1`,
    [factorId],
  );
  const last = rows[0]?.['last'];
  return typeof last === 'number' ? stepAt(new Date(Math.round(last * 1000))) : -1;
}

/** A factor that was shown counts from now on; what else was begun of its kind goes. */
async function settle({ query }: Session, factor: FactorRow, now: Date): Promise<void> {
  await query(
    `update auth.mfa_factors set status = 'verified', updated_at = $2::timestamptz
     where id = $1 and status <> 'verified'`,
    [factor.id, now.toISOString()],
  );
  await query(
    `delete from auth.mfa_factors
     where user_id = $1 and status = 'unverified' and factor_type = $2::auth.factor_type`,
    [factor.user_id, factor.factor_type],
  );
}

/**
 * Raises a session to the second level, with a new refresh token. Sessions of the account that are
 * lower end.
 */
async function raise(session: Session, id: string, factor: FactorRow, now: Date): Promise<OpenSession> {
  const { query } = session;
  const { user_id: userId } = factor;
  const raised = await query(
    `update auth.sessions set aal = 'aal2', factor_id = $3, updated_at = $4::timestamptz where id = $1 and user_id = $2`,
    [id, userId, factor.id, now.toISOString()],
  );
  if (raised.affected === 0) {
    throw new AuthError('session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  await noteMethod(session, id, 'totp', now);
  const refreshToken = await replaceToken(session, { userId, sessionId: id }, now);
  await query(`delete from auth.sessions where user_id = $1 and coalesce(aal, 'aal1') < 'aal2'`, [userId]);
  return { id, refreshToken, aal: 'aal2', methods: await methodsOf(session, id) };
}
