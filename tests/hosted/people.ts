/** The accounts of a server that call its functions. */
import { createClient } from '@supabase/supabase-js';
import type { RunningServer } from '#tests/builders/running-server.ts';

const QUIET = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } as const;
const PASSWORD = 'a long password of a test';

/** A new confirmed account, signed in. */
export async function newMember(server: RunningServer, email: string, isAdmin: boolean) {
  const office = createClient(server.url, server.serviceKey, { auth: QUIET });
  const made = await office.auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
  const id = made.data.user?.id;
  if (id === undefined) throw new Error('no account was made', { cause: made.error });
  if (isAdmin) await office.from('profiles').update({ wab_admin: true }).eq('id', id).throwOnError();
  const client = createClient(server.url, server.anonKey, { auth: QUIET });
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (data.session === null) throw new Error('nobody could sign in', { cause: error });
  return { client, token: data.session.access_token };
}
