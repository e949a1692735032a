import { fromBase64Url } from './base64-url.ts';
import { inflateWithin } from './inflate.ts';

/**
 * Longest code that is looked at, in characters; a list of 200 units takes about 12,000.
 */
export const MAX_CODE_LENGTH = 200_000;
/**
 * Most bytes of JSON that a code may unfold to: a list of 200 units takes about 60,000. Half a
 * megabyte is read in well under 50 ms.
 */
export const MAX_JSON_BYTES = 500_000;

/** `malformed`: cut off, mistyped or not a code at all. `too-large`: longer than any list. */
export type UnpackedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: 'malformed' | 'too-large' };

/** Unpacks what `packJson` packed. Never throws, whatever it is given. */
export function unpackJson(code: string): UnpackedJson {
  if (code.length > MAX_CODE_LENGTH) return { ok: false, reason: 'too-large' };
  const stream = fromBase64Url(code.trim());
  if (stream === null) return { ok: false, reason: 'malformed' };
  const inflated = inflateWithin(stream, MAX_JSON_BYTES);
  if (!inflated.ok) return { ok: false, reason: inflated.reason };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(inflated.bytes);
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false, reason: 'malformed' };
  }
}
