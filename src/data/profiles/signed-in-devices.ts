import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { answerOf } from '#platform/backend/backend-error.ts';
import { loadBackend } from '#platform/backend/backend.ts';
import { failureBehind, failureIn, type TableOutcome } from './table-problem.ts';

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
      const { rest } = await loadBackend();
      const found = v.parse(rows, answerOf(await rest.rpc('my_sessions').abortSignal(signal)));
      return found.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
    },
    staleTime: 0,
  });
}

/** Signs one device out. `wasThere` is false when it had signed out meanwhile. */
export async function signOutDevice(id: string): Promise<TableOutcome<{ readonly wasThere: boolean }>> {
  try {
    const { rest } = await loadBackend();
    const answer = await rest.rpc('end_session', { session_id: id });
    return failureIn(answer) ?? { ok: true, wasThere: answer.data === true };
  } catch (error) {
    return failureBehind(error);
  }
}
