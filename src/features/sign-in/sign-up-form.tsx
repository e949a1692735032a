import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { PasswordField } from '#components/password-field/password-field.tsx';
import { signUp } from '#data/session/sign-in.ts';
import { usernameFault } from '#domain/community/username.ts';
import { useLanguage } from '#platform/use-language.ts';
import { useUsernameWords } from '#platform/words/use-username-words.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { EmailField } from './email-field.tsx';
import { AccountForm } from './account-form.tsx';
import { useAccountForm } from './use-account-form.ts';

type SignUpFormProps = {
  email: string;
  onEmailChange: (email: string) => void;
  /** The page to which the mail's link finally leads. */
  next: string;
  /** The account is made: and signed in, or waiting until the link of its mail is followed. */
  onMade: (isSignedIn: boolean) => void;
};

/** A new account. */
export function SignUpForm({ email, onEmailChange, next, onMade }: SignUpFormProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [password, setPassword] = useState('');
  const [username, setUsername] = useState('');
  const [wasSent, setSent] = useState(false);
  const faultWords = useUsernameWords();
  const fault = username.trim() === '' ? null : usernameFault(username);
  const nameId = useId();
  const form = useAccountForm({ email, password });
  const submit = async () => {
    setSent(true);
    if (fault !== null) {
      document.getElementById(nameId)?.focus();
      return;
    }
    const more = { language, next, username: username.trim() };
    const outcome = await form.send(() => signUp({ email, password }, more));
    if (outcome?.ok === true) onMade(outcome.isSignedIn);
  };
  return (
    <AccountForm failed={form.failed} onSubmit={() => void submit()}>
      <EmailField
        id={form.idOf('email')}
        value={email}
        onValueChange={onEmailChange}
        error={form.errorAt('email', t`Enter your email address.`)}
        hint={t`You sign in with it. Other players never see it.`}
      />
      <PasswordField
        name="password"
        id={form.idOf('password')}
        label={t`New password`}
        purpose="new-password"
        value={password}
        onValueChange={setPassword}
        error={form.errorAt('password', t`Enter a password.`)}
      />
      <TextField
        id={nameId}
        label={t`User name (optional)`}
        hint={t`Other players see it with your posts. You can also choose it later.`}
        error={wasSent && fault !== null ? faultWords(fault) : undefined}
        value={username}
        onValueChange={setUsername}
        name="nickname"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
      />
      <Button type="submit" variant="primary" size="lg" busy={form.isBusy}>
        <Trans>Create account</Trans>
      </Button>
    </AccountForm>
  );
}
