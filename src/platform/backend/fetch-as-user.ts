import type { AuthClient, BackendClient } from './backend.ts';
import { findBackend } from './backend-address.ts';
import { patientFetch } from './patient-fetch.ts';

/**
 * The public key of the installation as it is now; a change of keys replaces it while the page
 * stays open.
 */
export type PresentKey = {
  present: string;
};

/**
 * Refreshes the session. One that the service refuses for good is dropped, of which auth-js tells
 * its listeners; auth-js itself would keep it until the access token expires. Without an answer the
 * session stays.
 */
export async function renewSession(auth: AuthClient): Promise<void> {
  const { error } = await auth.refreshSession();
  const isFinal = error !== null && [400, 401, 403, 404].includes(error.status ?? 0);
  if (isFinal) await auth.signOut({ scope: 'local' });
}

/**
 * Makes the `fetch` of the signed-in user, or of a guest. After a change of keys the server refuses
 * old tokens with 401: the key is read again and the session refreshed, once for all waiting calls,
 * and the call is repeated.
 */
export function createFetchAsUser(auth: AuthClient, key: PresentKey): BackendClient['fetchAsUser'] {
  let renewing: Promise<void> | null = null;
  const credentials = async () => {
    const { data } = await auth.getSession();
    return { apikey: key.present, token: data.session?.access_token ?? key.present };
  };
  const renew = async () => {
    key.present = (await findBackend()).anonKey;
    const { data } = await auth.getSession();
    if (data.session !== null) await renewSession(auth);
  };
  return async (input, init = {}) => {
    const used = await credentials();
    const send = async ({ apikey, token }: typeof used) => {
      const headers = new Headers(init.headers);
      headers.set('apikey', apikey);
      headers.set('Authorization', `Bearer ${token}`);
      return patientFetch(input, { ...init, headers });
    };
    const answer = await send(used);
    if (answer.status !== 401) return answer;
    // Another call may have renewed the session while this one was under way.
    if ((await credentials()).token === used.token) {
      renewing ??= renew().finally(() => (renewing = null));
      await renewing.catch(() => undefined);
    }
    const renewed = await credentials();
    const isSame = renewed.token === used.token && renewed.apikey === used.apikey;
    return isSame ? answer : send(renewed);
  };
}
