import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ConfirmType } from '#domain/access/confirm-link.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { CodeForm } from './code-form.tsx';
import type { MailKind } from './mail-form.tsx';
import styles from './sign-in.module.css';

type MailSentProps = {
  kind: MailKind | 'sign-up';
  email: string;
  onAgain: () => void;
  /** The code of the mail was entered here: the session changed with it. */
  onConfirmed: () => void;
};

/**
 * A link to sign in with is a confirmation where the address still waits for one; `email` stands
 * for both.
 */
const TYPES: Readonly<Record<MailSentProps['kind'], ConfirmType>> = {
  'sign-up': 'signup',
  resend: 'signup',
  link: 'email',
  reset: 'recovery',
};

/**
 * The message after a mail was sent: its address, its purpose, and what to do when it does not
 * arrive. Never reveals who has an account.
 */
export function MailSent({ kind, email, onAgain, onConfirmed }: MailSentProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <div ref={ref} className={styles.sentHead} role="status" tabIndex={-1}>
        <Icon name="success" size={36} />
        <h2>
          <Trans>Check your inbox</Trans>
        </h2>
        <p>
          {kind === 'sign-up' ? (
            <Trans>
              We sent an email to <strong>{email}</strong>. Open its link, or enter its code below. If you
              already have an account with this address, no email is sent: sign in instead.
            </Trans>
          ) : (
            <Trans>
              If there is an account for <strong>{email}</strong>, an email is on its way. Its link and its
              code work once, within an hour.
            </Trans>
          )}
        </p>
      </div>
      <CodeForm email={email} type={TYPES[kind]} onConfirmed={onConfirmed} />
      <p className="muted">
        <Trans>Nothing there after a few minutes? Check your spam folder, then ask again.</Trans>
      </p>
      <Button onClick={onAgain}>
        {kind === 'sign-up' ? <Trans>Send the email again</Trans> : <Trans>Ask for another email</Trans>}
      </Button>
    </div>
  );
}
