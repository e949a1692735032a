import { randomUUID } from 'node:crypto';
import type { Param, Session } from '../db/database.ts';
import { parseAccount, type Account } from './account-rows.ts';

const SELECT = `
  select row_to_json(u) as "user",
    (select coalesce(json_agg(row_to_json(i) order by i.created_at, i.id), '[]')
      from auth.identities i where i.user_id = u.id) as identities,
    (select coalesce(json_agg(row_to_json(f) order by f.created_at, f.id), '[]')
      from auth.mfa_factors f where f.user_id = u.id) as factors
  from auth.users u`;

async function findOne(
  { query }: Session,
  where: string,
  params: readonly Param[],
  isLocked = false,
): Promise<Account | null> {
  const { rows } = await query(`${SELECT} where ${where}${isLocked ? ' for update of u' : ''}`, params);
  const [row] = rows;
  return row === undefined ? null : parseAccount(row);
}

/** The account of a lower-case e-mail address; null when there is none. */
export function findByEmail(session: Session, email: string): Promise<Account | null> {
  return findOne(session, 'u.email = $1 and not u.is_sso_user', [email]);
}

/**
 * The account of an id (a UUID); null when there is none. `lock` holds other changes of it off
 * until the transaction ends.
 */
export function findById(session: Session, id: string, { lock = false } = {}): Promise<Account | null> {
  return findOne(session, 'u.id = $1', [id], lock);
}

/** A page of accounts, newest first, whose address or id holds `filter`. */
export async function findPage(
  { query }: Session,
  { filter, limit, offset }: { readonly filter: string; readonly limit: number; readonly offset: number },
): Promise<{ readonly accounts: readonly Account[]; readonly total: number }> {
  const where = `where ($1 = '' or u.email ilike '%' || $2 || '%' or u.id::text = $1)`;
  const pattern = filter.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const { rows } = await query(
    `${SELECT} ${where} order by u.created_at desc, u.id limit $3::int offset $4::bigint`,
    [filter, pattern, limit, offset],
  );
  const counted = await query(`select count(*)::float8 as total from auth.users u ${where}`, [
    filter,
    pattern,
  ]);
  return { accounts: rows.map(parseAccount), total: Number(counted.rows[0]?.['total'] ?? 0) };
}

/** The fields of a user that may be set; null clears a column. Metadata is replaced whole. */
export type UserPatch = {
  readonly aud?: string;
  readonly role?: string;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly encrypted_password?: string | null;
  readonly email_confirmed_at?: string | null;
  readonly phone_confirmed_at?: string | null;
  readonly invited_at?: string | null;
  readonly confirmation_sent_at?: string | null;
  readonly recovery_sent_at?: string | null;
  readonly email_change?: string | null;
  readonly email_change_sent_at?: string | null;
  readonly email_change_confirm_status?: number;
  readonly reauthentication_sent_at?: string | null;
  readonly last_sign_in_at?: string | null;
  readonly banned_until?: string | null;
  readonly deleted_at?: string | null;
  readonly is_anonymous?: boolean;
  readonly raw_app_meta_data?: Readonly<Record<string, unknown>>;
  readonly raw_user_meta_data?: Readonly<Record<string, unknown>>;
};

/** The columns are this file's own names, never a request's. */
function columnsOf(patch: UserPatch): {
  readonly names: readonly string[];
  readonly values: readonly Param[];
} {
  const entries: (readonly [string, UserPatch[keyof UserPatch]])[] = Object.entries(patch);
  const set = entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return { names: set.map(([name]) => name), values: set.map(([, value]) => paramOf(value)) };
}

function paramOf(value: Param | Readonly<Record<string, unknown>>): Param {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

/** Creates a user and returns the id. The database creates the profile in the same transaction. */
export async function insertUser(
  { query }: Session,
  user: UserPatch & { readonly id?: string },
  now: Date,
): Promise<string> {
  const { id = randomUUID(), ...patch } = user;
  const { names, values } = columnsOf({ aud: 'authenticated', role: 'authenticated', ...patch });
  const places = names.map((_, at) => `$${String(at + 3)}`);
  await query(
    `insert into auth.users (id, created_at, updated_at, ${names.join(', ')})
     values ($1, $2::timestamptz, $2::timestamptz, ${places.join(', ')})`,
    [id, now.toISOString(), ...values],
  );
  return id;
}

export async function updateUser({ query }: Session, id: string, patch: UserPatch, now: Date): Promise<void> {
  const { names, values } = columnsOf(patch);
  const sets = names.map((name, at) => `${name} = $${String(at + 3)}`);
  await query(`update auth.users set ${[...sets, 'updated_at = $2::timestamptz'].join(', ')} where id = $1`, [
    id,
    now.toISOString(),
    ...values,
  ]);
}

/** The identity of signing in by e-mail. */
export async function putEmailIdentity(
  session: Session,
  userId: string,
  { email, isVerified }: { readonly email: string; readonly isVerified: boolean },
  now: Date,
): Promise<void> {
  const data = { email, email_verified: isVerified, phone_verified: false };
  await putIdentity(session, userId, { provider: 'email', data }, now);
}

/** A way to name the user: made with it, kept in step with it. */
export async function putIdentity(
  { query }: Session,
  userId: string,
  {
    provider,
    data,
  }: { readonly provider: 'email' | 'phone'; readonly data: Readonly<Record<string, unknown>> },
  now: Date,
): Promise<void> {
  await query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5::timestamptz, $5::timestamptz, $5::timestamptz)
     on conflict (provider_id, provider) do update
       set identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = excluded.updated_at`,
    [userId, userId, JSON.stringify({ sub: userId, ...data }), provider, now.toISOString()],
  );
}
