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

/** Shows what needs a mail only where the server sends any; elsewhere says so, and what to do instead. */
export function NeedsMail({ kind, settings: { answer, askAgain }, children }: NeedsMailProps) {
  const { t } = useLingui();
  if (answer === null) {
    return (
      <div className={styles['waiting']}>
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
            So there are no links to sign in with. Sign in with your password; who has forgotten it asks the
            administrator for a link to set a new one.
          </Trans>
        )}
        {kind === 'resend' && (
          <Trans>So no address has to be confirmed here. Sign in with your password right away.</Trans>
        )}
        {kind === 'reset' && (
          <Trans>
            So it cannot send you a link. Ask the administrator for one: with it you set a new password on
            this page.
          </Trans>
        )}
      </p>
    </Banner>
  );
}
