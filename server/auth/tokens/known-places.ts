import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Session } from '#server/db/database.ts';
import { clientAddress, networkOf } from '#server/http/client-address.ts';
import type { Account } from '../account-rows.ts';
import { hasSecondFactor } from './authenticate.ts';
import type { AuthContext } from '../auth-context.ts';

const LIFE = '90 days';
/** Networks that are remembered of one account: each of them may guess by itself. */
const MOST = 10;

/**
 * True when the account of an e-mail address was signed in from the network of this request in the
 * last 90 days.
 */
export async function isKnownPlace(
  { database, now }: Pick<AuthContext, 'database' | 'now'>,
  c: Context,
  email: string,
): Promise<boolean> {
  const { rows } = await database.withOwner(({ query }) =>
    query(
      `select from muster.known_places where key = $1 and seen_at > $2::timestamptz - interval '${LIFE}'`,
      [keyOf(email, c), now().toISOString()],
    ),
  );
  return rows.length > 0;
}

/**
 * Remembers that an account was signed in from the network of this request. Where it has a second
 * factor that must have been shown (`isShown`): who knows the password alone must not pass for its
 * owner.
 */
export async function rememberPlace(
  { query }: Session,
  c: Context,
  account: Account,
  now: Date,
  isShown = false,
): Promise<void> {
  const { id, email } = account.user;
  if ((email ?? '') === '' || (hasSecondFactor(account) && !isShown)) return;
  await query(
    `insert into muster.known_places (key, user_id, seen_at) values ($1, $2, $3::timestamptz)
     on conflict (key) do update set user_id = excluded.user_id, seen_at = excluded.seen_at`,
    [keyOf(email ?? '', c), id, now.toISOString()],
  );
  await query(
    `delete from muster.known_places where key in (
       select key from muster.known_places where user_id = $1 order by seen_at desc offset ${String(MOST)}
     )`,
    [id],
  );
}

function keyOf(email: string, c: Context): string {
  return createHash('sha256')
    .update(JSON.stringify([email, networkOf(clientAddress(c))]))
    .digest('base64url');
}
