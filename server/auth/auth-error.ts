import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { AUTH_STATUS, type AuthCode } from './error-codes.ts';

/** The reasons why a password is too weak. */
export type WeakReason = 'length' | 'characters';

/**
 * A refusal of /auth/v1. Thrown anywhere below an endpoint, answered in one place
 * (answer-error.ts); inside a transaction it undoes everything.
 */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthCode;
  readonly status: ContentfulStatusCode;
  /** Only with `weak_password`. */
  readonly reasons: readonly WeakReason[];
  /** Seconds to wait, only with the 429s. */
  readonly retryAfter: number | null;

  constructor(
    code: AuthCode,
    message: string,
    options: {
      readonly status?: ContentfulStatusCode;
      readonly reasons?: readonly WeakReason[];
      readonly retryAfter?: number;
    } = {},
  ) {
    super(message);
    this.code = code;
    this.status = options.status ?? AUTH_STATUS[code];
    this.reasons = options.reasons ?? [];
    this.retryAfter = options.retryAfter ?? null;
  }
}

/**
 * A refusal in the shape of OAuth 2, which some grants have: always 400, without a code of ours.
 */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly error: string;

  constructor(error: string, description: string) {
    super(description);
    this.error = error;
  }
}
