import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { MailKind } from './mail-form.tsx';
import styles from './sign-in.module.css';

type MailSentProps = { kind: MailKind | 'sign-up'; email: string; onAgain: () => void };

/** A mail is on its way: to whom, what it does, and what when it does not come. Never says who has an account. */
export function MailSent({ kind, email, onAgain }: MailSentProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} className={styles['sent']} role="status" tabIndex={-1}>
      <Icon name="success" size={36} />
      <h2>
        <Trans>Look into your mailbox</Trans>
      </h2>
      <p>
        {kind === 'sign-up' ? (
          <Trans>
            We sent a mail to <strong>{email}</strong>. Follow its link to finish. If you already have an
            account with this address, no mail comes: sign in instead.
          </Trans>
        ) : (
          <Trans>
            If there is an account for <strong>{email}</strong>, a mail is on its way. Its link works once and
            for an hour at most.
          </Trans>
        )}
      </p>
      <p className="muted">
        <Trans>Nothing there after a few minutes? Look among the unwanted mail, then ask again.</Trans>
      </p>
      <Button onClick={onAgain}>
        {kind === 'sign-up' ? <Trans>Send the mail again</Trans> : <Trans>Ask for another mail</Trans>}
      </Button>
    </div>
  );
}
