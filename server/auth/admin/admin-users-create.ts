import { randomUUID } from 'node:crypto';
import type { Handler } from 'hono';
import { insertUser } from '../accounts.ts';
import { accountBody, putIdentities, readAccount, readSecret, writeAccount } from './admin-account.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { mergeMetadata, requireSmall } from '../metadata.ts';
import { isUuid, readBody } from '../request.ts';

/**
 * POST /admin/users: an account made by the operator. Nothing is mailed, and weak passwords are
 * taken.
 */
export function createAccount(parts: AuthContext): Handler {
  return async (c) => {
    const { now } = parts;
    const body = await readBody(c, accountBody);
    if (body.email === '' && body.phone === '') {
      throw new AuthError('validation_failed', 'Cannot create a user without either an email or phone');
    }
    const { id, row, identities } = newAccount(readAccount(body, now()), now());
    const hash = await readSecret(parts, body, null);
    return writeAccount(parts, c, id, async (session) => {
      await insertUser(session, { ...row, id, encrypted_password: hash ?? '' }, now());
      await putIdentities(session, id, identities, now());
      return ['user_signedup'];
    });
  };
}

function newAccount(wanted: ReturnType<typeof readAccount>, now: Date) {
  const { body, providers, bannedUntil } = wanted;
  const email =
    wanted.email === null ? null : { text: wanted.email, isVerified: body.email_confirm === true };
  const phone =
    wanted.phone === null ? null : { text: wanted.phone, isVerified: body.phone_confirm === true };
  const at = now.toISOString();
  const verified = email?.isVerified === true ? { email_verified: true } : {};
  return {
    id: readId(body.id),
    identities: { email, phone },
    row: {
      aud: body.aud || 'authenticated',
      role: body.role || 'authenticated',
      email: wanted.email,
      phone: wanted.phone,
      email_confirmed_at: email?.isVerified === true ? at : null,
      phone_confirmed_at: phone?.isVerified === true ? at : null,
      banned_until: bannedUntil?.toISOString() ?? null,
      raw_user_meta_data: requireSmall({ ...body.user_metadata, ...verified }),
      raw_app_meta_data: requireSmall(
        mergeMetadata({ provider: providers[0], providers }, body.app_metadata ?? {}),
      ),
    },
  };
}

function readId(text: string): string {
  if (text === '') return randomUUID();
  if (!isUuid(text)) throw new AuthError('validation_failed', 'ID must conform to the uuid v4 format');
  if (/^[0-]+$/.test(text)) throw new AuthError('validation_failed', 'ID cannot be a nil uuid');
  return text.toLowerCase();
}
