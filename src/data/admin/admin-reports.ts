import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { callRest } from '#platform/backend/call-rest.ts';
import { REPORT_KINDS, REPORT_REASONS, type ReportKind } from '../community/reports.ts';
import { act, type AdminOutcome, readRows, writeRow } from './act.ts';

const report = v.object({
  id: v.string(),
  kind: v.picklist(REPORT_KINDS),
  reason: v.picklist(REPORT_REASONS),
  details: v.nullable(v.string()),
  status: v.picklist(['open', 'resolved', 'dismissed']),
  excerpt: v.string(),
  note: v.nullable(v.string()),
  created_at: v.string(),
  handled_at: v.nullable(v.string()),
  handled_by: v.nullable(v.string()),
  reporter: v.nullable(v.string()),
  player_id: v.nullable(v.string()),
  player: v.nullable(v.string()),
  player_banned: v.boolean(),
  player_warnings: v.number(),
  list_id: v.nullable(v.string()),
  target_id: v.string(),
  is_there: v.boolean(),
  is_hidden: v.boolean(),
  total: v.number(),
});
export type AdminReport = v.InferOutput<typeof report>;
export type ReportStatus = AdminReport['status'];

/** Reports of a status with what they are about as it is now. */
export function reportsQuery(status: ReportStatus | 'all', page: number) {
  return queryOptions({
    queryKey: ['admin', 'reports', status, page],
    queryFn: async ({ signal }) =>
      readRows(report, { path: 'rpc/admin_reports', body: { of_status: status, page }, signal }),
    staleTime: 0,
  });
}

const TABLES: Readonly<Record<Exclude<ReportKind, 'player'>, string>> = {
  list: 'shared_lists',
  comment: 'list_comments',
};

/**
 * Takes a list or comment out of everybody's sight for a reason that its author reads; null gives
 * it back.
 */
export async function setHidden(
  kind: Exclude<ReportKind, 'player'>,
  id: string,
  reason: string | null,
): Promise<AdminOutcome> {
  return act(async () =>
    writeRow({
      path: TABLES[kind],
      method: 'PATCH',
      query: { id: `eq.${id}`, select: 'id' },
      body: { is_hidden: reason !== null, hidden_reason: reason },
    }),
  );
}

/** Closes a report, or opens it again. */
export async function handleReport(
  id: string,
  status: ReportStatus,
  note: string | null,
): Promise<AdminOutcome> {
  return act(async () =>
    writeRow({
      path: 'reports',
      method: 'PATCH',
      query: { id: `eq.${id}`, select: 'id' },
      body: { status, note },
    }),
  );
}

/** Most characters of a warning, and of the reason of a ban or a hiding. */
export const MOST_REASON = 1_000;

/**
 * Says something to a player about what they did. `report` is the id of the report that led to it,
 * or null.
 */
export async function warnPlayer(
  player: string,
  body: string,
  reportId: string | null,
): Promise<AdminOutcome> {
  return act(async () =>
    callRest({
      path: 'player_warnings',
      body: { player_id: player, body, report_id: reportId },
      prefer: 'return=minimal',
    }),
  );
}
