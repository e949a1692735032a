import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { callRest } from '../community/call-rest.ts';
import { act, type AdminOutcome, readRows } from './act.ts';

const row = v.nullable(v.record(v.string(), v.unknown()));
const entry = v.object({
  id: v.number(),
  created_at: v.string(),
  admin_name: v.string(),
  action: v.picklist(['insert', 'update', 'delete', 'call']),
  subject: v.string(),
  target_id: v.string(),
  target_name: v.string(),
  before: row,
  after: row,
  undoes: v.nullable(v.number()),
  is_undone: v.boolean(),
});
/** One deed of an administrator. Of an update `before` and `after` hold only what changed. */
export type LogEntry = v.InferOutput<typeof entry>;

/** Which deeds: all, those on one table, or those on one row. */
export interface LogScope {
  readonly subject?: string;
  readonly targetId?: string;
}

export const LOG_PAGE = 30;

/** The newest deeds before an id (null for the newest of all). */
export function logQuery({ subject, targetId }: LogScope, before: number | null) {
  return queryOptions({
    queryKey: ['admin', 'log', subject ?? '', targetId ?? '', before ?? 0],
    queryFn: async ({ signal }) =>
      readRows(entry, {
        path: 'admin_log',
        query: {
          select: Object.keys(entry.entries).join(','),
          order: 'id.desc',
          limit: String(LOG_PAGE),
          ...(subject === undefined ? {} : { subject: `eq.${subject}` }),
          ...(targetId === undefined ? {} : { target_id: `eq.${targetId}` }),
          ...(before === null ? {} : { id: `lt.${before}` }),
        },
        signal,
      }),
    staleTime: 0,
  });
}

/** Takes a deed back, unless somebody has changed the same thing since. */
export async function undoChange(id: number): Promise<AdminOutcome> {
  return act(async () => callRest({ path: 'rpc/undo_admin_change', body: { entry: id } }));
}
