import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { callRest } from '#platform/backend/call-rest.ts';
import { type TableOutcome, tableOutcomeOf } from './table-problem.ts';

/** A place where one is signed in. */
export type SignedInDevice = {
  readonly id: string;
  /** Signed in there, and last heard of: ISO 8601 instants. */
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly userAgent: string | null;
  readonly isCurrent: boolean;
};

const rows = v.array(
  v.pipe(
    v.object({
      id: v.string(),
      created_at: v.string(),
      refreshed_at: v.string(),
      user_agent: v.nullable(v.string()),
      is_current: v.boolean(),
    }),
    v.transform((row): SignedInDevice => ({
      id: row.id,
      createdAt: row.created_at,
      lastSeenAt: row.refreshed_at,
      userAgent: row.user_agent,
      isCurrent: row.is_current,
    })),
  ),
);

/**
 * The devices on which the user is signed in: this device first, then by latest use. Always fetched
 * again.
 */
export function devicesQuery(userId: string) {
  return queryOptions({
    queryKey: ['profiles', 'devices', userId],
    queryFn: async ({ signal }): Promise<readonly SignedInDevice[]> => {
      const found = v.parse(rows, await callRest({ path: 'rpc/my_sessions', body: {}, signal }));
      return found.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
    },
    staleTime: 0,
  });
}

/** Signs one device out. `wasThere` is false when it had signed out meanwhile. */
export async function signOutDevice(id: string): Promise<TableOutcome<{ readonly wasThere: boolean }>> {
  return tableOutcomeOf(async () => {
    const answer = await callRest({ path: 'rpc/end_session', body: { session_id: id } });
    return { wasThere: answer === true };
  });
}
