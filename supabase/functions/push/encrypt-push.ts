import { type Bytes, fromBase64Url } from './base64url.ts';

/** The keys of a subscription, as the browser gives them: URL-safe base64. */
export type BrowserKeys = {
  /** Its public key: an uncompressed point of P-256. */
  readonly p256dh: string;
  /** The secret that only browser and server know. */
  readonly auth: string;
};

/** The chance of a message: used once. Given by tests alone. */
type Once = {
  readonly salt: Bytes;
  readonly pair: CryptoKeyPair;
};

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
/**
 * Every message has this many bytes before it is encrypted, so that its length tells a push service
 * nothing. Services take 4,096 at least.
 */
export const PADDED_BYTES = 2_048;
const RECORD_BYTES = 4_096;
const SALT_BYTES = 16;

/**
 * Encrypts a message for a browser: RFC 8291, with one record of `aes128gcm` (RFC 8188). Returns
 * null when a key is invalid or the message is too long.
 */
export async function encryptPush(
  message: Bytes,
  keys: BrowserKeys,
  once?: Once & { readonly padTo: number },
): Promise<Bytes | null> {
  const [browser, auth] = [fromBase64Url(keys.p256dh), fromBase64Url(keys.auth)];
  const padTo = once?.padTo ?? PADDED_BYTES;
  if (browser?.length !== 65 || auth?.length !== 16 || message.length >= padTo) return null;
  const browserKey = await importPoint(browser);
  if (browserKey === null) return null;
  const { salt, pair } = once ?? (await newOnce());
  const own = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: browserKey }, pair.privateKey, 256);
  const secret = await hkdf(auth, shared, joined(text('WebPush: info\0'), browser, own), 32);
  const key = await hkdf(salt, secret, text('Content-Encoding: aes128gcm\0'), 16);
  const nonce = await hkdf(salt, secret, text('Content-Encoding: nonce\0'), 12);
  const cipher = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  const record = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, cipher, padded(message, padTo));
  return joined(salt, recordHead(own), new Uint8Array(record));
}

/** Null for a point that is not on the curve. */
async function importPoint(point: Bytes): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey('raw', point, CURVE, false, []);
  } catch {
    return null;
  }
}

async function newOnce(): Promise<Once> {
  return {
    salt: crypto.getRandomValues(new Uint8Array(SALT_BYTES)),
    pair: await crypto.subtle.generateKey(CURVE, true, ['deriveBits']),
  };
}

async function hkdf(salt: Bytes, input: ArrayBuffer | Bytes, info: Bytes, bytes: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', input, 'HKDF', false, ['deriveBits']);
  const derived = { name: 'HKDF', hash: 'SHA-256', salt, info };
  return new Uint8Array(await crypto.subtle.deriveBits(derived, key, bytes * 8));
}

/** The record size, the length of the key and the key. */
function recordHead(key: Bytes): Bytes {
  const head = new Uint8Array(5);
  const view = new DataView(head.buffer);
  view.setUint32(0, RECORD_BYTES);
  view.setUint8(4, key.length);
  return joined(head, key);
}

/** A byte of 2 ends the message of the last record; zeros follow. */
function padded(message: Bytes, padTo: number): Bytes {
  const plain = new Uint8Array(padTo);
  plain.set(message);
  plain[message.length] = 2;
  return plain;
}

function text(value: string): Bytes {
  return new TextEncoder().encode(value);
}

function joined(...parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
