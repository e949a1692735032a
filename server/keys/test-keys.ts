import { createHmac } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { importKey } from './import-key.ts';
import { readJwkFile } from './jwk-file.ts';
import { secretJwk } from './jwk.ts';
import { createKeySet, type KeySet } from './key-set.ts';

/** A secret for tests, and one that only an attacker has. */
export const TEST_SECRET = 'a-secret-of-tests-that-nobody-else-has';
export const OTHER_SECRET = 'a-secret-of-others-that-we-do-not-have';

export type TestAlgorithm = 'ES256' | 'RS256' | 'EdDSA';

/** A new private key as a key file holds it. */
export async function makeJwk(alg: TestAlgorithm = 'ES256', more: Partial<JWK> = {}): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  return { ...(await exportJWK(privateKey)), alg, ...more };
}

/** A key set as JWT_KEYS with these keys makes it, with a secret beside them or none. */
export async function keySetOf(jwks: readonly JWK[], secret: string | null = null): Promise<KeySet> {
  const file = await readJwkFile(JSON.stringify(jwks), 'the test file');
  return createKeySet({ ...file, secret: secret === null ? null : await importKey(secretJwk(secret)) });
}

/** A new ES256 key set, as a first start makes it. */
export async function makeTestKeys(): Promise<KeySet> {
  return keySetOf([await makeJwk()]);
}

/** A part of a token: an object as JSON, a text as it is. */
export function part(value: object | string): string {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
}

/**
 * A token put together by hand, its signature by HMAC with whatever the attacker takes for the key.
 */
export function forgeHmac(header: object | string, claims: object | string, key: string | Buffer): string {
  const input = `${part(header)}.${part(claims)}`;
  return `${input}.${createHmac('sha256', key).update(input).digest('base64url')}`;
}

/** The header of a token, as it says itself. */
export function headerOf(token: string): Readonly<Record<string, unknown>> {
  const header: unknown = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
  return { ...(typeof header === 'object' ? header : null) };
}
