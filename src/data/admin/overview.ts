import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { callRest } from '../community/call-rest.ts';

const overview = v.object({
  open_reports: v.number(),
  oldest_report: v.nullable(v.string()),
  failed_mails: v.number(),
  waiting_mails: v.number(),
  kept_mails: v.number(),
  unread_alerts: v.number(),
  players: v.number(),
  new_players: v.number(),
  unconfirmed: v.number(),
  banned: v.number(),
  posts: v.number(),
  scheduled_news: v.number(),
  errata: v.number(),
  missing: v.object({
    rules: v.number(),
    faq: v.number(),
    special_rules: v.number(),
    news: v.number(),
  }),
});

export type Overview = v.InferOutput<typeof overview>;

/** How much of everything waits for somebody. */
export function overviewQuery() {
  return queryOptions({
    queryKey: ['admin', 'overview'],
    queryFn: async ({ signal }) =>
      v.parse(overview, await callRest({ path: 'rpc/admin_overview', body: {}, signal })),
    staleTime: 0,
  });
}
