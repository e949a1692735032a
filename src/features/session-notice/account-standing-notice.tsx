import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Standing } from '#data/session/session-store.ts';
import { paths } from '#platform/paths.ts';
import { asWritten } from '#ui/as-written/as-written.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import styles from './session-notice.module.css';

/**
 * The notice above every page while the account may not write: the reason, the end, and what is
 * still possible.
 */
export function AccountStandingNotice({ standing }: { standing: Standing }) {
  const { i18n, t } = useLingui();
  const { kind, reason, until } = standing;
  return (
    <div className={styles.place} role="alert" data-top-notice="">
      <Banner
        tone="warning"
        title={kind === 'banned' ? t`Your account is banned` : t`Your account is closed`}
        actions={
          <Button size="sm" render={<Link to={`${paths.profile()}?section=data`} />}>
            <Trans>My data</Trans>
          </Button>
        }
      >
        {kind === 'banned' && (
          <p>
            {until === null ? (
              <Trans>The ban has no end.</Trans>
            ) : (
              <Trans>
                The ban ends on {i18n.date(until, { dateStyle: 'long', timeStyle: 'short' })}, by itself.
              </Trans>
            )}{' '}
            {reason !== null && <Trans>Reason: {asWritten(reason)}</Trans>}
          </p>
        )}
        <p>
          <Trans>
            You can read, use the lists on this device, export your data and delete your account. You cannot
            post, comment or save to the cloud.
          </Trans>
        </p>
      </Banner>
    </div>
  );
}
