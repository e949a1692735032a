import { Trans, useLingui } from '@lingui/react/macro';
import { type Dispatch, type ReactNode, type SetStateAction, useState } from 'react';
import { useSearchParams } from 'react-router';
import { resendConfirmation, sendMagicLink } from '#data/session/sign-in.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { CodeForm } from './code-form.tsx';
import { MailForm } from './mail-form.tsx';
import { MailSent } from './mail-sent.tsx';
import { SignInForm, WayButton } from './sign-in-form.tsx';
import { SignInCard } from './sign-in-card.tsx';
import styles from './sign-in.module.css';
import { SignUpForm } from './sign-up-form.tsx';
import { useServiceSettings } from '#data/session/use-service-settings.ts';

type AccountViewsProps = {
  /** The typed address; it is kept when the user changes to another form. */
  email: [string, Dispatch<SetStateAction<string>>];
  next: string;
  onSignedIn: () => void;
  notice: ReactNode;
  below: ReactNode;
};

/** The forms of the sign-in page, one at a time. */
export function AccountViews({
  email: [email, setEmail],
  next,
  onSignedIn,
  notice,
  below,
}: AccountViewsProps) {
  const { t } = useLingui();
  const [view, show] = useLoginView();
  const [isMailed, setMailed] = useState(false);
  const { settings } = useServiceSettings();
  const shared = { email, onEmailChange: setEmail };
  const titles: Readonly<Record<LoginView, string>> = {
    'sign-in': t`Sign in`,
    'sign-up': t`Create an account`,
    link: t`Sign in by email`,
    resend: t`Confirmation email`,
    code: t`Enter a code`,
  };
  const title = titles[view];

  const back = (
    <div className={styles.ways}>
      <WayButton onClick={() => show('sign-in')}>
        <Trans>Back to sign-in</Trans>
      </WayButton>
    </div>
  );

  if (view === 'link' || view === 'resend') {
    const send = view === 'link' ? sendMagicLink : resendConfirmation;
    return (
      <SignInCard title={title} below={below}>
        <MailForm
          key={view}
          {...shared}
          kind={view}
          send={(address) => send(address, next)}
          onConfirmed={onSignedIn}
        />
        {back}
      </SignInCard>
    );
  }
  if (view === 'code') {
    return (
      <SignInCard title={title} below={below}>
        <CodeForm {...shared} type="email" onConfirmed={onSignedIn} />
        {back}
      </SignInCard>
    );
  }
  return (
    <SignInCard title={title} below={below}>
      {notice}
      <Tabs
        label={t`Account`}
        value={view}
        onValueChange={show}
        items={[
          {
            value: 'sign-in',
            label: t`I have an account`,
            panel: <SignInForm {...shared} onSignedIn={onSignedIn} onShow={show} />,
          },
          {
            value: 'sign-up',
            label: t`I am new here`,
            panel: signUpPanel(),
          },
        ]}
      />
    </SignInCard>
  );

  function signUpPanel(): ReactNode {
    if (isMailed)
      return (
        <MailSent kind="sign-up" email={email} onAgain={() => show('resend')} onConfirmed={onSignedIn} />
      );
    if (settings?.ok === true && !settings.allowsSignUp) {
      return (
        <Banner tone="warning">
          <Trans>New accounts cannot be made here. Ask the administrator for one.</Trans>
        </Banner>
      );
    }
    const onMade = (isSignedIn: boolean) => (isSignedIn ? onSignedIn() : setMailed(true));
    return <SignUpForm {...shared} next={next} onMade={onMade} />;
  }
}

const VIEWS = ['sign-in', 'sign-up', 'link', 'resend', 'code'] as const;

/** The form that the sign-in page shows. */
export type LoginView = (typeof VIEWS)[number];

/**
 * Keeps the shown form of the sign-in page in the address (`?view=sign-up`), so that Back and a
 * reload restore it.
 */
function useLoginView(): [LoginView, (view: LoginView) => void] {
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'sign-in';
  const show = (next: LoginView) => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === 'sign-in') after.delete('view');
        else after.set('view', next);
        return after;
      },
      { preventScrollReset: true },
    );
  };
  return [view, show];
}
