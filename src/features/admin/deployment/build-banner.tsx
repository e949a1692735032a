import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { deploymentsQuery } from '#data/admin/deployments.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { failedNewest } from '#domain/admin/build-failures.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { useDeploymentSites } from './use-deployment-sites.ts';

/**
 * Reports that the newest deployment of a watched site failed; renders nothing when the check
 * itself fails.
 */
export function BuildBanner() {
  const { t } = useLingui();
  const viewer = useViewer();
  const sites = useDeploymentSites();
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
