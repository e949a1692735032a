import { AuthClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { currentEnvironment, storagePrefixOf } from '../environment.ts';
import { storageKeys } from '../storage/keys.ts';
import { readText, remove, writeText } from '../storage/local.ts';
import type { BackendClient } from './backend.ts';
import type { BackendAddress } from './backend-address.ts';
import { backendFetch } from './backend-fetch.ts';
import { noteRetryAfter } from './retry-after.ts';

/**
 * Makes the client of a backend. Sessions live in the browser's storage under a key of the environment and are refreshed by
 * auth-js near their end; what an address carries is read by data/session/arrive.ts, not by auth-js. Nothing is tried twice
 * below: queries decide that (spec section 9).
 */
export function createBackend({ url, anonKey }: BackendAddress): BackendClient {
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey: storageKeys.session(storagePrefixOf(currentEnvironment())),
    storage: {
      getItem: readText,
      setItem: (key, text) => void writeText(key, text),
      removeItem: (key) => void remove(key),
    },
    flowType: 'pkce',
    detectSessionInUrl: false,
    autoRefreshToken: true,
    persistSession: true,
    fetch: async (input, init) => noteRetryAfter(await backendFetch(input, init)),
  });
  const asUser = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { data } = await auth.getSession();
    const headers = new Headers(init.headers);
    headers.set('apikey', anonKey);
    headers.set('Authorization', `Bearer ${data.session?.access_token ?? anonKey}`);
    return backendFetch(input, { ...init, headers });
  };
  return {
    auth,
    rest: new PostgrestClient(`${url}/rest/v1`, { fetch: asUser, retry: false }),
    url,
    anonKey,
    functionsFetch: (name, init) => asUser(`${url}/functions/v1/${encodeURIComponent(name)}`, init),
  };
}
