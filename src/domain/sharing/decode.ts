import { unpackJson } from './unpack-json.ts';
import { parsePayload, type PayloadProblem, type SharePayload } from './payload.ts';

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
  const unpacked = unpackJson(code);
  if (!unpacked.ok) return unpacked;
  const parsed = parsePayload(unpacked.value);
  return parsed === null ? { ok: false, reason: 'not-a-list' } : { ok: true, ...parsed };
}
