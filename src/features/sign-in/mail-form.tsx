import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { AuthOutcome, AuthProblem } from '#platform/backend/auth-problem.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { useServiceSettings } from '#data/session/use-service-settings.ts';
import { Button } from '#ui/button/button.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { EmailField } from './email-field.tsx';
import { AccountForm, ProblemBanner } from './account-form.tsx';
import { MailSent } from './mail-sent.tsx';
import styles from './sign-in.module.css';
import { useAccountForm } from './use-account-form.ts';

/** The service was not reached, so nobody refused. */
const NO_ANSWER: readonly AuthProblem[] = ['network', 'gateway', 'unparseable', 'backend_unavailable'];

/** The purpose of a mail. */
export type MailKind = 'link' | 'resend' | 'reset';

type MailFormProps = {
  kind: MailKind;
  email: string;
  onEmailChange: (email: string) => void;
  send: (email: string) => Promise<AuthOutcome>;
  /** The mail's code was entered here. */
  onConfirmed: () => void;
};

/** Requests a mail, where the server sends any, and explains the next step. */
export function MailForm(props: MailFormProps) {
  return (
    <NeedsMail kind={props.kind}>
      <AddressForm {...props} />
    </NeedsMail>
  );
}

function AddressForm({ kind, email, onEmailChange, send, onConfirmed }: MailFormProps) {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAccountForm({ email });
  const tell = useResendMessages();
  const submit = async () => {
    const outcome = await form.send(() => send(email));
    if (kind === 'resend' && outcome !== null) tell(outcome);
    if (outcome?.ok === true) setSentTo(email.trim());
  };
  if (sentTo !== null)
    return <MailSent {...{ kind, onConfirmed }} email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <AccountForm failed={form.failed} onSubmit={() => void submit()}>
      <p className="muted">
        {kind === 'link' && <Trans>We email you a link and a code. Either of them signs you in.</Trans>}
        {kind === 'resend' && <Trans>We email you the confirmation link again.</Trans>}
        {kind === 'reset' && (
          <Trans>We email you a link and a code to set a new password. Your lists stay as they are.</Trans>
        )}
      </p>
      <EmailField
        id={form.idOf('email')}
        value={email}
        onValueChange={onEmailChange}
        error={form.errorAt('email', t`Enter your email address.`)}
      />
      <Button type="submit" variant="primary" size="lg" busy={form.isBusy}>
        {kind === 'resend' ? <Trans>Send the email again</Trans> : <Trans>Email me a link</Trans>}
      </Button>
    </AccountForm>
  );
}

/**
 * Returns a function that shows the outcome of sending the confirmation mail again
 * (docs/product.md, "Accounts"). The form itself shows the reason of a failure.
 */
function useResendMessages(): (outcome: AuthOutcome) => void {
  const { t } = useLingui();
  return (outcome) => {
    if (outcome.ok) toast.success({ title: t`Confirmation email has been sent` });
    else if (NO_ANSWER.includes(outcome.code)) toast.error({ title: t`Failed to send confirmation email` });
    else toast.error({ title: t`Failed to resend confirmation email` });
  };
}

/**
 * Renders its children only where the server sends mails; elsewhere explains that it sends none,
 * and what to do instead.
 */
function NeedsMail({ kind, children }: { kind: MailKind; children: ReactNode }) {
  const { settings, askAgain } = useServiceSettings();
  const { t } = useLingui();
  if (settings === null) {
    return (
      <div className={styles.waiting}>
        <Spinner label={t`Asking the server…`} />
      </div>
    );
  }
  if (!settings.ok) {
    return (
      <ProblemBanner
        failed={settings}
        actions={
          <Button size="sm" icon="refresh" onClick={askAgain}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  if (settings.sendsMail) return children;
  return (
    <Banner tone="warning" title={<Trans>This server sends no email</Trans>}>
      <p>
        {kind === 'link' && (
          <Trans>
            Sign in with your password. Forgot it? Ask an administrator for a link to set a new one.
          </Trans>
        )}
        {kind === 'resend' && (
          <Trans>You do not need to confirm your address here. Sign in with your password right away.</Trans>
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
