import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  buildNoticesQuery,
  deleteNotice,
  deploymentSitesQuery,
  readNotice,
} from '#data/admin/deployments.ts';
import { freshNotices } from '#domain/admin/build-failures.ts';
import { now } from '#platform/clock.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { useAct } from '../use-act.tsx';
import { When } from '../when.tsx';

const MOST = 100;

/** The administrator's alerts about failed builds; those of the last 24 hours are marked. */
export function AlertsSection() {
  const { t } = useLingui();
  const { isBusy, act, ask, dialog } = useAct();
  const query = useQuery(buildNoticesQuery(MOST));
  const sites = useQuery(deploymentSitesQuery()).data ?? [];
  const remove = (id: string, site: string) =>
    ask({
      title: t`Delete the alert about ${site}?`,
      body: t`It is removed for you only; other administrators keep theirs. This cannot be undone.`,
      confirm: t`Delete`,
      isDanger: true,
      action: async () => deleteNotice(id),
      done: t`The alert is deleted.`,
    });
  return (
    <Loaded query={query}>
      {(notices) => {
        const fresh = new Set(freshNotices(notices, now().getTime(), sites).map(({ id }) => id));
        return (
          <>
            {notices.length === 0 && (
              <EmptyState title={t`No alerts`} headingLevel={2} icon="success">
                <p>
                  <Trans>When a build of the site fails, every administrator is told here.</Trans>
                </p>
              </EmptyState>
            )}
            <ul className={styles.rows}>
              {notices.map(({ id, at, siteName, deployUrl, isRead }) => (
                <li key={id} className={styles.row}>
                  <div className={styles.head}>
                    <div className={styles.who}>
                      <h2 className={styles.name}>
                        <Trans>Build of {siteName} failed</Trans>
                      </h2>
                      <p className={styles.facts}>
                        <When at={new Date(at).toISOString()} />
                        {fresh.has(id) && (
                          <Badge tone="danger" icon="warning">
                            <Trans>last 24 hours</Trans>
                          </Badge>
                        )}
                        {/^https?:/.test(deployUrl) && (
                          <a href={deployUrl} target="_blank" rel="noreferrer">
                            <Trans>Details</Trans>
                          </a>
                        )}
                      </p>
                    </div>
                    <div className={styles.actions}>
                      {!isRead && (
                        <Button
                          size="sm"
                          icon="check"
                          busy={isBusy}
                          onClick={() =>
                            act({ action: async () => readNotice(id), done: t`Marked as seen.` })
                          }
                        >
                          <Trans>Seen</Trans>
                        </Button>
                      )}
                      <Button
                        size="sm"
                        variant="quiet"
                        iconOnly
                        icon="trash"
                        label={t`Delete`}
                        onClick={() => remove(id, siteName)}
                      />
                    </div>
                  </div>
                </li>
              ))}
            </ul>
            {dialog}
          </>
        );
      }}
    </Loaded>
  );
}
