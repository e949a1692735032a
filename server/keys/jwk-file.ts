import * as v from 'valibot';
import { importKey, type ImportedKey } from './import-key.ts';
import { isPrivate, keyJwk, type KeyJwk } from './jwk.ts';
import { KeysError } from './keys-error.ts';

/** The keys of a file, and which of them signs. */
export type FileKeys = {
  readonly keys: readonly ImportedKey[];
  readonly signing: ImportedKey;
};

/** More than anybody keeps: each one is a key that a token may be made with. */
const MAX_KEYS = 20;

const KINDS =
  'a JWK of ES256 (EC, P-256), RS256 (RSA, 2048 bits or more), EdDSA (OKP, Ed25519) or HS256 (oct, 32 bytes or more)';

/**
 * Reads the text of a key file: an array of JWKs, or `{ "keys": [ … ] }`. The one whose `key_ops`
 * has `sign` signs, else the only private one; the others verify. `name` is how messages call the
 * file. Throws KeysError, which repeats nothing of it.
 */
export async function readJwkFile(text: string, name: string): Promise<FileKeys> {
  const jwks = listOf(text, name).map((value, at) => parseKey(value, `Key ${String(at + 1)} of ${name}`));
  const keys: ImportedKey[] = [];
  for (const [at, jwk] of jwks.entries()) {
    keys.push(await imported(jwk, `Key ${String(at + 1)} of ${name}`));
  }
  const twice = keys.find(({ kid }, at) => keys.findIndex((key) => key.kid === kid) !== at);
  if (twice !== undefined) throw new KeysError(`Two keys of ${name} have the same kid: each needs its own.`);
  const signing = keys[signingIndex(jwks, name)];
  if (signing === undefined) throw new KeysError(`${name} holds no key.`);
  return { keys, signing };
}

function listOf(text: string, name: string): readonly unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's own message repeats a piece of the file.
    throw new KeysError(`${name} is not JSON.`);
  }
  const list = v.safeParse(v.union([v.array(v.unknown()), v.object({ keys: v.array(v.unknown()) })]), value);
  if (!list.success) throw new KeysError(`${name} must hold an array of JWKs, or {"keys": [ … ]}.`);
  const keys = Array.isArray(list.output) ? list.output : list.output.keys;
  if (keys.length === 0) throw new KeysError(`${name} holds no key.`);
  if (keys.length > MAX_KEYS) throw new KeysError(`${name} holds more than ${String(MAX_KEYS)} keys.`);
  return keys;
}

function parseKey(value: unknown, name: string): KeyJwk {
  const key = v.safeParse(keyJwk, value);
  if (key.success) return key.output;
  const member = v.getDotPath(key.issues[0]);
  const where = member === null ? '' : ` (see its "${member}")`;
  throw new KeysError(`${name} is not ${KINDS}${where}.`);
}

async function imported(jwk: KeyJwk, name: string): Promise<ImportedKey> {
  try {
    return await importKey(jwk);
  } catch {
    throw new KeysError(`${name} has the shape of a key, but its numbers are none that belong together.`);
  }
}

function signingIndex(jwks: readonly KeyJwk[], name: string): number {
  const named = indices(jwks, ({ key_ops: operations }) => operations?.includes('sign') === true);
  const able = indices(jwks, isPrivate);
  const [first, second] = named.length > 0 ? named : able;
  if (first === undefined)
    throw new KeysError(`${name} holds no private key, so that nothing can be signed.`);
  if (second !== undefined) {
    throw new KeysError(
      `${name} must say which key signs: exactly one with "key_ops": ["sign", "verify"], the others ["verify"].`,
    );
  }
  if (!able.includes(first)) throw new KeysError(`The key of ${name} that is to sign is not a private one.`);
  return first;
}

function indices<T>(list: readonly T[], test: (item: T) => boolean): readonly number[] {
  return list.flatMap((item, at) => (test(item) ? [at] : []));
}
