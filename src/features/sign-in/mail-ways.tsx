import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import styles from './sign-in.module.css';
import type { LoginView } from './use-login-view.ts';
import type { SettingsState } from './use-service-settings.ts';

type MailWaysProps = { settings: SettingsState; onShow: (view: LoginView) => void };

/**
 * The ways to sign in by mail; where the server sends none, whom to ask about a forgotten password.
 */
export function MailWays({ settings: { answer }, onShow }: MailWaysProps) {
  const sendsMail = answer?.ok === true ? answer.sendsMail : null;
  return (
    <div className={`${styles.ways} ${styles.mailed}`}>
      {sendsMail === true && (
        <>
          <WayButton onClick={() => onShow('link')}>
            <Trans>Sign in by a link in a mail</Trans>
          </WayButton>
          <WayButton onClick={() => onShow('code')}>
            <Trans>I have a code from a mail</Trans>
          </WayButton>
          <WayButton onClick={() => onShow('resend')}>
            <Trans>The confirmation mail did not come</Trans>
          </WayButton>
        </>
      )}
      {sendsMail === false && (
        <p className="muted">
          <Trans>
            This server sends no mail. Forgot your password? Ask an administrator for a link to set a new one.
          </Trans>
        </p>
      )}
    </div>
  );
}

/** A small button that leads to another form of the page. */
export function WayButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button className={styles.way} variant="quiet" size="sm" onClick={onClick}>
      {children}
    </Button>
  );
}
