import type { Handler } from 'hono';
import type { Session } from '#server/db/database.ts';
import type { Account } from '../account-rows.ts';
import { updateUser, type UserPatch } from '../accounts.ts';
import {
  accountBody,
  putIdentities,
  readAccount,
  readSecret,
  targetId,
  writeAccount,
} from './admin-account.ts';
import type { AuthContext } from '../auth-context.ts';
import { mergeMetadata, requireSmall } from '../metadata.ts';
import { dropTokens } from '../tokens/one-time-tokens.ts';
import { readBody } from '../request.ts';
import { lockAccount } from '../factors/second-factors.ts';
import { mustFind } from '../sign-up.ts';

/**
 * PUT /admin/users/{id}: changes by the operator, at once and without mails. A new password, and a
 * ban, end every session and make what was mailed before worthless.
 */
export function changeAccount(parts: AuthContext): Handler {
  return async (c) => {
    const { config, database, now } = parts;
    const id = targetId(c);
    const body = await readBody(c, accountBody);
    const wanted = readAccount(body, now());
    await database.withOwner((session) => mustFind(session, id));
    const hash = await readSecret(parts, body, config.password);
    return writeAccount(parts, c, id, async (session) => {
      await apply(session, await lockAccount(session, id), { ...wanted, hash }, now());
      return hash === null ? ['user_modified'] : ['user_modified', 'user_updated_password'];
    });
  };
}

type Change = ReturnType<typeof readAccount> & { readonly hash: string | null };

async function apply(session: Session, account: Account, change: Change, now: Date): Promise<void> {
  const { user } = account;
  const email = addressOf(change.email, user.email, change.body.email_confirm, user.email_confirmed_at);
  const phone = addressOf(change.phone, user.phone, change.body.phone_confirm, user.phone_confirmed_at);
  await updateUser(session, user.id, patchOf(account, change, { email, phone }, now), now);
  const proofs = { email: email.isTouched ? email : null, phone: phone.isTouched ? phone : null };
  await putIdentities(session, user.id, proofs, now);
  const shutsOut = change.hash !== null || change.bannedUntil instanceof Date;
  if (shutsOut) await session.query('delete from auth.sessions where user_id = $1', [user.id]);
  // Links mailed to the former address must not open the account any more.
  if (shutsOut || email.text !== (user.email ?? '')) await dropTokens(session, user.id);
}

/** An address or phone number after the change; `next` is null where it stays as it was. */
function addressOf(
  next: string | null,
  before: string | null,
  isConfirmed: boolean | null | undefined,
  confirmedAt: string | null,
) {
  const text = next ?? before ?? '';
  const confirms = isConfirmed === true && text !== '';
  return {
    text,
    /** Its identity, which signs in with it, is written. */
    isTouched: text !== '' && (next !== null || confirms),
    isVerified: confirms || confirmedAt !== null,
    confirms,
    isFirstProof: confirms && confirmedAt === null,
  };
}

type Addresses = Readonly<Record<'email' | 'phone', ReturnType<typeof addressOf>>>;

function patchOf({ user }: Account, change: Change, proof: Addresses, now: Date): UserPatch {
  const { body, email, phone, providers, bannedUntil, hash } = change;
  const at = now.toISOString();
  const userData = mergeMetadata(user.raw_user_meta_data, {
    ...(email === null ? {} : { email }),
    ...(proof.email.confirms ? { email_verified: true } : {}),
    ...body.user_metadata,
  });
  const appData = mergeMetadata(withProviders(user.raw_app_meta_data, providers), body.app_metadata ?? {});
  return {
    ...(body.role === '' ? {} : { role: body.role }),
    ...(hash === null ? {} : { encrypted_password: hash }),
    ...(bannedUntil === undefined ? {} : { banned_until: bannedUntil?.toISOString() ?? null }),
    ...(email === null
      ? {}
      : { email, email_change: '', email_change_confirm_status: 0, is_anonymous: false }),
    ...(phone === null ? {} : { phone, is_anonymous: false }),
    ...(proof.email.isFirstProof ? { email_confirmed_at: at } : {}),
    ...(proof.phone.isFirstProof ? { phone_confirmed_at: at } : {}),
    raw_user_meta_data: requireSmall(userData),
    raw_app_meta_data: requireSmall(appData),
  };
}

/** Application metadata that names the ways of signing in that an account got. */
function withProviders(data: Account['user']['raw_app_meta_data'], added: readonly string[]) {
  if (added.length === 0) return data;
  const known = Array.isArray(data?.['providers']) ? data['providers'].map(String) : [];
  const providers = [...new Set([...known, ...added])];
  return { ...data, provider: data?.['provider'] ?? providers[0], providers };
}
