import * as v from 'valibot';

/** PostgreSQL writes `+00:00` where the service of a hosted project writes `Z`. */
const time = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\+00(?::00)?$/, 'Z')),
);
const optionalTime = v.nullable(time);
const optionalText = v.nullable(v.string());
const record = v.record(v.string(), v.unknown());

const userRow = v.object({
  id: v.string(),
  aud: optionalText,
  role: optionalText,
  email: optionalText,
  encrypted_password: optionalText,
  email_confirmed_at: optionalTime,
  invited_at: optionalTime,
  confirmation_sent_at: optionalTime,
  recovery_sent_at: optionalTime,
  email_change: optionalText,
  email_change_sent_at: optionalTime,
  email_change_confirm_status: v.nullable(v.number()),
  last_sign_in_at: optionalTime,
  raw_app_meta_data: v.nullable(record),
  raw_user_meta_data: v.nullable(record),
  created_at: optionalTime,
  updated_at: optionalTime,
  phone: optionalText,
  phone_confirmed_at: optionalTime,
  confirmed_at: optionalTime,
  banned_until: optionalTime,
  reauthentication_sent_at: optionalTime,
  deleted_at: optionalTime,
  is_anonymous: v.boolean(),
});

const identityRow = v.object({
  id: v.string(),
  provider_id: v.string(),
  user_id: v.string(),
  identity_data: record,
  provider: v.string(),
  last_sign_in_at: optionalTime,
  created_at: optionalTime,
  updated_at: optionalTime,
  email: optionalText,
});

const factorRow = v.object({
  id: v.string(),
  user_id: v.string(),
  friendly_name: optionalText,
  factor_type: v.picklist(['totp', 'webauthn', 'phone']),
  status: v.picklist(['unverified', 'verified']),
  created_at: time,
  updated_at: time,
  secret: optionalText,
  phone: optionalText,
  last_challenged_at: optionalTime,
});

const accountRow = v.object({
  user: userRow,
  identities: v.array(identityRow),
  factors: v.array(factorRow),
});

export type IdentityRow = v.InferOutput<typeof identityRow>;
export type FactorRow = v.InferOutput<typeof factorRow>;

/** A user with everything that belongs to the account; times are ISO texts in UTC. */
export type Account = v.InferOutput<typeof accountRow>;

/**
 * Reads one row of the query of accounts.ts. Throws when the database does not hold what the
 * migrations made.
 */
export function parseAccount(row: unknown): Account {
  return v.parse(accountRow, row);
}
