import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { UnsentMail } from '#domain/admin/mail-faults.ts';
import { now } from '#platform/clock.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { readRows } from './act.ts';

const DAY_MS = 86_400_000;

const overview = v.object({
  open_reports: v.number(),
  oldest_report: v.nullable(v.string()),
  kept_mails: v.number(),
  unread_alerts: v.number(),
  players: v.number(),
  new_players: v.number(),
  unconfirmed: v.number(),
  banned: v.number(),
  posts: v.number(),
  scheduled_news: v.number(),
  changes: v.number(),
  oldest_change: v.nullable(v.string()),
  missing: v.object({
    rules: v.number(),
    faq: v.number(),
    special_rules: v.number(),
    news: v.number(),
  }),
});

const unsent = v.pipe(
  v.object({ status: v.picklist(['failed', 'waiting']), last_fault: v.string() }),
  v.transform(({ status, last_fault }): UnsentMail => ({ status, fault: last_fault })),
);

export type Overview = v.InferOutput<typeof overview> & { readonly unsent: readonly UnsentMail[] };

/** The mails of the last seven days that were tried and did not leave. */
async function readUnsent(signal: AbortSignal): Promise<readonly UnsentMail[]> {
  return readRows(unsent, {
    path: 'mail_outbox',
    query: {
      select: 'status,last_fault',
      status: 'in.(failed,waiting)',
      last_fault: 'not.is.null',
      created_at: `gt.${new Date(now().getTime() - 7 * DAY_MS).toISOString()}`,
      order: 'created_at.desc',
      limit: '1000',
    },
    signal,
  });
}

/** The counts of everything that waits for an administrator. */
export function overviewQuery() {
  return queryOptions({
    queryKey: ['admin', 'overview'],
    queryFn: async ({ signal }): Promise<Overview> => {
      const [counts, mails] = await Promise.all([
        callRest({ path: 'rpc/admin_overview', body: {}, signal }),
        readUnsent(signal),
      ]);
      return { ...v.parse(overview, counts), unsent: mails };
    },
    staleTime: 0,
  });
}
