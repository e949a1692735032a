import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { PasswordField } from '#components/password-field/password-field.tsx';
import { signIn } from '#data/session/sign-in.ts';
import { useServiceSettings } from '#data/session/use-service-settings.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmailField } from './email-field.tsx';
import { AccountForm } from './account-form.tsx';
import styles from './sign-in.module.css';
import { useAccountForm } from './use-account-form.ts';

type SignInFormProps = {
  email: string;
  onEmailChange: (email: string) => void;
  /** Signed in, or all but for the second factor. */
  onSignedIn: (needsSecondFactor: boolean) => void;
  /** Opens another form of the page. */
  onShow: (view: 'link' | 'code' | 'resend') => void;
};

/** E-mail address and password. */
export function SignInForm({ email, onEmailChange, onSignedIn, onShow }: SignInFormProps) {
  const { t } = useLingui();
  const [password, setPassword] = useState('');
  const form = useAccountForm({ email, password });
  const submit = async () => {
    const outcome = await form.send(() => signIn({ email, password }));
    if (outcome?.ok === true) onSignedIn(outcome.needsSecondFactor);
  };
  return (
    <AccountForm failed={form.failed} onSubmit={() => void submit()}>
      <EmailField
        id={form.idOf('email')}
        value={email}
        onValueChange={onEmailChange}
        error={form.errorAt('email', t`Enter your email address.`)}
      />
      <PasswordField
        name="password"
        id={form.idOf('password')}
        label={t`Password`}
        purpose="current-password"
        value={password}
        onValueChange={setPassword}
        error={form.errorAt('password', t`Enter your password.`)}
      />
      <Button type="submit" variant="primary" size="lg" busy={form.isBusy}>
        <Trans>Sign in</Trans>
      </Button>
      <Link to={paths.resetPassword()} state={{ email }}>
        <Trans>Forgot your password?</Trans>
      </Link>
      <MailWays onShow={onShow} />
    </AccountForm>
  );
}

/**
 * The ways to sign in by mail; where the server sends none, whom to ask about a forgotten password.
 */
function MailWays({ onShow }: Pick<SignInFormProps, 'onShow'>) {
  const { settings } = useServiceSettings();
  const sendsMail = settings?.ok === true ? settings.sendsMail : null;
  return (
    <div className={`${styles.ways} ${styles.mailed}`}>
      {sendsMail === true && (
        <>
          <WayButton onClick={() => onShow('link')}>
            <Trans>Sign in with an email link</Trans>
          </WayButton>
          <WayButton onClick={() => onShow('code')}>
            <Trans>I have a code from an email</Trans>
          </WayButton>
          <WayButton onClick={() => onShow('resend')}>
            <Trans>The confirmation email did not arrive</Trans>
          </WayButton>
        </>
      )}
      {sendsMail === false && (
        <p className="muted">
          <Trans>This server sends no email: an administrator can give you a link for a new password.</Trans>
        </p>
      )}
    </div>
  );
}

/** A small button that leads to another form of the page. */
export function WayButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button className={styles.way} variant="quiet" size="sm" onClick={onClick}>
      {children}
    </Button>
  );
}
