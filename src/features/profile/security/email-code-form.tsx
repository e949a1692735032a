import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery } from '#data/profiles/account.ts';
import { confirmCode } from '#data/session/confirm.ts';
import { useAccountAction } from '#data/session/use-account-action.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { CodeField } from '#ui/code-field/code-field.tsx';
import { toast } from '#ui/toast/toast.tsx';
import styles from '../profile.module.css';
import { useProblemWords } from '../problem-note.tsx';

type EmailCodeFormProps = { userId: string; email: string; newEmail: string };

/**
 * A new address that waits for confirmation: the remaining steps, and a field for the codes of the
 * two mails.
 */
export function EmailCodeForm({ userId, email, newEmail }: EmailCodeFormProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const say = useProblemWords();
  const attempt = useAccountAction();
  const [code, setCode] = useState('');
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const confirm = async () => {
    // A code does not tell to which mailbox it was sent.
    let from = newEmail;
    let outcome = await confirmCode({ email: from, code, type: 'email_change' });
    if (!outcome.ok && outcome.code === 'otp_expired') {
      from = email;
      outcome = await confirmCode({ email: from, code, type: 'email_change' });
    }
    if (!outcome.ok) return outcome;
    setCode('');
    setConfirmed(outcome.isHalf ? from : null);
    if (!outcome.isHalf) toast.success({ title: t`Your address is changed` });
    await client.invalidateQueries({ queryKey: accountQuery(userId).queryKey });
    return outcome;
  };
  const waiting = confirmed === newEmail ? email : newEmail;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code !== '') void attempt.run(confirm);
      }}
    >
      <div role="status">
        <Banner tone="info">
          <p>
            {confirmed === null ? (
              <Trans>
                {newEmail} is not confirmed yet. Open the links in the emails to both addresses, or enter both
                codes here. Until then, sign in with your current address.
              </Trans>
            ) : (
              <Trans>
                Confirmed. The email to {waiting} is still waiting: open its link or enter its code.
              </Trans>
            )}
          </p>
        </Banner>
      </div>
      <CodeField
        label={t`Code from the email`}
        value={code}
        onValueChange={setCode}
        error={attempt.failed === null ? undefined : say(attempt.failed)}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={attempt.isBusy} disabled={code === ''}>
          <Trans>Confirm the code</Trans>
        </Button>
      </div>
    </form>
  );
}
