import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PasswordField } from '#components/password-field/password-field.tsx';
import { requestPasswordCode, setNewPassword } from '#data/session/password.ts';
import { signOut } from '#data/session/sign-out.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { CodeField } from '#ui/code-field/code-field.tsx';
import { Form } from './form.tsx';
import { useAccountForm } from './use-account-form.ts';

type NewPasswordFormProps = { email: string; onSet: () => void };

/**
 * Sets the password of the signed-in user, and signs out all other devices unless the user unticks
 * that.
 */
export function NewPasswordForm({ email, onSet }: NewPasswordFormProps) {
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
    <Form failed={form.failed} onSubmit={() => void submit()}>
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
        hint={t`Long beats complicated: three or four words make a good one.`}
      />
      {code !== null && (
        <CodeField
          id={form.idOf('code')}
          label={t`Code of the mail that we sent you`}
          value={code}
          onValueChange={setCode}
          error={form.errorAt('code', t`Enter the code of the mail.`)}
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
    </Form>
  );
}
