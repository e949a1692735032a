import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Article } from '#ui/article/article.tsx';
import { HostContact } from './host-contact.tsx';
import { dayText, LAST_CHANGED } from './last-changed.ts';

/** /terms-of-service and /terms: what players may expect and what is expected of them. */
export function Component() {
  const { t } = useLingui();
  const day = dayText(LAST_CHANGED.terms, useLanguage());
  return (
    <div className="page" data-width="wide">
      <title>{t`Terms of service – Muster`}</title>
      <Article
        title={t`Terms of service`}
        lead={
          <p>
            <Trans>
              In short: Muster is free and made by fans. Use it as you like, be fair to others on the board,
              and keep a copy of what matters to you.
            </Trans>
          </p>
        }
        changed={t`Last changed on ${day}`}
        contentsLabel={t`Contents`}
        sections={[
          { id: 'what', title: t`What this is`, body: <What /> },
          { id: 'use', title: t`Using it`, body: <Use /> },
          { id: 'account', title: t`Your account`, body: <Account /> },
          { id: 'posts', title: t`What you post`, body: <Posts /> },
          { id: 'moderation', title: t`Reports and moderation`, body: <Moderation /> },
          { id: 'warranty', title: t`No warranty`, body: <Warranty /> },
          { id: 'host', title: t`Software and host`, body: <Host /> },
          { id: 'changes', title: t`When these terms change`, body: <Changes /> },
        ]}
      />
    </div>
  );
}

/** The section on the site: unofficial, and the printed rules are right. */
function What() {
  return (
    <p>
      <Trans>
        An unofficial army list builder and companion for the table. It is neither made nor endorsed by the
        publisher of the game. The names of the game, of its factions, units and rules belong to their owners
        and only say which miniature or rule is meant. Texts and drawings are our own; where they differ from
        the printed rules, the printed rules apply.
      </Trans>
    </p>
  );
}

/** The section on use: free of charge, and no attacks. */
function Use() {
  return (
    <ul>
      <li>
        <Trans>It costs nothing, and building, printing and sharing lists needs no account.</Trans>
      </li>
      <li>
        <Trans>
          Do not try to access other people’s data, get around the limits or disrupt the server. If you find a
          security hole, tell the host before anyone else.
        </Trans>
      </li>
    </ul>
  );
}

/** The section on accounts. */
function Account() {
  return (
    <ul>
      <li>
        <Trans>Use an email address of your own and a password that you use nowhere else.</Trans>
      </li>
      <li>
        <Trans>You are responsible for what is done with your account. If you lose it, tell the host.</Trans>
      </li>
      <li>
        <Trans>Where the law asks for your parents’ consent, get it first.</Trans>
      </li>
      <li>
        <Trans>
          You can leave at any time: your <Link to={paths.profile()}>profile</Link> gives you your data and
          deletes the account.
        </Trans>
      </li>
    </ul>
  );
}

/** The section on posts: they stay the author's, and some content is not welcome. */
function Posts() {
  return (
    <>
      <p>
        <Trans>
          It stays yours. You allow this site to show it to everybody, and other players to copy a list and
          build on it, until you delete it. Copies that others have made stay theirs, without mention of you.
        </Trans>
      </p>
      <p>
        <Trans>Not on the board:</Trans>
      </p>
      <ul>
        <li>
          <Trans>spam and advertising,</Trans>
        </li>
        <li>
          <Trans>insults, harassment and hate,</Trans>
        </li>
        <li>
          <Trans>other people’s personal data,</Trans>
        </li>
        <li>
          <Trans>pictures and texts that you have no right to, and anything the law forbids.</Trans>
        </li>
      </ul>
    </>
  );
}

/** The section on moderation: hiding, deleting, and bans. */
function Moderation() {
  return (
    <p>
      <Trans>
        Every post, comment and player can be reported. Administrators may hide a post, delete a comment, and
        ban an account or deactivate it. A ban ends its sessions and hides what it posted until it is lifted.
        If you think they were wrong, write to the host.
      </Trans>
    </p>
  );
}

/** The section on warranty: there is none. */
function Warranty() {
  return (
    <>
      <p>
        <Trans>
          Everything is offered as it is, in spare time. A number may be wrong, a server may stop, a host may
          close the site. Before a tournament, check your list against the cards. Keep what matters in a file:
          saved lists and the profile both give you one.
        </Trans>
      </p>
      <p>
        <Trans>None of this takes away rights that the law gives you.</Trans>
      </p>
    </>
  );
}

/** The section on the licence and on the host, with whom these terms are made. */
function Host() {
  return (
    <>
      <p>
        <Trans>
          The software is open source under the MIT licence: anybody may run it. These terms are between you
          and the host of the site that you are on. What happens to your data is in the{' '}
          <Link to={paths.privacy()}>privacy policy</Link>.
        </Trans>
      </p>
      <HostContact />
    </>
  );
}

/** The section about changes of the terms. */
function Changes() {
  return (
    <p>
      <Trans>
        The date above shows the last change. If you keep using the site after that, the new terms apply.
      </Trans>
    </p>
  );
}
