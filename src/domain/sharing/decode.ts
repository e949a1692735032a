import { fromBase64Url } from './base64-url.ts';
import { inflateWithin } from './inflate.ts';
import { parsePayload, type PayloadProblem, type SharePayload } from './payload.ts';

/** Longest code that is looked at, in characters; a list of 200 units takes about 12,000. */
export const MAX_CODE_LENGTH = 200_000;
/**
 * Most bytes of JSON that a code may unfold to: a list of 200 units takes about 60,000. Half a
 * megabyte is read in well under 50 ms.
 */
export const MAX_JSON_BYTES = 500_000;

/**
 * `malformed`: cut off, mistyped or not a code at all. `too-large`: longer than any list.
 * `not-a-list`: a sound code of something else.
 */
export type Decoded =
  | { readonly ok: true; readonly payload: SharePayload; readonly problems: readonly PayloadProblem[] }
  | { readonly ok: false; readonly reason: 'malformed' | 'too-large' | 'not-a-list' };

/**
 * The list in a share link's code, from this app or the older one (docs/product.md, "Share links").
 * Never throws, whatever it is given.
 */
export function decodeList(code: string): Decoded {
  if (code.length > MAX_CODE_LENGTH) return { ok: false, reason: 'too-large' };
  const stream = fromBase64Url(code.trim());
  if (stream === null) return { ok: false, reason: 'malformed' };
  const inflated = inflateWithin(stream, MAX_JSON_BYTES);
  if (!inflated.ok) return { ok: false, reason: inflated.reason };
  const json = jsonIn(inflated.bytes);
  if (json === undefined) return { ok: false, reason: 'malformed' };
  const parsed = parsePayload(json);
  return parsed === null ? { ok: false, reason: 'not-a-list' } : { ok: true, ...parsed };
}

/** The value of the JSON text in `bytes`; undefined when they are no UTF-8 or no JSON. */
function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
