import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { adminProblemOf } from '#data/admin/act.ts';
import { deploymentsQuery } from '#data/admin/deployments.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { When } from '../when.tsx';
import { BuildBanner } from './build-banner.tsx';

/** The latest deployments of the site, asked for again every two minutes. */
export function DeploymentSection() {
  const { t } = useLingui();
  const query = useQuery(deploymentsQuery());
  if (query.error !== null && adminProblemOf(query.error).code === 'not-set-up') {
    return (
      <EmptyState title={t`No hosting provider is set up`} headingLevel={2} icon="info">
        <p>
          <Trans>
            This server runs by itself. If the site is hosted at Netlify, set NETLIFY_TOKEN and
            NETLIFY_SITE_ID for the server, and the deployments stand here.
          </Trans>
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <BuildBanner />
      <div className={styles['actions']}>
        <Button icon="refresh" busy={query.isFetching} onClick={() => void query.refetch()}>
          <Trans>Refresh</Trans>
        </Button>
        <p className={styles['muted']}>
          <Trans>Asked again every two minutes.</Trans>
        </p>
      </div>
      <Loaded query={query}>
        {(deployments) => (
          <ul className={styles['rows']}>
            {deployments.length === 0 && (
              <li className={styles['muted']}>
                <Trans>There are no deployments yet.</Trans>
              </li>
            )}
            {deployments.map(({ createdAt, state, siteName, deployUrl }) => (
              <li key={`${createdAt} ${deployUrl}`} className={styles['row']}>
                <p className={styles['facts']}>
                  <Badge tone={state === 'ready' ? 'success' : state === 'error' ? 'danger' : 'neutral'}>
                    {state}
                  </Badge>
                  <strong>{siteName}</strong>
                  <When at={createdAt} />
                  <a href={deployUrl} target="_blank" rel="noreferrer">
                    <Trans>Open</Trans>
                  </a>
                </p>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}
