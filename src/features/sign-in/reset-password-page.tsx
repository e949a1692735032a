import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { requestReset } from '#data/session/password.ts';
import { useAwaitsSecondFactor, useViewer } from '#data/session/use-viewer.ts';
import { paths } from '#platform/paths.ts';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { emailIn } from './email-field.tsx';
import { MailForm } from './mail-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { ProblemBanner } from './form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SignInCard } from './sign-in-card.tsx';
import styles from './sign-in.module.css';
import { useArrival } from './use-arrival.ts';

/**
 * /reset-password (docs/product.md, "Accounts"): requests the mail with a link, and sets the new
 * password of the user who followed it or is signed in anyway.
 */
export function ResetPasswordPage() {
  const { t } = useLingui();
  const arrival = useArrival();
  const viewer = useViewer();
  const awaitsSecondFactor = useAwaitsSecondFactor();
  const navigate = useNavigate();
  const onSet = () => {
    toast.success({ title: t`Your new password is set`, description: t`You are signed in.` });
    void navigate(paths.home(), { replace: true });
  };
  if (arrival.status === 'working' || viewer.status === 'loading') {
    return (
      <ResetCard title={t`One moment`}>
        <div className={styles.waiting}>
          <Spinner label={t`Checking your link…`} />
        </div>
      </ResetCard>
    );
  }
  if (awaitsSecondFactor) {
    return (
      <ResetCard title={t`Second step`}>
        <SecondFactorForm onVerified={() => undefined} />
      </ResetCard>
    );
  }
  if (arrival.status !== 'failed' && viewer.status === 'authenticated' && !viewer.isPreview) {
    return (
      <ResetCard title={t`Set a new password`}>
        <NewPasswordForm email={viewer.email} onSet={onSet} />
      </ResetCard>
    );
  }
  return <AskForLink problem={arrival.status === 'failed' && <ProblemBanner failed={arrival.failed} />} />;
}

function AskForLink({ problem }: { problem: ReactNode }) {
  const { t } = useLingui();
  const [email, setEmail] = useState(emailIn(useLocation().state));
  return (
    <ResetCard title={t`Forgotten password`}>
      {problem}
      <MailForm
        kind="reset"
        email={email}
        onEmailChange={setEmail}
        send={requestReset}
        onConfirmed={nothing}
      />
      <div className={styles.ways}>
        <Link to={paths.login()} state={{ email }}>
          <Trans>Back to signing in</Trans>
        </Link>
      </div>
    </ResetCard>
  );
}

function ResetCard({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <SignInCard title={title}>
      <title>{t`${title} – Muster`}</title>
      {children}
    </SignInCard>
  );
}

function nothing(): void {
  // The page itself asks the signed-in user for the new password.
}
