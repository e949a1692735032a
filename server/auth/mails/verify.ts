import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import { noteAudit } from '../admin/audit.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { deviceOf } from '../tokens/authenticate.ts';
import { rememberPlace } from '../tokens/known-places.ts';
import { limitAddress, limitGuesses } from '../limits.ts';
import { PKCE_PREFIX } from '../tokens/one-time-tokens.ts';
import { issueCode } from '../tokens/pkce.ts';
import { redirectTarget, withFragment, withQuery } from './redirect.ts';
import { readBody, readEmail, textField } from '../request.ts';
import { startSession, tokenResponse } from '../tokens/sessions.ts';
import { mustFind } from '../sign-up.ts';
import { useToken, type CodeProof, type LinkProof } from '../tokens/use-token.ts';

const body = v.object({
  type: textField,
  email: textField,
  phone: textField,
  token: textField,
  token_hash: textField,
});

const HALF_MESSAGE = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** POST /verify: a code that was typed in, or the hash of a link, for a session. */
export function verify(parts: AuthContext): Handler {
  return async (c) => {
    await limitAddress(parts, c, 'verify');
    const proof = readProof(await readBody(c, body));
    if ('email' in proof) await limitGuesses(parts, c, proof.email);
    const outcome = await signIn(parts, c, proof);
    if (outcome === null) return c.json({ msg: HALF_MESSAGE, code: '200' });
    return c.json(await tokenResponse(parts, outcome.account, outcome.open));
  };
}

function readProof(wanted: v.InferOutput<typeof body>): LinkProof | CodeProof {
  const { type, email, phone, token, token_hash: tokenHash } = wanted;
  if (type === '') throw new AuthError('validation_failed', 'Verify requires a verification type');
  if (tokenHash !== '') {
    if (email !== '' || phone !== '') {
      throw new AuthError('validation_failed', 'Only the token_hash and type should be provided');
    }
    return { type, tokenHash };
  }
  if (token === '') throw new AuthError('validation_failed', 'Verify requires a token or a token hash');
  if (phone !== '') throw new AuthError('otp_expired', 'Token has expired or is invalid');
  if (email === '') {
    throw new AuthError(
      'validation_failed',
      'Only an email address or phone number should be provided on verify',
    );
  }
  return { type, email: readEmail(email), code: token };
}

/** Null after the first of two confirmations. */
async function signIn(parts: AuthContext, c: Context, proof: LinkProof | CodeProof) {
  return parts.database.withOwner(async (session) => {
    const used = await useToken(session, parts, proof);
    if (used.kind === 'half') return null;
    const { id } = used.account.user;
    const open = await startSession(session, parts, id, 'otp', deviceOf(c));
    await rememberPlace(session, c, used.account, parts.now());
    await noteAudit(session, c, 'login', id, parts.now());
    return { account: await mustFind(session, id), open };
  });
}

/**
 * GET /verify: a link out of a mail. Leads on to the app, with a session, a code for one, or what
 * went wrong.
 */
export function followLink(parts: AuthContext): Handler {
  return async (c) => {
    const target = redirectTarget(c, parts.config);
    const tokenHash = c.req.query('token') ?? '';
    const type = c.req.query('type') ?? '';
    const isPkce = tokenHash.startsWith(PKCE_PREFIX);
    try {
      await limitAddress(parts, c, 'verify');
      if (tokenHash === '' || type === '') {
        throw new AuthError('validation_failed', 'Verify requires a token and a verification type');
      }
      const address = isPkce
        ? await followToCode(parts, target, { type, tokenHash })
        : await followToSession(parts, c, target, { type, tokenHash });
      return c.redirect(address, 303);
    } catch (cause) {
      if (!(cause instanceof AuthError)) throw cause;
      return c.redirect(problemAddress(target, cause, isPkce), 303);
    }
  };
}

async function followToCode(parts: AuthContext, target: string, proof: LinkProof): Promise<string> {
  const code = await parts.database.withOwner(async (session) => {
    const used = await useToken(session, parts, proof);
    if (used.kind === 'half') return null;
    const issued = await issueCode(session, used.account.user.id, parts.now());
    if (issued === null) throw new AuthError('flow_state_not_found', 'No valid flow state found for user.');
    return issued;
  });
  return code === null
    ? withFragment(target, { message: HALF_MESSAGE, sb: '' })
    : withQuery(target, { code });
}

async function followToSession(
  parts: AuthContext,
  c: Context,
  target: string,
  proof: LinkProof,
): Promise<string> {
  const outcome = await signIn(parts, c, proof);
  if (outcome === null) return withFragment(target, { message: HALF_MESSAGE, sb: '' });
  const tokens = await tokenResponse(parts, outcome.account, outcome.open);
  const text = (name: string) => String(tokens[name]);
  return withFragment(target, {
    access_token: text('access_token'),
    expires_at: text('expires_at'),
    expires_in: text('expires_in'),
    refresh_token: outcome.open.refreshToken,
    token_type: 'bearer',
    type: proof.type,
    sb: '',
  });
}

function problemAddress(target: string, { status, code, message }: AuthError, isPkce: boolean): string {
  const error =
    status === 401 || status === 403 ? 'access_denied' : status >= 500 ? 'server_error' : 'invalid_request';
  const values = { error, error_code: code, error_description: message };
  return withFragment(isPkce ? withQuery(target, values) : target, { ...values, sb: '' });
}
