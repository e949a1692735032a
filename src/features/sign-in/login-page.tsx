import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { followedBackend } from '#data/session/follow-session.ts';
import { useAwaitsSecondFactor, useViewer } from '#data/session/use-viewer.ts';
import { ownPath } from '#domain/access/own-path.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { whenIdle } from '#platform/after-paint.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { AccountViews } from './account-views.tsx';
import { emailIn } from './email-field.tsx';
import { ProblemBanner } from './account-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SignInCard } from './sign-in-card.tsx';
import styles from './sign-in.module.css';
import { useArrival } from './use-arrival.ts';
import { useWelcome } from './use-welcome.ts';

/**
 * /login (docs/product.md, "Accounts"): sign in, sign up, sign in by mail, have the confirmation
 * sent again, show the second factor, or go on as a guest. A signed-in user is sent on to the page
 * that they came from.
 */
export function Component() {
  const { t } = useLingui();
  const arrival = useArrival();
  const viewer = useViewer();
  const awaitsSecondFactor = useAwaitsSecondFactor();
  const next = useNext();
  const welcome = useWelcome();
  const email = useState(emailIn(useLocation().state));
  useEffect(() => whenIdle(() => void followedBackend().catch(() => undefined)), []);

  if (arrival.status === 'working') {
    return (
      <SignInCard title={t`One moment`}>
        <div className={styles.waiting}>
          <Spinner label={t`Checking your link…`} />
        </div>
      </SignInCard>
    );
  }
  if (arrival.status === 'arrived' && arrival.isRecovery)
    return <Navigate to={paths.resetPassword()} replace />;
  if (awaitsSecondFactor) {
    return (
      <SignInCard title={t`Second step`}>
        <SecondFactorForm onVerified={welcome} />
      </SignInCard>
    );
  }
  if (userIdOf(viewer) !== null) return <Navigate to={next} replace />;
  return (
    <AccountViews
      email={email}
      next={next}
      onSignedIn={welcome}
      below={<GuestPanel />}
      notice={arrival.status === 'failed' && <ProblemBanner failed={arrival.failed} />}
    />
  );
}

/** The button for going on without an account, and what needs an account. */
function GuestPanel() {
  const { t } = useLingui();
  const kept = [
    t`Build lists and see whether they are legal`,
    t`Keep them on this device for offline use`,
    t`Share them by link, print them, play with them`,
  ];
  const missed = [
    t`Your lists on your other devices`,
    t`Posting lists to the community, comments and likes`,
    t`Following players and your activity feed`,
  ];
  return (
    <section className={styles.guest} aria-labelledby="guest-title">
      <div className={styles.guestHead}>
        <h2 id="guest-title">
          <Trans>No account?</Trans>
        </h2>
        <Button render={<Link to={paths.builder()} />} trailingIcon="chevron-right">
          <Trans>Continue as guest</Trans>
        </Button>
      </div>
      <div className={styles.guestLists}>
        <div>
          <h3>
            <Trans>As a guest you can</Trans>
          </h3>
          <ul>
            {kept.map((line) => (
              <li key={line}>
                <Icon name="check" size={18} className={styles.yes} />
                {line}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>
            <Trans>What you miss out on</Trans>
          </h3>
          <ul>
            {missed.map((line) => (
              <li key={line}>
                <Icon name="minus" size={18} className={styles.no} />
                {line}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="muted">
        <Trans>You can create an account at any time. What is on this device stays on it.</Trans>
      </p>
    </section>
  );
}

/** Pages that are no place to come back to. */
const DOORS: readonly string[] = [paths.login(), paths.confirm(), paths.resetPassword()];

/**
 * Returns the page to open after signing in: the one that the user came from, else the start page.
 * It is always a page of this app.
 */
function useNext(): string {
  const [search] = useSearchParams();
  const wanted = ownPath(search.get('next'));
  const isDoor = wanted !== null && DOORS.includes(wanted.split(/[?#]/)[0] ?? '');
  return wanted === null || isDoor ? paths.home() : wanted;
}
