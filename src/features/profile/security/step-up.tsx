import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { verifySecondFactor } from '#data/session/sign-in.ts';
import { useAccountAction } from '#data/session/use-account-action.ts';
import { Form } from '#ui/form/form.tsx';
import { Button } from '#ui/button/button.tsx';
import { CodeField } from '#ui/code-field/code-field.tsx';
import twoStep from './factor.module.css';
import styles from '../profile.module.css';
import { useProblemWords } from '../problem-note.tsx';

type StepUpProps = {
  /** The reason why the code is needed; by default, that the requested action needs it. */
  reason?: ReactNode;
  /** Called after a correct code: this session may now do the protected action. */
  onShown: () => void;
  onCancel: () => void;
};

/** Asks for the code of the second factor in place of the protected content. */
export function StepUp({ reason, onShown, onCancel }: StepUpProps) {
  const { t } = useLingui();
  const say = useProblemWords();
  const [code, setCode] = useState('');
  const attempt = useAccountAction();
  const ref = useRef<HTMLFormElement>(null);
  // The button that had the focus is gone.
  useEffect(() => ref.current?.querySelector('input')?.focus(), []);
  const submit = async () => {
    const outcome = await attempt.run(() => verifySecondFactor(code));
    if (outcome?.ok === true) onShown();
  };
  return (
    <Form
      ref={ref}
      className={twoStep.step}
      aria-label={t`Second step`}
      onSubmit={() => {
        if (code.trim() !== '') void submit();
      }}
    >
      <p>{reason ?? <Trans>To go on, enter the code that your authenticator app shows now.</Trans>}</p>
      <CodeField
        label={t`Six-digit code`}
        value={code}
        onValueChange={setCode}
        error={attempt.failed === null ? undefined : say(attempt.failed)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={attempt.isBusy}>
          <Trans>Confirm</Trans>
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Form>
  );
}
