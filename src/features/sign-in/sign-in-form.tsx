import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { PasswordField } from '#components/password-field/password-field.tsx';
import { signIn } from '#data/session/sign-in.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmailField } from './email-field.tsx';
import { Form } from './form.tsx';
import { useAccountForm } from './use-account-form.ts';

type SignInFormProps = {
  email: string;
  onEmailChange: (email: string) => void;
  /** Signed in, or all but for the second factor. */
  onSignedIn: (needsSecondFactor: boolean) => void;
  /** Other ways in. */
  children?: ReactNode;
};

/** E-mail address and password. */
export function SignInForm({ email, onEmailChange, onSignedIn, children }: SignInFormProps) {
  const { t } = useLingui();
  const [password, setPassword] = useState('');
  const form = useAccountForm({ email, password });
  const submit = async () => {
    const outcome = await form.send(() => signIn({ email, password }));
    if (outcome?.ok === true) onSignedIn(outcome.needsSecondFactor);
  };
  return (
    <Form failed={form.failed} onSubmit={() => void submit()}>
      <EmailField
        id={form.idOf('email')}
        value={email}
        onValueChange={onEmailChange}
        error={form.errorAt('email', t`Enter your e-mail address.`)}
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
      {children}
    </Form>
  );
}
