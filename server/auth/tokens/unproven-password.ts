import type { Session } from '#server/db/database.ts';
import type { Account } from '../account-rows.ts';
import { findByEmail, updateUser } from '../accounts.ts';
import type { AuthContext } from '../auth-context.ts';

/** A password that came with an address which nobody has confirmed: whose it is cannot be known. */
export type UnprovenPassword = {
  readonly hash: string;
  /** True when the one that is asked with now is the same. */
  readonly isSame: boolean;
};

/**
 * The password that an unconfirmed account got at an earlier sign-up, compared with the one that
 * comes now. Takes as long where there is no such account.
 */
export async function compareUnproven(
  { database, hasher }: Pick<AuthContext, 'database' | 'hasher'>,
  email: string,
  password: string,
): Promise<UnprovenPassword> {
  const known = await database.withOwner((session) => findByEmail(session, email));
  const hash = known?.user.email_confirmed_at === null ? (known.user.encrypted_password ?? '') : '';
  return { hash, isSame: await hasher.matches(password, hash === '' ? null : hash) };
}

/**
 * Takes the password away from an account whose address is not confirmed. Somebody else may have
 * signed it up first: their password must not open it once the owner of the address confirms it,
 * and the owner can choose one then.
 */
export async function forgetUnproven(session: Session, { user }: Account, now: Date): Promise<void> {
  if (user.email_confirmed_at !== null || (user.encrypted_password ?? '') === '') return;
  await updateUser(session, user.id, { encrypted_password: '' }, now);
}
