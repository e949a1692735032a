import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Account, accountQuery, changeEmail } from '#data/profiles/account.ts';
import { confirmCode } from '#data/session/confirm.ts';
import { useAccountAction } from '#data/session/use-account-action.ts';
import { useSendsMail } from '#data/session/use-service-settings.ts';
import type { AuthProblem } from '#platform/backend/auth-problem.ts';
import { Form } from '#ui/form/form.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { CodeField } from '#ui/code-field/code-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { FoldedCard } from '../edit/folded-card.tsx';
import { ProblemNote, useProblemWords } from '../problem-note.tsx';
import styles from '../profile.module.css';
import { StepUp } from './step-up.tsx';

const AT_FIELD: readonly AuthProblem[] = [
  'email_exists',
  'email_address_invalid',
  'email_address_not_authorized',
];

type EmailCardProps = { userId: string; email: string; account: Account | null };

/**
 * The address that one signs in with, one that waits for its confirmation, and the form to change
 * it.
 */
export function EmailCard({ userId, email, account }: EmailCardProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const waiting = account?.newEmail ?? null;
  return (
    <FoldedCard
      title={t`Email address`}
      isOpen={isOpen}
      summary={
        <>
          <p className={styles.value}>{account?.email ?? email}</p>
          {account !== null && waiting !== null && (
            <EmailCodeForm userId={userId} email={account.email} newEmail={waiting} />
          )}
        </>
      }
      action={
        <Button size="sm" onClick={() => setOpen(true)}>
          <Trans>Change address</Trans>
        </Button>
      }
    >
      <EmailForm userId={userId} onClose={() => setOpen(false)} />
    </FoldedCard>
  );
}

function EmailForm({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const say = useProblemWords();
  const sendsMail = useSendsMail();
  const attempt = useAccountAction();
  const [wanted, setWanted] = useState('');
  const [wasSent, setSent] = useState(false);
  const isAddress = /^\S+@\S+$/.test(wanted.trim());
  const change = async () => {
    const outcome = await changeEmail(wanted);
    if (outcome.ok) {
      await client.invalidateQueries({ queryKey: accountQuery(userId).queryKey });
      if (outcome.isChanged) toast.success({ title: t`Your address is changed` });
      else toast.info({ title: t`Check both inboxes`, description: t`Each email has a link and a code.` });
      onClose();
    }
    return outcome;
  };
  if (attempt.needsCode) return <StepUp onShown={attempt.resume} onCancel={attempt.forget} />;
  const { failed } = attempt;
  const isAtField = failed !== null && AT_FIELD.includes(failed.code);
  return (
    <Form
      className={styles.form}
      onSubmit={() => {
        setSent(true);
        if (isAddress) void attempt.run(change);
      }}
    >
      {failed !== null && !isAtField && <ProblemNote failed={failed} />}
      <TextField
        label={t`New email address`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={255}
        value={wanted}
        onValueChange={setWanted}
        error={wasSent && !isAddress ? t`Enter an email address.` : isAtField ? say(failed) : undefined}
        hint={
          sendsMail
            ? t`We email a link to your current address and one to the new one. The address changes once you have opened both.`
            : t`It changes at once, because this server sends no email. Check the spelling: you sign in with it.`
        }
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={attempt.isBusy}>
          <Trans>Change address</Trans>
        </Button>
        <Button variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Form>
  );
}

type EmailCodeFormProps = { userId: string; email: string; newEmail: string };

/**
 * A new address that waits for confirmation: the remaining steps, and a field for the codes of the
 * two mails.
 */
function EmailCodeForm({ userId, email, newEmail }: EmailCodeFormProps) {
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
    <Form
      className={styles.form}
      onSubmit={() => {
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
    </Form>
  );
}
