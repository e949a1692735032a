import type { JWK } from 'jose';
import * as v from 'valibot';

/** Shortest HMAC secret: as long as the hash (RFC 7518, 3.2). */
export const MIN_SECRET_BYTES = 32;
const MIN_RSA_BYTES = 2048 / 8;

const number = v.pipe(v.string(), v.regex(/^[\w-]+$/));
const numberOf = (bytes: number) =>
  v.pipe(
    number,
    v.check((text) => Buffer.from(text, 'base64url').length >= bytes),
  );
const own = v.exactOptional(number);
const algorithm = <T extends string>(name: T) => v.exactOptional(v.literal(name));
const shared = {
  kid: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  use: v.exactOptional(v.literal('sig')),
  key_ops: v.exactOptional(v.array(v.picklist(['sign', 'verify']))),
};
const ec = { kty: v.literal('EC'), crv: v.literal('P-256'), alg: algorithm('ES256'), x: number, y: number };
const okp = { kty: v.literal('OKP'), crv: v.literal('Ed25519'), alg: algorithm('EdDSA'), x: number };
const rsa = { kty: v.literal('RSA'), alg: algorithm('RS256'), n: numberOf(MIN_RSA_BYTES), e: number };
const oct = { kty: v.literal('oct'), alg: algorithm('HS256'), k: numberOf(MIN_SECRET_BYTES) };

/**
 * The kinds of key that the server knows. A `kty` has one algorithm here, so that no token can
 * choose another.
 */
export const keyJwk = v.variant('kty', [
  v.object({ ...shared, ...ec, d: own }),
  v.object({ ...shared, ...okp, d: own }),
  v.object({ ...shared, ...rsa, d: own, p: own, q: own, dp: own, dq: own, qi: own }),
  v.object({ ...shared, ...oct }),
]);

/** A JWK of one of the four kinds, checked for its shape, with nothing else in it. */
export type KeyJwk = v.InferOutput<typeof keyJwk>;
type AsymmetricJwk = Exclude<KeyJwk, { kty: 'oct' }>;

/** True when a JWK can sign. */
export function isPrivate(jwk: KeyJwk): boolean {
  return jwk.kty === 'oct' || jwk.d !== undefined;
}

/** The JWK of a secret text, as JWT_SECRET gives it: its UTF-8 bytes are the key. */
export function secretJwk(secret: string): KeyJwk {
  return { kty: 'oct', k: Buffer.from(secret, 'utf8').toString('base64url') };
}

/**
 * Returns the public members of a key pair. They are named one by one, so that a private member
 * cannot slip through.
 */
export function publicMembers(jwk: AsymmetricJwk): JWK {
  switch (jwk.kty) {
    case 'EC':
      return { kty: jwk.kty, crv: jwk.crv, x: jwk.x, y: jwk.y };
    case 'OKP':
      return { kty: jwk.kty, crv: jwk.crv, x: jwk.x };
    case 'RSA':
      return { kty: jwk.kty, n: jwk.n, e: jwk.e };
  }
}

/**
 * The numbers of a key pair, without `use` and `key_ops`, which an imported key would be bound by.
 */
export function privateMembers(jwk: AsymmetricJwk): JWK {
  const { kid: _kid, use: _use, key_ops: _operations, ...members } = jwk;
  return members;
}
