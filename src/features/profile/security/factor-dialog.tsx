import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { beginSecondFactor, type NewFactor, removeSecondFactor } from '#data/profiles/second-factor.ts';
import { useAccountAction } from '#data/session/use-account-action.ts';
import { Form } from '#ui/form/form.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { FactorConfirm } from './factor-confirm.tsx';
import { ProblemNote } from '../problem-note.tsx';
import twoStep from './factor.module.css';
import styles from '../profile.module.css';
import { StepUp } from './step-up.tsx';

type FactorDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names of the apps that are set up. */
  taken: readonly string[];
  /** An app was set up. */
  onDone: () => void;
};

type Step =
  | { readonly kind: 'name' }
  | { readonly kind: 'confirm'; readonly factor: NewFactor }
  | { readonly kind: 'done' };

/**
 * Sets up an authenticator app: its name, the QR code and a first code, and what to do for the day
 * when the phone is gone.
 */
export function FactorDialog({ open, onOpenChange, taken, onDone }: FactorDialogProps) {
  const { t } = useLingui();
  const [step, setStep] = useState<Step>({ kind: 'name' });
  const close = (next: boolean) => {
    if (next) return;
    // Given up half way: nothing of it stays.
    if (step.kind === 'confirm') void removeSecondFactor(step.factor.id);
    setStep({ kind: 'name' });
    onOpenChange(false);
  };
  return (
    <Dialog open={open} onOpenChange={close} title={t`Set up a second step`} closeLabel={t`Close`}>
      {step.kind === 'name' && (
        <NameStep taken={taken} onBegun={(factor) => setStep({ kind: 'confirm', factor })} />
      )}
      {step.kind === 'confirm' && (
        <FactorConfirm
          factor={step.factor}
          onConfirmed={() => {
            setStep({ kind: 'done' });
            onDone();
          }}
        />
      )}
      {step.kind === 'done' && <DoneStep onClose={() => close(false)} />}
    </Dialog>
  );
}

function NameStep({ taken, onBegun }: { taken: readonly string[]; onBegun: (factor: NewFactor) => void }) {
  const { t } = useLingui();
  const attempt = useAccountAction();
  const [name, setName] = useState('');
  const wanted = name.trim() === '' ? t`My phone` : name.trim();
  const isTaken = taken.includes(wanted);
  const begin = async () => {
    const outcome = await beginSecondFactor(wanted);
    if (outcome.ok) onBegun(outcome.factor);
    return outcome;
  };
  if (attempt.needsCode) return <StepUp onShown={attempt.resume} onCancel={attempt.forget} />;
  return (
    <Form
      className={styles.form}
      onSubmit={() => {
        if (!isTaken) void attempt.run(begin);
      }}
    >
      {attempt.failed !== null && <ProblemNote failed={attempt.failed} />}
      <p>
        <Trans>
          You need an authenticator app on your phone or computer, such as Aegis, 2FAS, Google Authenticator
          or the one in your password manager.
        </Trans>
      </p>
      <TextField
        label={t`Name for the app`}
        hint={t`So that you can tell several apart.`}
        placeholder={t`My phone`}
        value={name}
        onValueChange={setName}
        error={isTaken ? t`You already have a second step of this name.` : undefined}
        maxLength={60}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={attempt.isBusy}>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </Form>
  );
}

function DoneStep({ onClose }: { onClose: () => void }) {
  return (
    <div className="stack">
      <p>
        <strong>
          <Trans>Your second step is on.</Trans>
        </strong>{' '}
        <Trans>From now on, signing in asks for a code. Other devices are signed out and will ask too.</Trans>
      </p>
      <RecoveryAdvice />
      <div className={styles.actions}>
        <Button variant="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
}

function RecoveryAdvice() {
  return (
    <>
      <h3>
        <Trans>If you lose your phone</Trans>
      </h3>
      <ul className={twoStep.bullets}>
        <li>
          <Trans>Tip: add a second app on another device now. Either one signs you in.</Trans>
        </li>
        <li>
          <Trans>
            Or write down the key that you were shown and keep it in a safe place: it sets up a new app.
          </Trans>
        </li>
        <li>
          <Trans>Otherwise only an administrator of this site can remove the second step for you.</Trans>
        </li>
      </ul>
    </>
  );
}
