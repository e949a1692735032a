import * as v from 'valibot';
import { callRest } from '#platform/backend/call-rest.ts';
import { loadTableBackend } from '#platform/backend/table-backend.ts';
import { queryClient } from '../query/query-client.ts';

/**
 * Brings the results that this device confirmed without an account into the history of the account
 * that is signed in. Resolves to their number; rejects without a network.
 */
export async function bringResults(): Promise<number> {
  const asked = await callRest({ path: 'rpc/offer_live_results', body: {} }, await loadTableBackend());
  const offer = v.parse(v.nullable(v.string()), asked);
  if (offer === null) return 0;
  const taken = v.parse(v.number(), await callRest({ path: 'rpc/take_live_results', body: { offer } }));
  if (taken > 0) await queryClient().invalidateQueries({ queryKey: ['results'] });
  return taken;
}
