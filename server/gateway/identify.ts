import type { KeySet, VerificationFailure } from '../keys/key-set.ts';
import type { Caller } from '../rest/handler.ts';
import { found, refused, type Result } from '../rest/rest-error.ts';

/** The parts that tell callers apart. */
export type IdentifyParts = {
  readonly keys: Pick<KeySet, 'verify'>;
  readonly now: () => Date;
  /**
   * Refuses requests that bring neither token nor key, as a hosted project does; else they are
   * `anon`.
   */
  readonly keyRequired: boolean;
};

const ANON = 'anon';

/**
 * Creates the function that returns the sender of a request: that of the `Authorization: Bearer`
 * token, else that of the `apikey`. Each one that is present must verify; a bad one is refused with
 * 401 and never served as anon. A token without a role is anon.
 */
export function createIdentify({
  keys,
  now,
  keyRequired,
}: IdentifyParts): (headers: Headers) => Promise<Result<Caller>> {
  return async (headers) => {
    const bearer = readBearer(headers);
    const apiKey = headers.get('apikey');
    const at = now();
    const token = bearer ?? apiKey;
    if (token === null) return keyRequired ? NO_KEY : found(callerOf({}, ANON));

    const verification = await keys.verify(token, at);
    if (!verification.ok) return bearer === null ? BAD_KEY : refuseToken(token, verification.reason);
    if (apiKey !== null && apiKey !== token) {
      const { ok } = await keys.verify(apiKey, at);
      if (!ok) return BAD_KEY;
    }
    const { role = ANON } = verification.claims;
    return isRoleName(role) ? found(callerOf(verification.claims, role)) : BAD_ROLE;
  };
}

/**
 * The token of `Authorization: Bearer`; null when that header is not there or is of another scheme,
 * as for a proxy in front. Anything else comes back as a text that no key verifies: an empty token,
 * or several headers in one.
 */
export function readBearer(headers: Headers): string | null {
  const value = headers.get('authorization');
  if (value === null) return null;
  const bearer = /^bearer(?:\s+(?<token>.*))?$/is.exec(value.trim());
  if (bearer !== null) return bearer.groups?.['token'] ?? '';
  return /,\s*bearer\b/i.test(value) ? value : null;
}

/** Any name that the database may know; whether it does, and lets it be used, the database says. */
function isRoleName(role: unknown): role is string {
  return typeof role === 'string' && /^[\x20-\x7e]{1,63}$/.test(role);
}

/** The role is in the claims even when the token has none, so that policies may ask for it. */
function callerOf(claims: Readonly<Record<string, unknown>>, role: string): Caller {
  const { sub, is_anonymous: isAnonymous } = claims;
  return {
    role,
    claims: JSON.stringify({ ...claims, role }),
    isUser: role !== ANON,
    account: role !== ANON && typeof sub === 'string' ? sub : null,
    isAnonymous: isAnonymous === true,
  };
}

const NO_KEY = refused(401, 'PGRST302', 'No API key found in request', {
  hint: 'No `apikey` request header or url param was found.',
});
const BAD_KEY = refused(401, 'PGRST301', 'Invalid API key', {
  hint: 'Double check the `apikey` of this installation.',
});
const BAD_ROLE = refused(401, 'PGRST303', "The JWT 'role' claim is not the name of a role");

const MESSAGES: Readonly<Record<VerificationFailure, string>> = {
  malformed: "JWT couldn't be decoded",
  algorithm: 'Wrong or unsupported encoding algorithm',
  'unknown-key': 'No suitable key or wrong key type',
  signature: 'JWT cryptographic operation failed',
  expired: 'JWT expired',
  'not-yet-valid': 'JWT not yet valid',
};

function refuseToken(token: string, reason: VerificationFailure): Result<never> {
  if (token === '') return refused(401, 'PGRST301', 'Empty JWT is sent in Authorization header');
  const isClaim = reason === 'expired' || reason === 'not-yet-valid';
  return refused(401, isClaim ? 'PGRST303' : 'PGRST301', MESSAGES[reason]);
}
