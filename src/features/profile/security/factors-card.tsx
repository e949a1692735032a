import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Account, accountQuery, type SecondFactor } from '#data/profiles/account.ts';
import { removeSecondFactor } from '#data/profiles/second-factor.ts';
import { useAccountAction } from '#data/session/use-account-action.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { ProblemNote } from '../problem-note.tsx';
import styles from '../profile.module.css';
import { StepUp } from './step-up.tsx';
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';
import { FactorDialog } from './factor-dialog.tsx';

type FactorsCardProps = { userId: string; account: Account };

/** The second step at signing in: the apps that are set up, another one, and away with one. */
export function FactorsCard({ userId, account: { factors } }: FactorsCardProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const client = useQueryClient();
  const attempt = useAccountAction();
  const [isAdding, setAdding] = useState<'never' | 'open' | 'closed'>('never');
  const [leaving, setLeaving] = useState<SecondFactor | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [raises, setRaises] = useState(false);
  const reload = async () => client.invalidateQueries({ queryKey: accountQuery(userId).queryKey });
  const remove = async ({ id: factorId }: SecondFactor) => {
    const outcome = await removeSecondFactor(factorId);
    if (outcome.ok) {
      toast.success({ title: t`Authenticator app removed` });
      // A session that was opened with the removed app needs a code of another one to go on.
      setRaises(factors.length > 1);
      await reload();
    }
    return outcome;
  };
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.cardHead}>
        <h2 id={id}>
          <Trans>Second step</Trans>
        </h2>
        {factors.length > 0 && (
          <Badge tone="success" icon="check">
            <Trans>On</Trans>
          </Badge>
        )}
        <Button size="sm" icon="plus" onClick={() => setAdding('open')}>
          <Trans>Add an app</Trans>
        </Button>
      </header>
      <p className={styles.small}>
        {factors.length === 0 ? (
          <Trans>
            Off. With an authenticator app on your phone, a stolen password is not enough: signing in also
            asks for a six-digit code.
          </Trans>
        ) : (
          <Trans>Signing in asks for a code of one of these apps.</Trans>
        )}
      </p>
      {attempt.failed !== null && !attempt.needsCode && <ProblemNote failed={attempt.failed} />}
      {attempt.needsCode && <StepUp onShown={attempt.resume} onCancel={attempt.forget} />}
      {raises && !attempt.needsCode && (
        <StepUp
          reason={<Trans>To stay signed in here, enter a code from the remaining app.</Trans>}
          onShown={() => setRaises(false)}
          onCancel={() => setRaises(false)}
        />
      )}
      {factors.length > 0 && (
        <ul className={styles.rows}>
          {factors.map((factor) => (
            <li key={factor.id}>
              <div>
                <p className={styles.value}>{nameOf(factor, t`Authenticator app`)}</p>
                <p className={styles.small}>
                  <Trans>Since {i18n.date(new Date(factor.createdAt), { dateStyle: 'medium' })}</Trans>
                </p>
              </div>
              <Button
                size="sm"
                aria-label={t`Remove: ${nameOf(factor, t`Authenticator app`)}`}
                onClick={() => {
                  setLeaving(factor);
                  setAsking(true);
                }}
              >
                <Trans>Remove</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isAdding !== 'never' && (
        <FactorDialog
          open={isAdding === 'open'}
          onOpenChange={(open) => setAdding(open ? 'open' : 'closed')}
          taken={factors.map(({ name }) => name)}
          onDone={() => void reload()}
        />
      )}
      {leaving !== null && (
        <AlertDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={t`Remove “${nameOf(leaving, t`Authenticator app`)}”?`}
          body={
            factors.length > 1
              ? t`Its codes no longer sign you in. Those of your other app still do.`
              : t`Your password alone signs you in then.`
          }
          confirmLabel={t`Remove`}
          cancelLabel={t`Cancel`}
          danger
          onConfirm={() => void attempt.run(() => remove(leaving))}
        />
      )}
    </section>
  );
}

function nameOf({ name }: SecondFactor, otherwise: string): string {
  return name.trim() === '' ? otherwise : name;
}
