import { resolve } from 'node:path';
import { MIN_SECRET_BYTES } from './jwk.ts';

/** The sources of the keys. */
export type KeySettings = {
  /** DATA_DIR, absolute; by default `data` in the working directory. */
  readonly dataDir: string;
  /** JWT_SECRET, or null. */
  readonly jwtSecret: string | null;
  /** The file that JWT_KEYS names, absolute, or null. */
  readonly jwtKeysFile: string | null;
};

export type KeySettingsResult =
  | { readonly ok: true; readonly settings: KeySettings }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads DATA_DIR, JWT_SECRET and JWT_KEYS. Empty values count as not set. No problem repeats the
 * secret.
 */
export function keySettings(env: Readonly<Record<string, string | undefined>>): KeySettingsResult {
  const jwtSecret = env['JWT_SECRET'] || null;
  const file = env['JWT_KEYS']?.trim() || null;
  const problem = jwtSecret === null ? null : secretProblem(jwtSecret);
  if (problem !== null) return { ok: false, problems: [problem] };
  return {
    ok: true,
    settings: {
      dataDir: resolve(env['DATA_DIR']?.trim() || 'data'),
      jwtSecret,
      jwtKeysFile: file === null ? null : resolve(file),
    },
  };
}

/** Returns the problem of a JWT_SECRET as a sentence; null when there is no problem. */
export function secretProblem(secret: string): string | null {
  const bytes = Buffer.byteLength(secret, 'utf8');
  if (bytes >= MIN_SECRET_BYTES) return null;
  return (
    `JWT_SECRET has ${String(bytes)} bytes: it must have at least ${String(MIN_SECRET_BYTES)}. ` +
    'Make one with: openssl rand -base64 48'
  );
}
