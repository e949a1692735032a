import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import type { MailKind } from './mail-form.tsx';
import { ProblemBanner } from './problem-banner.tsx';
import styles from './sign-in.module.css';
import type { SettingsState } from './use-service-settings.ts';

type NeedsMailProps = { kind: MailKind; settings: SettingsState; children: ReactNode };

/**
 * Renders its children only where the server sends mails; elsewhere explains that it sends none,
 * and what to do instead.
 */
export function NeedsMail({ kind, settings: { answer, askAgain }, children }: NeedsMailProps) {
  const { t } = useLingui();
  if (answer === null) {
    return (
      <div className={styles.waiting}>
        <Spinner label={t`Asking the server…`} />
      </div>
    );
  }
  if (!answer.ok) {
    return (
      <ProblemBanner
        failed={answer}
        actions={
          <Button size="sm" icon="refresh" onClick={askAgain}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  if (answer.sendsMail) return children;
  return (
    <Banner tone="warning" title={<Trans>This server sends no mail</Trans>}>
      <p>
        {kind === 'link' && (
          <Trans>
            Sign in with your password. Forgot it? Ask an administrator for a link to set a new one.
          </Trans>
        )}
        {kind === 'resend' && (
          <Trans>No address has to be confirmed here. Sign in with your password right away.</Trans>
        )}
        {kind === 'reset' && (
          <Trans>
            Ask an administrator of this site for a link. Open it on any device and set a new password there.
            Your lists stay as they are.
          </Trans>
        )}
      </p>
    </Banner>
  );
}
