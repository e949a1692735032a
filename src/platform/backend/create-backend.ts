import { AuthClient } from '@supabase/auth-js';
import { readText, remove, writeText } from '../storage/local.ts';
import type { BackendClient } from './backend.ts';
import type { BackendAddress } from './backend-address.ts';
import { backendFetch } from './backend-fetch.ts';
import { createFetchAsUser } from './fetch-as-user.ts';
import { noteRetryAfter } from './retry-after.ts';
import { sessionKey } from '../environment.ts';

/**
 * Makes the client of a backend. Sessions live in the browser's storage under `storageKey`, by
 * default that of the signed-in player, and are refreshed by auth-js near their end; what an
 * address carries is read by data/session/arrive.ts, not by auth-js. A call that was refused with
 * 401 is repeated once with a renewed session; queries decide about every other retry
 * (docs/product.md, "Query times"), but for what a busy server did not begin (patient-fetch.ts).
 */
export function createBackend(address: BackendAddress, storageKey = sessionKey()): BackendClient {
  const { url } = address;
  const key = { present: address.anonKey };
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: address.anonKey, Authorization: `Bearer ${address.anonKey}` },
    storageKey,
    storage: {
      getItem: readText,
      setItem: (name, text) => void writeText(name, text),
      removeItem: (name) => void remove(name),
    },
    flowType: 'pkce',
    detectSessionInUrl: false,
    autoRefreshToken: true,
    persistSession: true,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('apikey', key.present);
      if (headers.get('Authorization') === `Bearer ${address.anonKey}`) {
        headers.set('Authorization', `Bearer ${key.present}`);
      }
      return noteRetryAfter(await backendFetch(input, { ...init, headers }));
    },
  });
  const fetchAsUser = createFetchAsUser(auth, key);
  return {
    auth,
    fetchAsUser,
    url,
    functionsFetch: (name, init) => fetchAsUser(`${url}/functions/v1/${encodeURIComponent(name)}`, init),
  };
}
