import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { PasswordField } from '#components/password-field/password-field.tsx';
import { requestPasswordCode, requestReset, setNewPassword } from '#data/session/password.ts';
import { signOut } from '#data/session/sign-out.ts';
import { useAwaitsSecondFactor, useViewer } from '#data/session/use-viewer.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { CodeField } from '#ui/code-field/code-field.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { emailIn } from './email-field.tsx';
import { AccountForm, ProblemBanner } from './account-form.tsx';
import { MailForm } from './mail-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SignInCard } from './sign-in-card.tsx';
import styles from './sign-in.module.css';
import { useAccountForm } from './use-account-form.ts';
import { useArrival } from './use-arrival.ts';

/**
 * /reset-password (docs/product.md, "Accounts"): requests the mail with a link, and sets the new
 * password of the user who followed it or is signed in anyway.
 */
export function Component() {
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
      <SignInCard title={t`One moment`}>
        <div className={styles.waiting}>
          <Spinner label={t`Checking your link…`} />
        </div>
      </SignInCard>
    );
  }
  if (awaitsSecondFactor) {
    return (
      <SignInCard title={t`Second step`}>
        <SecondFactorForm onVerified={() => undefined} />
      </SignInCard>
    );
  }
  if (arrival.status !== 'failed' && viewer.status === 'authenticated' && !viewer.isPreview) {
    return (
      <SignInCard title={t`Set a new password`}>
        <NewPasswordForm email={viewer.email} onSet={onSet} />
      </SignInCard>
    );
  }
  return <AskForLink problem={arrival.status === 'failed' && <ProblemBanner failed={arrival.failed} />} />;
}

function AskForLink({ problem }: { problem: ReactNode }) {
  const { t } = useLingui();
  const [email, setEmail] = useState(emailIn(useLocation().state));
  return (
    <SignInCard title={t`Forgotten password`}>
      {problem}
      <MailForm
        kind="reset"
        email={email}
        onEmailChange={setEmail}
        send={requestReset}
        // The page itself asks the signed-in user for the new password.
        onConfirmed={() => undefined}
      />
      <div className={styles.ways}>
        <Link to={paths.login()} state={{ email }}>
          <Trans>Back to sign-in</Trans>
        </Link>
      </div>
    </SignInCard>
  );
}

type NewPasswordFormProps = { email: string; onSet: () => void };

/**
 * Sets the password of the signed-in user, and signs out all other devices unless the user unticks
 * that.
 */
function NewPasswordForm({ email, onSet }: NewPasswordFormProps) {
  const { t } = useLingui();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const [endsOthers, setEndsOthers] = useState(true);
  const form = useAccountForm({ password, ...(code === null ? {} : { code }) });
  const submit = async () => {
    const proof = code === null ? {} : { nonce: code.trim() };
    const outcome = await form.send(() => setNewPassword(password, proof));
    if (outcome?.ok === false && outcome.code === 'reauthentication_needed') {
      // The service asks for more than the link: the code of another mail.
      await requestPasswordCode();
      setCode('');
    }
    if (outcome?.ok !== true) return;
    if (endsOthers) await signOut('others');
    onSet();
  };
  return (
    <AccountForm failed={form.failed} onSubmit={() => void submit()}>
      <p className="muted">
        <Trans>For the account {email}.</Trans>
      </p>
      <input className="visually-hidden" type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        id={form.idOf('password')}
        label={t`New password`}
        purpose="new-password"
        value={password}
        onValueChange={setPassword}
        error={form.errorAt('password', t`Enter a password.`)}
      />
      {code !== null && (
        <CodeField
          id={form.idOf('code')}
          label={t`Code from the email that we sent you`}
          value={code}
          onValueChange={setCode}
          error={form.errorAt('code', t`Enter the code of the email.`)}
        />
      )}
      <Checkbox
        label={t`Sign out on all my other devices`}
        checked={endsOthers}
        onCheckedChange={setEndsOthers}
      />
      <Button type="submit" variant="primary" size="lg" busy={form.isBusy}>
        <Trans>Set new password</Trans>
      </Button>
    </AccountForm>
  );
}
