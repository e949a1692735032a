import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { type AccessLimit, announceEnd, type SessionEnd } from '#data/session/session-store.ts';
import { paths } from '#platform/paths.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import styles from './session-notice.module.css';

const TITLES: Readonly<Record<SessionEnd, MessageDescriptor>> = {
  dropped: msg`You are signed out`,
  deleted: msg`Your account was deleted`,
  banned: msg`Your account is banned`,
  closed: msg`Your account was closed`,
  factor: msg`Your account now asks for a second step`,
};

const REASONS: Readonly<Record<SessionEnd, MessageDescriptor>> = {
  dropped: msg`Your session on this device was ended elsewhere, or the server no longer knows it.`,
  deleted: msg`Its profile, cloud lists and posts are gone.`,
  banned: msg`Sign in again to read why and until when. You can still read, but not post or save to the cloud.`,
  closed: msg`An administrator closed it. Ask an administrator to open it again.`,
  factor: msg`It was set up on another device. Sign in with the code of your authenticator app.`,
};

/** The notice above every page that the session has ended: the reason, and how to sign in again. */
export function SessionNotice({ ended }: { ended: SessionEnd }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const isLogin = pathname === paths.login();
  return (
    <div className={styles.place} role="alert" data-top-notice="">
      <Banner
        tone="warning"
        title={t(TITLES[ended])}
        actions={
          <>
            {ended !== 'deleted' && !isLogin && (
              <Button size="sm" variant="primary" render={<Link to={paths.login(pathname + search)} />}>
                <Trans>Sign in</Trans>
              </Button>
            )}
            <Button size="sm" onClick={() => announceEnd(null)}>
              <Trans>Close</Trans>
            </Button>
          </>
        }
      >
        <p>
          {t(REASONS[ended])} <Trans>The lists on this device are still here.</Trans>
        </p>
      </Banner>
    </div>
  );
}

/**
 * The notice above every page while the account may not write: the reason, the end, and what is
 * still possible.
 */
export function AccessNotice({ limit }: { limit: AccessLimit }) {
  const { i18n, t } = useLingui();
  const { kind, reason, until } = limit;
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
                The ban ends automatically on {i18n.date(until, { dateStyle: 'long', timeStyle: 'short' })}.
              </Trans>
            )}{' '}
            {reason !== null && <Trans>Reason: {limit.reason}</Trans>}
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
