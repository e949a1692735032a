import type { KeySet, VerificationFailure } from '../keys/key-set.ts';

/** The owner of a channel. */
export type Identity = {
  readonly role: string;
  readonly claims: Readonly<Record<string, unknown>>;
  /** The account; null for an API key. */
  readonly user: string | null;
  readonly session: string | null;
  /** The end of the token, in milliseconds since 1970. */
  readonly expiresAt: number;
};

export type ReadToken =
  | { readonly ok: true; readonly identity: Identity }
  /** `reason` begins with the code that clients know; `text` is the sentence after it. */
  | { readonly ok: false; readonly code: string; readonly text: string };

const MISSING = 'Fields `role` and `exp` are required in JWT';

/** Verifies a token of a socket or channel. It needs a role and an end. */
export async function readIdentity(
  { verify }: Pick<KeySet, 'verify'>,
  token: string,
  now: Date,
): Promise<ReadToken> {
  const verification = await verify(token, now);
  if (!verification.ok) return refusalOf(verification.reason);
  const { claims } = verification;
  const { role, exp, sub, session_id: session } = claims;
  const isRole = typeof role === 'string' && /^[\x20-\x7e]{1,63}$/.test(role);
  if (!isRole || typeof exp !== 'number') return { ok: false, code: 'InvalidJWTToken', text: MISSING };
  return {
    ok: true,
    identity: {
      role,
      claims,
      user: typeof sub === 'string' ? sub : null,
      session: typeof session === 'string' ? session : null,
      expiresAt: exp * 1000,
    },
  };
}

function refusalOf(reason: VerificationFailure): ReadToken {
  if (reason === 'expired' || reason === 'not-yet-valid')
    return { ok: false, code: 'InvalidJWTToken', text: 'Token has expired' };
  if (reason === 'malformed')
    return { ok: false, code: 'MalformedJWT', text: 'The token provided is not a valid JWT' };
  return { ok: false, code: 'JwtSignatureError', text: 'Failed to validate JWT signature' };
}
