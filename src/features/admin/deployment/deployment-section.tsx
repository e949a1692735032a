import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { adminProblemOf } from '#data/admin/act.ts';
import { deploymentSitesQuery, deploymentsQuery } from '#data/admin/deployments.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { When } from '../when.tsx';
import { BuildBanner } from './build-notices.tsx';

/** The latest deployments of the site, or how to set up that they are watched. */
export function DeploymentSection() {
  const query = useQuery(deploymentSitesQuery());
  return (
    <Loaded query={query}>
      {(sites) => (sites === null ? <NotSetUp /> : <Deployments sites={sites} />)}
    </Loaded>
  );
}

function NotSetUp() {
  const { t } = useLingui();
  return (
    <EmptyState title={t`No hosting provider is set up`} headingLevel={2} icon="info">
      <p>
        <Trans>
          This server runs by itself. If the site is hosted at Netlify, set NETLIFY_TOKEN, NETLIFY_SITE_ID and
          DEPLOYMENT_SITES for the server: its deployments then appear here.
        </Trans>
      </p>
    </EmptyState>
  );
}

function Deployments({ sites }: { sites: readonly string[] }) {
  const query = useQuery(deploymentsQuery(sites));
  if (query.error !== null && adminProblemOf(query.error).code === 'not-set-up') return <NotSetUp />;
  return (
    <>
      <BuildBanner />
      <div className={styles.actions}>
        <Button icon="refresh" busy={query.isFetching} onClick={() => void query.refetch()}>
          <Trans>Refresh</Trans>
        </Button>
        <p className={styles.muted}>
          <Trans>Checked every two minutes.</Trans>
        </p>
      </div>
      <Loaded query={query}>
        {(deployments) => (
          <ul className={styles.rows}>
            {deployments.length === 0 && (
              <li className={styles.muted}>
                <Trans>There are no deployments yet.</Trans>
              </li>
            )}
            {deployments.map(({ createdAt, state, siteName, deployUrl }) => (
              <li key={`${createdAt} ${deployUrl}`} className={styles.row}>
                <p className={styles.facts}>
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
