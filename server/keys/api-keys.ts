import type { KeySet } from './key-set.ts';

/** The role that an API key gives: any visitor, or the operator. */
export type ApiKeyRole = 'anon' | 'service_role';

const ISSUER = 'muster';
const LIFE_SECONDS = 10 * 365 * 24 * 60 * 60;

/**
 * An API key: a JWT of the role without a user, good for ten years from `now`. An ES256 signature
 * has chance in it, so that no two are the same text; all are good as long as the keys are.
 */
export function makeApiKey(keys: Pick<KeySet, 'sign'>, role: ApiKeyRole, now: Date): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000);
  return keys.sign({ iss: ISSUER, role, iat, exp: iat + LIFE_SECONDS });
}
