import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { type BuildNotice, type Deployment, failedNewest } from '#domain/admin/build-failures.ts';
import { siteContacts } from '#platform/site.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { rowsOf } from '../reader/text-table.ts';
import { act, type AdminOutcome, callFunction, readRows, writeRow } from './act.ts';

/** The interval at which administrators' pages ask again (docs/product.md, "Failed builds"). */
const POLL_MS = 120_000;

const reply = v.object({ deployments: v.array(v.unknown()) });

/**
 * A deployment as the provider tells it: without a time it has no place in the list, and a link
 * leads to the web or nowhere.
 */
const deployment = v.object({
  created_at: v.pipe(
    v.string(),
    v.check((at) => !Number.isNaN(Date.parse(at))),
  ),
  state: v.string(),
  site_name: v.string(),
  deploy_url: v.pipe(v.string(), v.regex(/^https?:\/\//i)),
});

/** The names of the sites whose builds are watched; null where no hosting provider is set up. */
export function deploymentSitesQuery() {
  return queryOptions({
    queryKey: ['admin', 'deployment-sites'],
    queryFn: async () => (await siteContacts()).deploymentSites,
    staleTime: Infinity,
  });
}

/**
 * The latest deployments, asked for again every 120 s, and never where no provider is set up
 * (`sites` is null). A failed newest one is told to every administrator, once.
 */
export function deploymentsQuery(sites: readonly string[] | null) {
  return queryOptions({
    queryKey: ['admin', 'deployments'],
    queryFn: async (): Promise<readonly Deployment[]> => {
      const { deployments } = v.parse(reply, await callFunction('deployments', {}));
      const read = rowsOf(deployment, deployments).map((each) => ({
        createdAt: each.created_at,
        state: each.state,
        siteName: each.site_name,
        deployUrl: each.deploy_url,
      }));
      const failed = failedNewest(read, sites ?? []);
      if (failed !== null) await tell(failed);
      return read;
    },
    enabled: sites !== null,
    retry: false,
    staleTime: 0,
    // An error means that no provider is set up, so asking again is useless.
    refetchInterval: (query) => (query.state.status === 'error' ? false : POLL_MS),
  });
}

/** A failure to tell is no failure to show. */
async function tell({ siteName, deployUrl, createdAt }: Deployment): Promise<void> {
  await act(async () =>
    callRest({
      path: 'rpc/note_build_failure',
      body: { site_name: siteName, deploy_url: deployUrl, failed_at: createdAt },
    }),
  );
}

const notice = v.pipe(
  v.object({
    id: v.string(),
    created_at: v.string(),
    read: v.boolean(),
    content: v.fallback(
      v.object({ site_name: v.fallback(v.string(), ''), deploy_url: v.fallback(v.string(), '') }),
      { site_name: '', deploy_url: '' },
    ),
  }),
  v.transform((row): BuildNotice => ({
    id: row.id,
    at: Date.parse(row.created_at),
    siteName: row.content.site_name,
    deployUrl: row.content.deploy_url,
    isRead: row.read,
  })),
);

/**
 * The notices of failed builds that the present user was sent, newest first. `most` is 5 for the
 * alert (docs/product.md, "Failed builds"), more for the page.
 */
export function buildNoticesQuery(most = 5) {
  return queryOptions({
    queryKey: ['admin', 'notices', most],
    queryFn: async ({ signal }) =>
      readRows(notice, {
        path: 'notifications',
        query: {
          select: 'id,created_at,read,content',
          type: 'eq.build_failure',
          order: 'created_at.desc',
          limit: String(most),
        },
        signal,
      }),
    retry: false,
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
}

/** Notes an alert as seen. */
export async function readNotice(id: string): Promise<AdminOutcome> {
  const query = { id: `eq.${id}`, select: 'id' };
  return act(async () => writeRow({ path: 'notifications', method: 'PATCH', query, body: { read: true } }));
}

/** Deletes an alert of one's own. */
export async function deleteNotice(id: string): Promise<AdminOutcome> {
  const query = { id: `eq.${id}`, select: 'id' };
  return act(async () => writeRow({ path: 'notifications', method: 'DELETE', query }));
}
