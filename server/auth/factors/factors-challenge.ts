import { randomUUID } from 'node:crypto';
import type { Handler } from 'hono';
import type { Session } from '#server/db/database.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { noteAudit } from '../admin/audit.ts';
import type { AuthContext } from '../auth-context.ts';
import { requireUser } from '../tokens/authenticate.ts';
import { limitAddress } from '../limits.ts';
import { CHALLENGE_LIFE, lockAccount, ownFactor, requireUsable } from './second-factors.ts';
import { seconds } from '../tokens/sessions.ts';
import { asOneOfTwo } from '../sign-up.ts';

/**
 * POST /factors/{id}/challenge: asks for a code of a factor, from the address that this request
 * comes from.
 */
export function challengeFactor(parts: AuthContext): Handler {
  return async (c) => {
    await limitAddress(parts, c, 'factor-challenge');
    const { account } = await requireUser(parts, c);
    const { id: factorId, factor_type: type } = ownFactor(account, c.req.param('id') ?? '');
    const id = randomUUID();
    const now = parts.now();
    await asOneOfTwo(() =>
      parts.database.withOwner(async (session) => {
        const current = ownFactor(await lockAccount(session, account.user.id), factorId);
        requireUsable(current, parts);
        await putChallenge(session, { id, factorId, address: clientAddress(c) }, now);
        const traits = { factor_id: factorId, challenge_id: id };
        await noteAudit(session, c, 'challenge_created', account.user.id, now, traits);
      }),
    );
    return c.json({ id, type, expires_at: seconds(now) + CHALLENGE_LIFE });
  };
}

async function putChallenge(
  { query }: Session,
  of: { readonly id: string; readonly factorId: string; readonly address: string },
  now: Date,
): Promise<void> {
  const { id, factorId, address } = of;
  const at = now.toISOString();
  // Those that can no longer be verified, and whose code can no longer be shown a second time.
  await query(
    `delete from auth.mfa_challenges where factor_id = $1
     and coalesce(verified_at, created_at) < $2::timestamptz - make_interval(secs => $3::int)`,
    [factorId, at, CHALLENGE_LIFE],
  );
  await query(
    `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
     values ($1, $2, $3::timestamptz, $4::inet)`,
    [id, factorId, at, address],
  );
  // The column is unique among all factors, as it is in a hosted project: the next free
  // microsecond.
  await query(
    `update auth.mfa_factors set updated_at = $2::timestamptz, last_challenged_at = (
       select free from generate_series(0, 999) as n, lateral (select $2::timestamptz + n * interval '1 microsecond') as t (free)
       where not exists (select from auth.mfa_factors as other where other.last_challenged_at = free) order by free limit 1
     ) where id = $1`,
    [factorId, at],
  );
}
