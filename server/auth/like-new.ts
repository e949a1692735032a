import { randomUUID } from 'node:crypto';
import type { Session } from '../db/database.ts';

/**
 * The answer to a sign-up for an address that has an account: in every field that of a new account
 * which waits for its mail. A hosted project leaves `identities` empty there, which tells who has
 * an account.
 */
export async function likeNew(
  { query }: Session,
  email: string,
  metadata: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<Readonly<Record<string, unknown>>> {
  const at = now.toISOString();
  const id = randomUUID();
  const claims = { sub: id, email, email_verified: false, phone_verified: false };
  // Stored objects have their keys in an order of the database's.
  const { rows } = await query('select $1::jsonb as shown, $2::jsonb as data', [
    JSON.stringify({ ...metadata, ...claims }),
    JSON.stringify(claims),
  ]);
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: rows[0]?.['shown'],
    identities: [
      {
        identity_id: randomUUID(),
        id,
        user_id: id,
        identity_data: rows[0]?.['data'],
        provider: 'email',
        last_sign_in_at: at,
        created_at: at,
        updated_at: at,
        email,
      },
    ],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  };
}
