import type { KeySet } from '../keys/key-set.ts';

/**
 * Says that a token was made for this and nothing else: the service key of the API cannot read
 * password hashes.
 */
const AUDIENCE = 'muster-operate';
const LIFE_SECONDS = 300;

/**
 * A token that lets its bearer take a backup or restore one, for five minutes. Only who has the
 * keys can make it.
 */
export function makeOperateToken(keys: Pick<KeySet, 'sign'>, now: Date): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000);
  return keys.sign({ role: 'service_role', aud: AUDIENCE, iat, exp: iat + LIFE_SECONDS });
}

/** True when an Authorization header brings such a token. */
export async function isOperator(
  keys: Pick<KeySet, 'verify'>,
  authorization: string | undefined,
  now: Date,
): Promise<boolean> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return false;
  const verification = await keys.verify(token, now);
  if (!verification.ok) return false;
  const { role, aud, exp } = verification.claims;
  return role === 'service_role' && aud === AUDIENCE && exp !== undefined;
}
