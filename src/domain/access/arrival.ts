/** The part of an address that a mailed link adds. */
export type Arrival =
  /** Tokens in the fragment: an "implicit" link, good in any browser. */
  | {
      readonly kind: 'tokens';
      readonly accessToken: string;
      readonly refreshToken: string;
      /** Seconds since 1970 at which the tokens were made; null when the address does not say. */
      readonly issuedAt: number | null;
      readonly purpose: Purpose;
    }
  /** A code that only the browser which asked for the mail can turn into a session (PKCE). */
  | { readonly kind: 'code'; readonly code: string }
  /** The service refused: its code, such as `otp_expired`. */
  | { readonly kind: 'refusal'; readonly code: string }
  /** It has parts of a session, but not all. */
  | { readonly kind: 'broken' }
  /**
   * A sentence of the service and nothing else, as after the first of two confirmations of a new
   * address.
   */
  | { readonly kind: 'notice' };

/** The purpose of a link: `recovery` sets a password. */
export type Purpose = 'recovery' | 'other';

/**
 * A session out of an address that is older than this is worth a warning, in seconds
 * (docs/product.md, "Sessions").
 */
const STALE_SECONDS = 120;

const MARKS = ['access_token', 'error', 'error_code', 'error_description', 'message', 'refresh_token'];

/**
 * Reads what a mail's link brought: the fragment first, as tokens come there, then what stands
 * behind `?`. `search` and `hash` as a browser's location has them. Null for an address that brings
 * nothing.
 */
export function readArrival({ search, hash }: { search: string; hash: string }): Arrival | null {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const carried = MARKS.some((mark) => fragment.has(mark)) ? fragment : query;
  const refusal = carried.get('error_code') ?? carried.get('error');
  if (refusal !== null || carried.has('error_description')) return { kind: 'refusal', code: refusal ?? '' };
  const code = query.get('code');
  if (code !== null && code !== '') return { kind: 'code', code };
  if (carried !== fragment) return null;
  return readTokens(fragment);
}

function readTokens(fragment: URLSearchParams): Arrival {
  const accessToken = fragment.get('access_token') ?? '';
  const refreshToken = fragment.get('refresh_token') ?? '';
  if (accessToken === '' && refreshToken === '') return { kind: 'notice' };
  if (accessToken === '' || refreshToken === '') return { kind: 'broken' };
  const issuedAt = Number(fragment.get('expires_at') ?? Number.NaN) - Number(fragment.get('expires_in'));
  return {
    kind: 'tokens',
    accessToken,
    refreshToken,
    issuedAt: Number.isFinite(issuedAt) ? issuedAt : null,
    purpose: fragment.get('type') === 'recovery' ? 'recovery' : 'other',
  };
}

/**
 * True when tokens out of an address were made so long ago that the link may be an old one
 * (docs/product.md, "Sessions").
 */
export function isStale(issuedAt: number | null, nowMs: number): boolean {
  return issuedAt !== null && nowMs / 1000 - issuedAt >= STALE_SECONDS;
}

/** The address without what a link brought; the rest of it, such as where to go next, stays. */
export function withoutArrival({ search }: { readonly search: string }): string {
  const query = new URLSearchParams(search);
  for (const name of ['code', 'error', 'error_code', 'error_description', 'sb_flow_id']) query.delete(name);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}
