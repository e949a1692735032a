import { randomUUID } from 'node:crypto';
import type { Database, RequestContext } from '#server/db/database.ts';
import { type Account, asOwner, createAccount, type Flag } from './database.ts';

/** Sets up a verified second factor for an account. */
export async function addFactor(
  database: Database,
  { id }: Account,
  status: 'verified' | 'unverified' = 'verified',
): Promise<void> {
  await asOwner(
    database,
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values ($1, $2, 'totp', $3::auth.factor_status, now(), now())`,
    [randomUUID(), id, status],
  );
}

/** A new account with a verified second factor. */
export async function createProtectedAccount(
  database: Database,
  ...flags: readonly Flag[]
): Promise<Account> {
  const account = await createAccount(database, ...flags);
  await addFactor(database, account);
  return account;
}

/**
 * A request of that account whose session has shown no more than its password (aal1), or its factor
 * as well (aal2).
 */
export function contextAt(account: Account | null, aal: 'aal1' | 'aal2' = 'aal1'): RequestContext {
  const role = account === null ? 'anon' : 'authenticated';
  const claims = account === null ? { role } : { role, sub: account.id, aal };
  return { role, claims, readOnly: false, rollback: true };
}
