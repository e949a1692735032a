import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Article } from '#ui/article/article.tsx';
import { dayText, LAST_CHANGED } from './last-changed.ts';
import { Browser, Changes, Cookies, Host, Logs, Server, Sharing } from './privacy-sections.tsx';

/**
 * /privacy-policy and /privacy: what is kept where, for how long, who sees it, and how to have it
 * back or gone.
 */
export function Component() {
  const { t } = useLingui();
  const day = dayText(LAST_CHANGED.privacy, useLanguage());
  return (
    <div className="page" data-width="wide">
      <title>{t`Privacy policy – Muster`}</title>
      <Article
        title={t`Privacy policy`}
        lead={
          <p>
            <Trans>
              Muster works without an account, sets no cookies and has no trackers and no advertising. What
              you make as a guest stays in your browser. An account adds what is listed below, and you can
              take it along or delete it at any time.
            </Trans>
          </p>
        }
        changed={t`Last changed on ${day}`}
        contentsLabel={t`Contents`}
        sections={[
          { id: 'host', title: t`Who is responsible for your data`, body: <Host /> },
          { id: 'cookies', title: t`No cookies, no trackers`, body: <Cookies /> },
          { id: 'browser', title: t`What your browser keeps`, body: <Browser />, isWide: true },
          { id: 'server', title: t`What your account stores on the server`, body: <Server />, isWide: true },
          { id: 'logs', title: t`Logs and backups`, body: <Logs /> },
          { id: 'sharing', title: t`What leaves this site`, body: <Sharing /> },
          { id: 'yours', title: t`Your data in your hands`, body: <Yours /> },
          { id: 'changes', title: t`When this page changes`, body: <Changes /> },
        ]}
      />
    </div>
  );
}

/** Seeing, taking along, deleting, and what stays. */
function Yours() {
  return (
    <>
      <ul>
        <li>
          <Trans>
            See and correct: everything about you is in your <Link to={paths.profile()}>profile</Link>.
          </Trans>
        </li>
        <li>
          <Trans>
            Take it with you: “Download my data” in the profile gives you one file with all of it.
          </Trans>
        </li>
        <li>
          <Trans>
            Delete: “Delete my account” in the profile deletes the account, profile, cloud lists, posts,
            comments, likes and follows at once, and the emails to your address from the outbox.
          </Trans>
        </li>
        <li>
          <Trans>
            What stays after that: the security log without an address, the admin log without your name,
            address and words, the words of a report without your name, lists that others copied from yours,
            without mention of you, and older backups.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          For everything else, and for the rights that the law of your country gives you, write to the host.
        </Trans>
      </p>
    </>
  );
}
