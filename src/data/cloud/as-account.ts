import { BackendError } from '#platform/backend/backend-error.ts';
import type { BackendClient } from '#platform/backend/backend.ts';
import { callRest, type RestCall } from '#platform/backend/call-rest.ts';

/** Calls the table API as one account. */
export type AccountCall = (call: RestCall) => Promise<unknown>;

/**
 * Asks as this account and nobody else: when another one signed in meanwhile, an empty answer would
 * look like things that are gone.
 */
export async function asAccount<Value>(
  load: () => Promise<BackendClient>,
  userId: string,
  work: (call: AccountCall) => Promise<Value>,
): Promise<Value> {
  const backend = await load();
  const mustBeOurs = async () => {
    const { data, error } = await backend.auth.getSession();
    // A session near its end that cannot be refreshed now is not lost.
    if (error?.name === 'AuthRetryableFetchError') throw new BackendError('no answer', 0, null);
    if (data.session?.user.id !== userId) throw new BackendError('signed out', 401, null);
  };
  await mustBeOurs();
  const value = await work((call) => callRest(call, backend));
  await mustBeOurs();
  return value;
}
