/** A fault of a token that can be seen without the key (docs/product.md, "Sessions"). */
export type TokenFault = 'structure' | 'exp-missing' | 'expired' | 'user-id';

/** A token that may be sent: who it stands for and until when. */
export type ReadToken =
  | {
      readonly ok: true;
      readonly userId: string;
      /** Seconds since 1970. */
      readonly expiresAt: number;
      /** `aal1`, or `aal2` once the second factor was shown; null when the token does not say. */
      readonly level: string | null;
    }
  | { readonly ok: false; readonly fault: TokenFault };

const PART = /^[\w-]+$/;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** True for a text in the form of a UUID. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/**
 * Reads a JWT without verifying it: three base64url parts, an expiry in the future, a user id that
 * is a UUID (docs/product.md, "Sessions"). `nowMs`: milliseconds since 1970. Only the server can
 * tell whether the signature is right.
 */
export function readToken(token: string, nowMs: number): ReadToken {
  const parts = token.split('.');
  if (parts.length !== 3 || !parts.every((part) => PART.test(part))) return fault('structure');
  const claims = decodeClaims(parts[1] ?? '');
  if (claims === null) return fault('structure');
  const { exp, sub, aal } = claims;
  if (typeof exp !== 'number' || !Number.isFinite(exp)) return fault('exp-missing');
  if (typeof sub !== 'string' || !isUuid(sub)) return fault('user-id');
  if (exp * 1000 <= nowMs) return fault('expired');
  return { ok: true, userId: sub, expiresAt: exp, level: typeof aal === 'string' ? aal : null };
}

function fault(found: TokenFault): ReadToken {
  return { ok: false, fault: found };
}

function decodeClaims(part: string): Readonly<Record<string, unknown>> | null {
  try {
    const bytes = Uint8Array.from(
      atob(part.replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.codePointAt(0) ?? 0,
    );
    const claims: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof claims === 'object' && claims !== null && !Array.isArray(claims) ? { ...claims } : null;
  } catch {
    return null;
  }
}
