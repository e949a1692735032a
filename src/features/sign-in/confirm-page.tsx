import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { confirmLink } from '#data/session/confirm.ts';
import { useAccountAction } from '#data/session/use-account-action.ts';
import { useServiceSettings } from '#data/session/use-service-settings.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { type ConfirmLink, type ConfirmType, readConfirmLink } from '#domain/access/confirm-link.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { AccountForm } from './account-form.tsx';
import { SignInCard } from './sign-in-card.tsx';
import styles from './sign-in.module.css';
import { useRefusedName } from './use-welcome.ts';

/**
 * /login/confirm: the page of a mail's link. It explains the link, and only its button uses the
 * link up, so that scanners of mail and previews do not. Works in every browser.
 */
export function Component() {
  const { t } = useLingui();
  const { search } = useLocation();
  const [link] = useState(() => readConfirmLink(search, location.origin));
  const [isHalf, setHalf] = useState(false);
  const title = link === null ? t`This link is not complete` : t(CONFIRM_WORDS[link.type].title);
  return (
    <SignInCard title={title}>
      <meta name="robots" content="noindex" />
      {link === null && (
        <p>
          <Trans>Part of it is missing. Open it from the email again, or copy all of it.</Trans>
        </p>
      )}
      {link !== null && isHalf && <HalfConfirmed />}
      {link !== null && !isHalf && <ConfirmForm link={link} onHalf={() => setHalf(true)} />}
      <div className={styles.ways}>
        <Link to={paths.login()}>
          <Trans>Go to sign-in</Trans>
        </Link>
      </div>
    </SignInCard>
  );
}

/** The message after the first of the two mailboxes of a changed address has confirmed. */
function HalfConfirmed() {
  return (
    <div role="status">
      <Banner tone="success" title={<Trans>Confirmed. One email is still waiting</Trans>}>
        <p>
          <Trans>
            Open the email at your other address too. Until then, sign in with your current address.
          </Trans>
        </p>
      </Banner>
    </div>
  );
}

function ConfirmForm({ link, onHalf }: { link: ConfirmLink; onHalf: () => void }) {
  const { t } = useLingui();
  const viewer = useViewer();
  const attempt = useAccountAction();
  const goOn = useGoOn(link);
  const words = CONFIRM_WORDS[link.type];
  const submit = async () => {
    const outcome = await attempt.run(() => confirmLink(link));
    if (outcome?.ok !== true) return;
    if (outcome.isHalf) onHalf();
    else goOn();
  };
  const isOver = attempt.failed?.code === 'otp_expired';
  const email = viewer.status === 'authenticated' && !viewer.isPreview ? viewer.email : null;
  return (
    <AccountForm failed={attempt.failed} onSubmit={() => void submit()}>
      {isOver ? (
        <NewLink to={words.again} />
      ) : (
        <>
          <p>{t(words.body)}</p>
          {email !== null && link.type !== 'email_change' && (
            <p className="muted">
              <Trans>
                You are signed in here as {email}. The link signs in the account that it was made for.
              </Trans>
            </p>
          )}
          <Button type="submit" variant="primary" size="lg" busy={attempt.isBusy}>
            {t(words.button)}
          </Button>
        </>
      )}
    </AccountForm>
  );
}

/** The way to another link; without mail an administrator writes it. */
function NewLink({ to }: { to: string }) {
  const { settings } = useServiceSettings();
  if (settings?.ok === true && !settings.sendsMail) {
    return (
      <p>
        <Trans>This server sends no email. Ask an administrator of this site for a new link.</Trans>
      </p>
    );
  }
  return (
    <div>
      <Button variant="primary" render={<Link to={to} />}>
        <Trans>Ask for a new email</Trans>
      </Button>
    </div>
  );
}

/**
 * Leads on from a spent link; the pages it leads to ask for a second factor where the account has
 * one.
 */
function useGoOn({ type, next }: ConfirmLink): () => void {
  const { t } = useLingui();
  const navigate = useNavigate();
  const tellName = useRefusedName();
  return () => {
    if (type === 'signup') tellName();
    const setsPassword = type === 'recovery' || type === 'invite';
    if (type === 'email_change') toast.success({ title: t`Your address is changed` });
    else if (type === 'signup') toast.success({ title: t`Your address is confirmed` });
    const after = type === 'email_change' ? paths.profile() : (next ?? '');
    void navigate(setsPassword ? paths.resetPassword() : paths.login(after), { replace: true });
  };
}

type ConfirmWords = {
  readonly title: MessageDescriptor;
  /** The effect of the button. */
  readonly body: MessageDescriptor;
  readonly button: MessageDescriptor;
  /** The page that offers a new link. */
  readonly again: string;
};

const SIGN_IN: ConfirmWords = {
  title: msg`Sign in by email`,
  body: msg`The button signs you in on this device. The link works once.`,
  button: msg`Sign in`,
  again: `${paths.login()}?view=link`,
};

/** The texts of a mail link's page, by the purpose of the link. */
const CONFIRM_WORDS: Readonly<Record<ConfirmType, ConfirmWords>> = {
  signup: {
    title: msg`Confirm your address`,
    body: msg`The button confirms that this address is yours and signs you in on this device.`,
    button: msg`Confirm my address`,
    again: `${paths.login()}?view=resend`,
  },
  invite: {
    title: msg`You are invited`,
    body: msg`The button accepts the invitation. Then you choose your password.`,
    button: msg`Accept the invitation`,
    again: paths.resetPassword(),
  },
  magiclink: SIGN_IN,
  email: SIGN_IN,
  recovery: {
    title: msg`Choose a new password`,
    body: msg`The button signs you in on this device. Then you choose the new password; until then the old one stays.`,
    button: msg`Choose a new password`,
    again: paths.resetPassword(),
  },
  email_change: {
    title: msg`Confirm the new address`,
    body: msg`The button confirms the change of your address from this mailbox.`,
    button: msg`Confirm the change`,
    again: `${paths.profile()}?section=security`,
  },
};
