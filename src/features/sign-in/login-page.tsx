import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { followedBackend } from '#data/session/follow-session.ts';
import { useAwaitsSecondFactor, useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { whenIdle } from '#platform/after-paint.ts';
import { paths } from '#platform/paths.ts';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { AccountViews } from './account-views.tsx';
import { emailIn } from './email-in.ts';
import { GuestPanel } from './guest-panel.tsx';
import { ProblemBanner } from './problem-banner.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SignInCard } from './sign-in-card.tsx';
import styles from './sign-in.module.css';
import { useArrival } from './use-arrival.ts';
import { useNext } from './use-next.ts';
import { useWelcome } from './use-welcome.ts';

/**
 * /login (docs/product.md, "Accounts"): sign in, sign up, sign in by mail, have the confirmation
 * sent again, show the second factor, or go on as a guest. A signed-in user is sent on to the page
 * that they came from.
 */
export function LoginPage() {
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
        <title>{t`Sign in – Muster`}</title>
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
        <title>{t`Second step – Muster`}</title>
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
