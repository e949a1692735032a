import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { adminProblemOf } from '#data/admin/act.ts';
import { buildNoticesQuery, deploymentSitesQuery, deploymentsQuery } from '#data/admin/deployments.ts';
import { queryClient } from '#data/query/query-client.ts';
import { freshNotices } from '#domain/admin/build-failures.ts';
import { now } from '#platform/clock.ts';
import { paths } from '#platform/paths.ts';
import { toast } from '#ui/toast/toast.tsx';

/** The interval between two checks, in milliseconds (docs/product.md, "Failed builds"). */
const POLL_MS = 120_000;

/**
 * Notifies an administrator once of each failed build of the watched sites in the last 24 hours.
 * Sends no requests when no hosting provider is set up and ignores failed checks. `open` opens the
 * page of the deployments. Returns a function that stops the watch.
 */
export function watchBuilds(open: () => void): () => void {
  let shownId: string | null = null;
  let hasProvider = true;
  const look = async () => {
    const client = queryClient();
    const sites = await client.query(deploymentSitesQuery());
    if (sites === null) return;
    if (hasProvider) {
      // Asking for the deployments tells every administrator of a failed one.
      await client.query(deploymentsQuery(sites)).catch((error: unknown) => {
        hasProvider = adminProblemOf(error).code !== 'not-set-up';
      });
    }
    const notices = await client.query(buildNoticesQuery()).catch(() => []);
    const [newest] = freshNotices(notices, now().getTime(), sites);
    if (newest === undefined || newest.isRead || newest.id === shownId) return;
    // The start page says it itself.
    if (location.pathname === paths.home() || location.pathname === '/landing') return;
    shownId = newest.id;
    toast.error({
      id: 'build-failed',
      title: i18n._(msg`Latest Site Deployment Failed`),
      description: `${i18n._(msg`Site may be experiencing issues.`)} ${i18n._(msg`Please check deployment status.`)}`,
      action: { label: i18n._(msg`Details`), onPress: open },
      duration: POLL_MS,
    });
  };
  void look();
  const timer = setInterval(() => void look(), POLL_MS);
  return () => clearInterval(timer);
}
