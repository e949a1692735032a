import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import {
  buildNoticesQuery,
  deploymentSitesQuery,
  deploymentsQuery,
  readNotice,
} from '#data/admin/deployments.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { failedNewest, freshNotices } from '#domain/admin/build-failures.ts';
import { now } from '#platform/clock.ts';
import { paths } from '#platform/paths.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { useAct } from '../use-act.tsx';
import { When } from '../when.tsx';

/**
 * The start page's notices on builds of the site, for administrators. Previews see only the banner
 * (docs/product.md, "Failed builds").
 */
export function BuildNotices() {
  const viewer = useViewer();
  const isPreview = viewer.status === 'authenticated' && viewer.isPreview;
  return (
    <>
      <BuildBanner />
      {!isPreview && <FailedBuildAlert />}
    </>
  );
}

/**
 * The newest failed build that this administrator has not put away yet: of the last 24 hours and of
 * the sites that are watched. A check that fails shows nothing.
 */
function FailedBuildAlert() {
  const { t } = useLingui();
  const { isBusy, act } = useAct();
  const sites = useQuery(deploymentSitesQuery()).data ?? null;
  const { data } = useQuery({ ...buildNoticesQuery(), enabled: sites !== null });
  const [newest] = freshNotices(data ?? [], now().getTime(), sites ?? []);
  if (newest === undefined || newest.isRead) return null;
  const { id, at, siteName } = newest;
  return (
    <Banner
      tone="warning"
      role="alert"
      title={t`Build of ${siteName} failed`}
      actions={
        <>
          <Button size="sm" render={<Link to={paths.admin('deployment')} />}>
            <Trans>Details</Trans>
          </Button>
          <Button
            size="sm"
            variant="quiet"
            icon="check"
            busy={isBusy}
            onClick={() => act({ action: async () => readNotice(id), done: t`Marked as seen.` })}
          >
            <Trans>Seen</Trans>
          </Button>
        </>
      }
    >
      <When at={new Date(at).toISOString()} />
    </Banner>
  );
}

/**
 * Reports that the newest deployment of a watched site failed; renders nothing when the check
 * itself fails.
 */
export function BuildBanner() {
  const { t } = useLingui();
  const viewer = useViewer();
  const sites = useQuery(deploymentSitesQuery()).data ?? null;
  const { data } = useQuery(deploymentsQuery(sites));
  const failed = failedNewest(data ?? [], sites ?? []);
  if (failed === null) return null;
  return (
    <Banner
      tone="violation"
      role="alert"
      title={t`Latest Site Deployment Failed`}
      actions={
        <a href={failed.deployUrl} target="_blank" rel="noreferrer">
          <Trans>Details</Trans>
        </a>
      }
    >
      <Trans>Site may be experiencing issues.</Trans>{' '}
      {viewer.status === 'authenticated' && viewer.isPreview ? (
        <Trans>The team has been notified.</Trans>
      ) : (
        <Trans>Please check deployment status.</Trans>
      )}
    </Banner>
  );
}
