import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { confirmCode } from '#data/session/confirm.ts';
import type { ConfirmType } from '#domain/access/confirm-link.ts';
import { Button } from '#ui/button/button.tsx';
import { CodeField } from '#ui/code-field/code-field.tsx';
import { EmailField } from './email-field.tsx';
import { AccountForm } from './account-form.tsx';
import { useAccountForm } from './use-account-form.ts';

type CodeFormProps = {
  /** The address that the mail went to. */
  email: string;
  /** Given where the address is not known yet; it is asked for then. */
  onEmailChange?: (email: string) => void;
  /** The kind of mail that the code is from. */
  type: ConfirmType;
  onConfirmed: () => void;
};

/** A form for the code in a mail, for players who read the mail on another device. */
export function CodeForm({ email, onEmailChange, type, onConfirmed }: CodeFormProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const form = useAccountForm({ email, code });
  const submit = async () => {
    const outcome = await form.send(() => confirmCode({ email, code, type }));
    if (outcome?.ok === true) onConfirmed();
  };
  return (
    <AccountForm failed={form.failed} onSubmit={() => void submit()}>
      {onEmailChange !== undefined && (
        <EmailField
          id={form.idOf('email')}
          value={email}
          onValueChange={onEmailChange}
          error={form.errorAt('email', t`Enter your email address.`)}
        />
      )}
      <CodeField
        id={form.idOf('code')}
        label={t`Code from the email`}
        value={code}
        onValueChange={setCode}
        error={form.errorAt('code', t`Enter the code of the email.`)}
        hint={t`Six digits. You can open the link on another device, or enter the code here.`}
      />
      <Button type="submit" variant="primary" size="lg" busy={form.isBusy}>
        <Trans>Confirm the code</Trans>
      </Button>
    </AccountForm>
  );
}
