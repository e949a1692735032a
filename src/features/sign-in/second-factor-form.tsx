import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { verifySecondFactor } from '#data/session/sign-in.ts';
import { signOut } from '#data/session/sign-out.ts';
import { Button } from '#ui/button/button.tsx';
import { CodeField } from '#ui/code-field/code-field.tsx';
import { AccountForm } from './account-form.tsx';
import { useAccountForm } from './use-account-form.ts';

/** The code of an authenticator app, for accounts that ask for it. */
export function SecondFactorForm({ onVerified }: { onVerified: () => void }) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const form = useAccountForm({ code });
  const fieldId = form.idOf('code');
  // One has just pressed a button that is gone now.
  useEffect(() => document.getElementById(fieldId)?.focus(), [fieldId]);
  const submit = async () => {
    const outcome = await form.send(() => verifySecondFactor(code));
    if (outcome?.ok === true) onVerified();
  };
  return (
    <AccountForm failed={form.failed} onSubmit={() => void submit()}>
      <p className="muted">
        <Trans>Your account asks for a second step: the code that your authenticator app shows now.</Trans>
      </p>
      <CodeField
        id={fieldId}
        label={t`Six-digit code`}
        value={code}
        onValueChange={setCode}
        error={form.errorAt('code', t`Enter the code of your app.`)}
      />
      <Button type="submit" variant="primary" size="lg" busy={form.isBusy}>
        <Trans>Confirm</Trans>
      </Button>
      <Button variant="quiet" onClick={() => void signOut('local')}>
        <Trans>Sign in with another account</Trans>
      </Button>
    </AccountForm>
  );
}
