import { fromBase64Url, toBase64Url } from './base64url.ts';
import { isRecord, parseJson } from '../_shared/fetch-json.ts';

/** The key pair by which push services know this site (RFC 8292). */
export type VapidKeys = {
  readonly privateKey: CryptoKey;
  /** An uncompressed point of P-256 in URL-safe base64; browsers subscribe with it. */
  readonly publicKey: string;
};

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
/** The life of a signature in seconds; push services take a day at most. */
const LIFE = 12 * 3_600;

/** Reads a private JWK of P-256. Returns null for any other text. */
export async function readVapidKeys(jwkText: string): Promise<VapidKeys | null> {
  const jwk = parseJson(jwkText);
  if (!isRecord(jwk) || jwk['kty'] !== 'EC' || jwk['crv'] !== 'P-256') return null;
  const [x, y, d] = [memberOf(jwk, 'x'), memberOf(jwk, 'y'), memberOf(jwk, 'd')];
  if (x === null || y === null || d === null) return null;
  try {
    const members = { kty: 'EC', crv: 'P-256', x: x.text, y: y.text, d: d.text };
    const privateKey = await crypto.subtle.importKey('jwk', members, ALGORITHM, false, ['sign']);
    return { privateKey, publicKey: toBase64Url(Uint8Array.of(4, ...x.bytes, ...y.bytes)) };
  } catch {
    return null;
  }
}

function memberOf(jwk: Readonly<Record<string, unknown>>, name: string) {
  const text = jwk[name];
  const bytes = typeof text === 'string' ? fromBase64Url(text) : null;
  return typeof text === 'string' && bytes?.length === 32 ? { text, bytes } : null;
}

/** Makes a private JWK of P-256, as a text. */
export async function newVapidJwk(): Promise<string> {
  const pair = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const { kty, crv, x, y, d } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  return JSON.stringify({ kty, crv, x, y, d });
}

/**
 * Returns the Authorization header of a message to the push service of an endpoint. `subject`: a
 * `mailto:` or `https:` address at which the service reaches the host of this site.
 */
export async function vapidHeader(
  endpoint: string,
  subject: string,
  { privateKey, publicKey }: VapidKeys,
  now: Date,
): Promise<string> {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1_000) + LIFE,
    sub: subject,
  };
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims].map(partOf).join('.');
  const hash = { name: 'ECDSA', hash: 'SHA-256' };
  const signature = await crypto.subtle.sign(hash, privateKey, new TextEncoder().encode(signed));
  return `vapid t=${signed}.${toBase64Url(new Uint8Array(signature))}, k=${publicKey}`;
}

function partOf(value: object): string {
  return toBase64Url(new TextEncoder().encode(JSON.stringify(value)));
}
