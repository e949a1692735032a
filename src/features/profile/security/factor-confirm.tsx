import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCopy } from '#components/clipboard/use-copy.ts';
import { confirmSecondFactor, type NewFactor } from '#data/profiles/second-factor.ts';
import { useAccountAction } from '#data/session/use-account-action.ts';
import { qrSquares } from '#platform/sharing/qr-squares.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { QrCode } from '#ui/qr-code/qr-code.tsx';
import { CodeField } from '#ui/code-field/code-field.tsx';
import twoStep from './factor.module.css';
import styles from '../profile.module.css';
import { useProblemWords } from '../problem-note.tsx';

type FactorConfirmProps = { factor: NewFactor; onConfirmed: () => void };

/**
 * The setup of an authenticator app: the secret as a QR code and as text, and a field for the first
 * code.
 */
export function FactorConfirm({ factor, onConfirmed }: FactorConfirmProps) {
  const { t } = useLingui();
  const say = useProblemWords();
  const attempt = useAccountAction();
  const [code, setCode] = useState('');
  const squares = qrSquares(factor.uri, 'M');
  const [wasSent, setSent] = useState(false);
  const submit = async () => {
    setSent(true);
    if (code.trim() === '') return;
    const outcome = await attempt.run(() => confirmSecondFactor(factor.id, code));
    if (outcome?.ok === true) onConfirmed();
  };
  const { copyAs } = useCopy();
  return (
    <Form className={styles.form} onSubmit={() => void submit()}>
      <ol className={twoStep.steps}>
        <li>
          <p>
            <Trans>Scan this with the app …</Trans>
          </p>
          {squares !== null && (
            <QrCode {...squares} className={twoStep.qr} label={t`QR code for the authenticator app`} />
          )}
          <p>
            <Trans>… or type this key into it:</Trans>
          </p>
          <p className={twoStep.secret}>
            <code>{inGroups(factor.secret)}</code>
            <Button
              variant="quiet"
              size="sm"
              iconOnly
              icon="copy"
              label={t`Copy the key`}
              onClick={() => void copyAs(t`Key copied`, factor.secret, factor.secret)}
            />
          </p>
          <p className={styles.small}>
            <Trans>
              The key is shown only now. On paper, in a safe place, it helps when the phone is lost.
            </Trans>
          </p>
        </li>
        <li>
          <CodeField
            label={t`The code that the app shows now`}
            value={code}
            onValueChange={setCode}
            error={
              attempt.failed !== null
                ? say(attempt.failed)
                : wasSent && code.trim() === ''
                  ? t`Enter the code of your app.`
                  : undefined
            }
          />
        </li>
      </ol>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={attempt.isBusy}>
          <Trans>Turn on</Trans>
        </Button>
      </div>
    </Form>
  );
}

/** Four signs at a time are easier to type. */
function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
