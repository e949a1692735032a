import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AuthOutcome, AuthProblem } from '#platform/backend/auth-problem.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { EmailField } from './email-field.tsx';
import { Form } from './form.tsx';
import { MailSent } from './mail-sent.tsx';
import { NeedsMail } from './needs-mail.tsx';
import { useAccountForm } from './use-account-form.ts';
import type { SettingsState } from './use-service-settings.ts';

/** The service was not reached, so nobody refused. */
const NO_ANSWER: readonly AuthProblem[] = ['network', 'gateway', 'unparseable', 'backend_unavailable'];

/** The purpose of a mail. */
export type MailKind = 'link' | 'resend' | 'reset';

type MailFormProps = {
  kind: MailKind;
  email: string;
  onEmailChange: (email: string) => void;
  settings: SettingsState;
  send: (email: string) => Promise<AuthOutcome>;
  /** The mail's code was entered here. */
  onConfirmed: () => void;
};

/** Requests a mail, where the server sends any, and explains the next step. */
export function MailForm(props: MailFormProps) {
  return (
    <NeedsMail kind={props.kind} settings={props.settings}>
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
    <Form failed={form.failed} onSubmit={() => void submit()}>
      <p className="muted">
        {kind === 'link' && <Trans>We mail you a link and a code. Either of them signs you in.</Trans>}
        {kind === 'resend' && <Trans>We mail you the link once more that confirms your address.</Trans>}
        {kind === 'reset' && (
          <Trans>
            We mail you a link and a code with which you set a new password. Your lists stay as they are.
          </Trans>
        )}
      </p>
      <EmailField
        id={form.idOf('email')}
        value={email}
        onValueChange={onEmailChange}
        error={form.errorAt('email', t`Enter your e-mail address.`)}
      />
      <Button type="submit" variant="primary" size="lg" busy={form.isBusy}>
        {kind === 'resend' ? <Trans>Send the mail again</Trans> : <Trans>Mail me a link</Trans>}
      </Button>
    </Form>
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
