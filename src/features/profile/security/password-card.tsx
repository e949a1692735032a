import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PasswordField } from '#components/password-field/password-field.tsx';
import { requestPasswordCode, setNewPassword } from '#data/session/password.ts';
import { useAccountAction } from '#data/session/use-account-action.ts';
import type { AuthProblem } from '#platform/backend/auth-problem.ts';
import { Form } from '#ui/form/form.tsx';
import { Button } from '#ui/button/button.tsx';
import { CodeField } from '#ui/code-field/code-field.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { FoldedCard } from '../edit/folded-card.tsx';
import { ProblemNote, useProblemWords } from '../problem-note.tsx';
import styles from '../profile.module.css';
import { StepUp } from './step-up.tsx';

/** The card of the password, with the form to change it. */
export function PasswordCard({ email }: { email: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <FoldedCard
      title={t`Password`}
      isOpen={isOpen}
      summary={
        <p className={styles.small}>
          <Trans>Changing it signs you out everywhere else.</Trans>
        </p>
      }
      action={
        <Button size="sm" onClick={() => setOpen(true)}>
          <Trans>Change password</Trans>
        </Button>
      }
    >
      <PasswordForm email={email} onClose={() => setOpen(false)} />
    </FoldedCard>
  );
}

const AT_PRESENT: readonly AuthProblem[] = ['current_password_invalid', 'current_password_required'];
const AT_NEW: readonly AuthProblem[] = ['weak_password', 'same_password'];
const AT_CODE: readonly AuthProblem[] = ['reauthentication_not_valid'];

type PasswordFormProps = { email: string; onClose: () => void };

/**
 * Changes the password of a user who knows the present one; asks for further codes that the service
 * wants.
 */
function PasswordForm({ email, onClose }: PasswordFormProps) {
  const { t } = useLingui();
  const say = useProblemWords();
  const attempt = useAccountAction();
  const [present, setPresent] = useState('');
  const [wanted, setWanted] = useState('');
  const [mailCode, setMailCode] = useState<string | null>(null);
  const [wasSent, setSent] = useState(false);
  const change = async () => {
    const proof = { currentPassword: present, ...(mailCode === null ? {} : { nonce: mailCode.trim() }) };
    const outcome = await setNewPassword(wanted, proof);
    if (outcome.ok) {
      toast.success({ title: t`Password changed`, description: t`All other devices are signed out.` });
      onClose();
    } else if (outcome.code === 'reauthentication_needed') {
      const sent = await requestPasswordCode();
      if (!sent.ok) return sent;
      setMailCode('');
    }
    return outcome;
  };
  const submit = async () => {
    setSent(true);
    if (present !== '' && wanted !== '') await attempt.run(change);
  };
  const { failed } = attempt;
  const at = (codes: readonly AuthProblem[]) =>
    failed !== null && codes.includes(failed.code) ? say(failed) : undefined;
  const isElsewhere = failed !== null && ![...AT_PRESENT, ...AT_NEW, ...AT_CODE].includes(failed.code);
  if (attempt.needsCode) return <StepUp onShown={attempt.resume} onCancel={attempt.forget} />;
  return (
    <Form className={styles.form} onSubmit={() => void submit()}>
      {isElsewhere && <ProblemNote failed={failed} />}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t`Current password`}
        purpose="current-password"
        value={present}
        onValueChange={setPresent}
        error={wasSent && present === '' ? t`Enter your current password.` : at(AT_PRESENT)}
      />
      <PasswordField
        label={t`New password`}
        purpose="new-password"
        value={wanted}
        onValueChange={setWanted}
        error={wasSent && wanted === '' ? t`Enter a password.` : at(AT_NEW)}
      />
      {mailCode !== null && (
        <CodeField
          label={t`Code from the email that we sent you`}
          value={mailCode}
          onValueChange={setMailCode}
          error={at(AT_CODE)}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={attempt.isBusy}>
          <Trans>Change password</Trans>
        </Button>
        <Button variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Form>
  );
}
