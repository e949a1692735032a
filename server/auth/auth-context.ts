import type { Database } from '../db/database.ts';
import type { Log } from '../http/log.ts';
import type { KeySet } from '../keys/key-set.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { AuthConfig } from '../project/project-config.ts';
import type { PasswordHasher } from './password-hasher.ts';

/** All that the account service stands on. */
export type AuthContext = {
  readonly database: Database;
  readonly keys: KeySet;
  readonly config: AuthConfig;
  readonly mailer: Mailer;
  readonly limiter: RateLimiter;
  readonly hasher: PasswordHasher;
  readonly now: () => Date;
  /** Resolves after so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly log: Log;
  /** The address that the service is reached at from outside, such as `https://example.org/auth/v1`; the issuer of its tokens. */
  readonly address: string;
  /** The product's version, for /health. */
  readonly version: string;
};

/**
 * True when a new e-mail address counts as confirmed at once: always where no mail can be
 * delivered.
 */
export function confirmsAtOnce({ config, mailer }: Pick<AuthContext, 'config' | 'mailer'>): boolean {
  return !config.email.enableConfirmations || !mailer.delivers;
}
