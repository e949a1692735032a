import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useSiteContacts } from '#platform/site.ts';
import { Article } from '#ui/article/article.tsx';
import { Button } from '#ui/button/button.tsx';
import styles from './about.module.css';

/** /about, “Support Us” in the menus: what Muster is, who makes it and how to help it along. */
export function Component() {
  const { t } = useLingui();
  return (
    <div className="page" data-width="wide">
      <title>{t`About Muster and how to support it`}</title>
      <Article
        title={t`About Muster`}
        lead={
          <p>
            <Trans>
              An army list builder and companion for the table, made by players for players: free, without
              advertising, in three languages, on the phone in your pocket.
            </Trans>
          </p>
        }
        contentsLabel={t`Contents`}
        isShort
        sections={[
          { id: 'support', title: t`Support Us`, body: <Support /> },
          { id: 'what', title: t`What it does`, body: <What /> },
          { id: 'sources', title: t`Where numbers and rules come from`, body: <Sources /> },
          { id: 'unofficial', title: t`Unofficial`, body: <Unofficial /> },
          { id: 'made-of', title: t`What it is made of`, body: <MadeOf /> },
          { id: 'data', title: t`Your data`, body: <Data /> },
        ]}
      />
    </div>
  );
}

function What() {
  return (
    <ul>
      <li>
        <Trans>
          Build a list and see at once whether it is legal, and why not. The{' '}
          <Link to={paths.builder()}>builder</Link> never loses one: unlimited undo, drafts, older versions, a
          bin.
        </Trans>
      </li>
      <li>
        <Trans>Send it as a link that contains the whole list, as a QR code or as text, or print it.</Trans>
      </li>
      <li>
        <Trans>
          See what others play on the <Link to={paths.communityLists()}>board</Link>, take a copy and build on
          it.
        </Trans>
      </li>
      <li>
        <Trans>All of it on your phone, even without a signal.</Trans>
      </li>
    </ul>
  );
}

function Sources() {
  return (
    <p>
      <Trans>
        Points and profiles are those of the printed cards, as far as players have gathered them. Texts about
        rules are our own words. Where sources differ, the newest applies; where they are silent, the text
        says so instead of guessing.
      </Trans>
    </p>
  );
}

function Unofficial() {
  const { contactEmail } = useSiteContacts();
  return (
    <>
      <p>
        <Trans>
          Muster is not made, endorsed or supported by the publisher of the game. The names of the game, of
          its factions, units, keywords and rules belong to their owners; they are used here only to say which
          miniature a line of a list stands for.
        </Trans>
      </p>
      {contactEmail !== null && (
        <p>
          <Trans>
            Do you own rights in something here and want it changed? Write to{' '}
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>: such messages are dealt with first.
          </Trans>
        </p>
      )}
    </>
  );
}

function MadeOf() {
  return (
    <p>
      <Trans>
        Code, drawings and texts are our own and open source under the MIT licence. The typefaces are Fraunces
        and Source Sans 3, under the SIL Open Font Licence. Libraries by others are listed with{' '}
        <a href="/licences.txt">their licences</a>.
      </Trans>
    </p>
  );
}

function Data() {
  return (
    <p>
      <Trans>
        No cookies, no trackers. Lists of guests stay in the browser. The{' '}
        <Link to={paths.privacy()}>privacy policy</Link> names everything that is kept, and the{' '}
        <Link to={paths.terms()}>terms of service</Link> say what is expected of you and of us.
      </Trans>
    </p>
  );
}

/** The ways to help. Money and mail are offered only where the host has said where to. */
function Support() {
  const { supportUrl, contactEmail } = useSiteContacts();
  return (
    <>
      <p>
        <Trans>
          Muster is made in spare time and costs its users nothing. What keeps it alive is that people use it
          and say what is wrong with it.
        </Trans>
      </p>
      {(supportUrl !== null || contactEmail !== null) && (
        <div className={styles.calls}>
          {supportUrl !== null && (
            <Button
              variant="primary"
              icon="heart"
              trailingIcon="external"
              render={<a href={supportUrl} target="_blank" rel="noopener noreferrer" />}
            >
              <Trans>Support this site</Trans>
            </Button>
          )}
          {contactEmail !== null && (
            <Button icon="comment" render={<a href={`mailto:${contactEmail}`} />}>
              <Trans>Write to us</Trans>
            </Button>
          )}
        </div>
      )}
      <ul>
        {contactEmail === null ? (
          <li>
            <Trans>Found a mistake? This site has no contact address: tell whoever gave you the link.</Trans>
          </li>
        ) : (
          <>
            <li>
              <Trans>
                Found a wrong number or an unclear rule? Say which card or page has the right one.
              </Trans>
            </li>
            <li>
              <Trans>Speak Spanish or French better than we do? A better word is always welcome.</Trans>
            </li>
          </>
        )}
        <li>
          <Trans>Play somewhere? Show it to your club, and post the list that won.</Trans>
        </li>
        <li>
          <Trans>Have a server? The software is free: run it for your club.</Trans>
        </li>
      </ul>
    </>
  );
}
