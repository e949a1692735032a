import { calculateJwkThumbprint, importJWK, type JWK } from 'jose';
import { isPrivate, privateMembers, publicMembers, type KeyJwk } from './jwk.ts';

/** One key, imported once for the life of the process. */
export type ImportedKey = {
  readonly kid: string;
  readonly alg: KeyAlgorithm;
  /** Null for a key that only verifies. */
  readonly signKey: CryptoKey | null;
  readonly verifyKey: CryptoKey;
  /** Without private members; null for a symmetric key, which has nothing that may be shown. */
  readonly publicJwk: JWK | null;
};

export type KeyAlgorithm = (typeof ALGORITHMS)[keyof typeof ALGORITHMS];
const ALGORITHMS = { EC: 'ES256', RSA: 'RS256', OKP: 'EdDSA', oct: 'HS256' } as const;

/**
 * Imports a key; a kid that it does not bring is its thumbprint (RFC 7638). Throws when its numbers
 * are no key.
 */
export async function importKey(jwk: KeyJwk): Promise<ImportedKey> {
  const alg = ALGORITHMS[jwk.kty];
  const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk));
  if (jwk.kty === 'oct') {
    const key = await importSecret(Buffer.from(jwk.k, 'base64url'));
    return { kid, alg, signKey: key, verifyKey: key, publicJwk: null };
  }
  const members = publicMembers(jwk);
  const verifyKey = await importCryptoKey(members, alg);
  const signKey = isPrivate(jwk) ? await importCryptoKey(privateMembers(jwk), alg) : null;
  return {
    kid,
    alg,
    signKey,
    verifyKey,
    publicJwk: { ...members, kid, alg, use: 'sig', key_ops: ['verify'] },
  };
}

async function importCryptoKey(jwk: JWK, alg: KeyAlgorithm): Promise<CryptoKey> {
  const key = await importJWK(jwk, alg);
  if (key instanceof Uint8Array) throw new TypeError('an asymmetric key was expected');
  return key;
}

function importSecret(secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', secret, algorithm, false, ['sign', 'verify']);
}
