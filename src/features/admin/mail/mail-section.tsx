import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { mailSetupQuery, sendTestMail } from '#data/admin/mail.ts';
import { useServiceSettings } from '#data/session/use-service-settings.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { paths } from '#platform/paths.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { useAct } from '../use-act.tsx';
import { Outbox } from './outbox.tsx';

/** The setup of mail, a test mail, and the outbox with the state of each mail. */
export function MailSection() {
  return (
    <>
      <MailSetup />
      <TestMail />
      <Outbox />
    </>
  );
}

function MailSetup() {
  const query = useQuery(mailSetupQuery());
  const { settings } = useServiceSettings();
  const sendsMail = settings?.ok === true ? settings.sendsMail : null;
  return (
    <section className={styles.panel}>
      <h2>
        <Trans>How emails are sent</Trans>
      </h2>
      <Loaded query={query}>
        {({ smtp, from }) => (
          <>
            <p className={styles.badges}>
              {smtp === null ? (
                <Badge tone="warning" icon="warning">
                  <Trans>No mail server</Trans>
                </Badge>
              ) : (
                <Badge tone="success" icon="check">
                  <Trans>Mail server set up</Trans>
                </Badge>
              )}
              {sendsMail === false && (
                <Badge>
                  <Trans>Sign-ups count as confirmed at once</Trans>
                </Badge>
              )}
            </p>
            <dl className={styles.table}>
              {from !== null && (
                <>
                  <dt>
                    <Trans>Sender</Trans>
                  </dt>
                  <dd>{from.address}</dd>
                  <dt>
                    <Trans>Domain</Trans>
                  </dt>
                  <dd>{from.domain}</dd>
                </>
              )}
              {smtp !== null && (
                <>
                  <dt>
                    <Trans>Server</Trans>
                  </dt>
                  <dd>
                    {smtp.host}:{smtp.port}
                  </dd>
                  <dt>
                    <Trans>Encryption</Trans>
                  </dt>
                  <dd>
                    {smtp.isSecure ? (
                      <Trans>from the first byte (TLS)</Trans>
                    ) : (
                      <Trans>STARTTLS if the server offers it, else none</Trans>
                    )}
                  </dd>
                </>
              )}
            </dl>
            {smtp === null && (
              <p className={styles.muted}>
                <Trans>
                  Emails stay in the outbox below, and you deliver them yourself. To send them, set SMTP_URL
                  and MAIL_FROM for the server. A hosted project has its own mail settings.
                </Trans>
              </p>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function TestMail() {
  const { t } = useLingui();
  const viewer = useViewer();
  const { isBusy, act } = useAct();
  const [email, setEmail] = useState(viewer.status === 'authenticated' ? viewer.email : '');
  const send = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    act({
      action: async () => sendTestMail(email.trim()),
      done: t`The email was created. The outbox shows its status.`,
    });
  };
  return (
    <section className={styles.panel}>
      <h2>
        <Trans>Test</Trans>
      </h2>
      <form className={styles.bar} onSubmit={send}>
        <TextField
          className={styles.grow}
          type="email"
          required
          label={t`Address of an account`}
          hint={t`It gets a sign-in link, in an email like any other.`}
          value={email}
          onValueChange={setEmail}
        />
        <Button type="submit" variant="primary" busy={isBusy} disabled={email.trim() === ''}>
          <Trans>Send a test email</Trans>
        </Button>
      </form>
      <p>
        <Link to={paths.admin('users', 'kind=unconfirmed')}>
          <Trans>Confirmations to send again: accounts that are not confirmed</Trans>
        </Link>
      </p>
    </section>
  );
}
