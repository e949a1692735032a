import * as v from 'valibot';
import type { BackendClient } from '#platform/backend/backend.ts';
import { callRest, rowIn } from '#platform/backend/call-rest.ts';
import type { AccessLimit } from './session-store.ts';

const limitRow = v.object({
  banned: v.boolean(),
  deactivated: v.boolean(),
  ban_reason: v.nullable(v.string()),
  banned_until: v.nullable(v.string()),
});

/**
 * Reads why the present user may not write; null when they may, or when nothing is known. Lifts a
 * ban whose time is over.
 */
export async function readAccessLimit(backend: BackendClient): Promise<AccessLimit | null> {
  try {
    const answer = await callRest({ path: 'rpc/my_standing', body: {} }, backend);
    const row = v.safeParse(limitRow, rowIn(answer));
    if (!row.success || !(row.output.banned || row.output.deactivated)) return null;
    const { deactivated, ban_reason: reason, banned_until: until } = row.output;
    return deactivated ? { kind: 'closed', reason: null, until: null } : { kind: 'banned', reason, until };
  } catch {
    return null;
  }
}
