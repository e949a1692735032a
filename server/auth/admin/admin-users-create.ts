import { randomUUID } from 'node:crypto';
import type { Handler } from 'hono';
import type { Session } from '#server/db/database.ts';
import { insertUser, putEmailIdentity } from '../accounts.ts';
import {
  accountBody,
  putPhoneIdentity,
  readBan,
  readPhone,
  readSecret,
  refuseTaken,
  requireNames,
  type AccountBody,
} from './admin-account.ts';
import { noteAudit, SERVICE_ACTOR } from './audit.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { mergeMetadata, requireSmall } from '../metadata.ts';
import { isUuid, readBody, readEmail } from '../request.ts';
import { mustFind } from '../sign-up.ts';
import { userJson } from '../user-json.ts';

/**
 * POST /admin/users: an account made by the operator. Nothing is mailed, and weak passwords are
 * taken.
 */
export function createAccount(parts: AuthContext): Handler {
  return async (c) => {
    const { database, now } = parts;
    const body = await readBody(c, accountBody);
    const wanted = readWanted(body, now());
    const hash = await readSecret(parts, body, null);
    const account = await refuseTaken(() =>
      database.withOwner(async (session) => {
        await insert(session, wanted, hash, now());
        const traits = { user_id: wanted.id };
        await noteAudit(session, c, 'user_signedup', SERVICE_ACTOR, now(), traits);
        return mustFind(session, wanted.id);
      }),
    );
    return c.json(userJson(account));
  };
}

function readWanted(body: AccountBody, now: Date) {
  if (body.email === '' && body.phone === '') {
    throw new AuthError('validation_failed', 'Cannot create a user without either an email or phone');
  }
  requireNames(body);
  const email = body.email === '' ? null : readEmail(body.email);
  const phone = readPhone(body.phone) || null;
  const providers = [...(email === null ? [] : ['email']), ...(phone === null ? [] : ['phone'])];
  const verified = body.email_confirm === true && email !== null ? { email_verified: true } : {};
  return {
    id: readId(body.id),
    aud: body.aud || 'authenticated',
    role: body.role || 'authenticated',
    email,
    phone,
    emailConfirmed: email !== null && body.email_confirm === true,
    phoneConfirmed: phone !== null && body.phone_confirm === true,
    userData: requireSmall({ ...body.user_metadata, ...verified }),
    appData: requireSmall(mergeMetadata({ provider: providers[0], providers }, body.app_metadata ?? {})),
    bannedUntil: readBan(body.ban_duration, now) ?? null,
  };
}

function readId(text: string): string {
  if (text === '') return randomUUID();
  if (!isUuid(text)) throw new AuthError('validation_failed', 'ID must conform to the uuid v4 format');
  if (/^[0-]+$/.test(text)) throw new AuthError('validation_failed', 'ID cannot be a nil uuid');
  return text.toLowerCase();
}

async function insert(
  session: Session,
  wanted: ReturnType<typeof readWanted>,
  hash: string | null,
  now: Date,
): Promise<void> {
  const { id, aud, role, email, phone, emailConfirmed, phoneConfirmed } = wanted;
  const at = now.toISOString();
  await insertUser(
    session,
    {
      id,
      aud,
      role,
      email,
      phone,
      encrypted_password: hash ?? '',
      email_confirmed_at: emailConfirmed ? at : null,
      phone_confirmed_at: phoneConfirmed ? at : null,
      banned_until: wanted.bannedUntil?.toISOString() ?? null,
      raw_user_meta_data: wanted.userData,
      raw_app_meta_data: wanted.appData,
    },
    now,
  );
  if (email !== null) await putEmailIdentity(session, id, { email, isVerified: emailConfirmed }, now);
  if (phone !== null) await putPhoneIdentity(session, id, { phone, isVerified: phoneConfirmed }, now);
}
