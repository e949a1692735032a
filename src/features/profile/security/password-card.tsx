import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { FoldedCard } from '../edit/folded-card.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from '../profile.module.css';

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
          <Trans>Changing it signs you out everywhere but here.</Trans>
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
