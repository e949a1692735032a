import { CompactSign, compactVerify, errors, type JWK } from 'jose';
import type { ImportedKey } from './import-key.ts';
import { readJsonObject, readTokenHeader, type TokenHeader } from './token-header.ts';
import { createVerifiedTokens, type Claims } from './verified-tokens.ts';

/** The keys of this installation: what makes its tokens and tells them from all others. */
export type KeySet = {
  /** A compact JWT of the claims, by the signing key, with its kid in the header. */
  readonly sign: (claims: Readonly<Record<string, unknown>>) => Promise<string>;
  /**
   * Checks the algorithm against the key's own, the signature, then the times. A token without
   * `exp` has no end.
   */
  readonly verify: (token: string, now: Date) => Promise<Verification>;
  /** JWKS: public keys only, symmetric ones never. */
  readonly publicKeys: { readonly keys: readonly JWK[] };
};

export type Verification =
  | { readonly ok: true; readonly claims: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly reason: VerificationFailure };

export type VerificationFailure =
  'malformed' | 'algorithm' | 'unknown-key' | 'signature' | 'expired' | 'not-yet-valid';

/** The parts of a key set. */
export type KeySetParts = {
  readonly keys: readonly ImportedKey[];
  readonly signing: ImportedKey;
  /** Verifies HS256 tokens whose kid is missing or unknown (JWT_SECRET); null without one. */
  readonly secret: ImportedKey | null;
};

/**
 * The seconds that the clock of another machine may be ahead of ours. It makes no token live
 * longer.
 */
const CLOCK_SKEW = 30;

/** A key set of imported keys. Throws when the signing key cannot sign. */
export function createKeySet({ keys, signing, secret }: KeySetParts): KeySet {
  const { signKey } = signing;
  if (signKey === null) throw new TypeError('the signing key is a public one');
  const byKid = new Map(keys.map((key) => [key.kid, key]));
  const algorithms: ReadonlySet<string> = new Set(
    [...keys, ...(secret ? [secret] : [])].map(({ alg }) => alg),
  );
  const verified = createVerifiedTokens();

  const choose = ({ alg, kid }: TokenHeader): ImportedKey | VerificationFailure => {
    if (!algorithms.has(alg)) return 'algorithm';
    const key = kid === null ? undefined : byKid.get(kid);
    if (key !== undefined) return key.alg === alg ? key : 'algorithm';
    return secret !== null && alg === secret.alg ? secret : 'unknown-key';
  };

  return {
    sign: (claims) =>
      new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
        .setProtectedHeader({ alg: signing.alg, kid: signing.kid, typ: 'JWT' })
        .sign(signKey),
    verify: async (token, now) => {
      const known = verified.find(token);
      if (known === null) {
        const claims = await verifySignature(token, choose);
        if (typeof claims === 'string') return { ok: false, reason: claims };
        verified.keep(token, claims);
        return inTime(claims, now);
      }
      const verification = inTime(known, now);
      if (!verification.ok) verified.forget(token);
      return verification;
    },
    publicKeys: { keys: keys.flatMap(({ publicJwk }) => (publicJwk === null ? [] : [publicJwk])) },
  };
}

async function verifySignature(
  token: string,
  choose: (header: TokenHeader) => ImportedKey | VerificationFailure,
): Promise<Claims | VerificationFailure> {
  const header = readTokenHeader(token);
  if (header === null) return 'malformed';
  const key = choose(header);
  if (typeof key === 'string') return key;
  try {
    const { payload } = await compactVerify(token, key.verifyKey, { algorithms: [key.alg] });
    return readJsonObject(payload) ?? 'malformed';
  } catch (cause) {
    if (cause instanceof errors.JOSEError) return 'signature';
    throw cause;
  }
}

/**
 * `exp` to the second; `nbf` and `iat` with the skew of clocks. A time that is no number is
 * refused.
 */
function inTime(claims: Claims, now: Date): Verification {
  const seconds = now.getTime() / 1000;
  const { exp, nbf, iat } = claims;
  const times = [exp, nbf, iat].filter((time) => time !== undefined);
  if (!times.every(Number.isFinite)) return { ok: false, reason: 'malformed' };
  if (exp !== undefined && Number(exp) <= seconds) return { ok: false, reason: 'expired' };
  const begin = Math.max(Number(nbf ?? 0), Number(iat ?? 0));
  return begin > seconds + CLOCK_SKEW ? { ok: false, reason: 'not-yet-valid' } : { ok: true, claims };
}
