import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { BROWSER_FACTS, type Fact, SERVER_FACTS } from './facts.ts';
import { HostContact } from './host-contact.tsx';
import styles from './legal.module.css';

/** The section on the host: responsible for the data on the site, and the contact. */
export function Host() {
  return (
    <>
      <p>
        <Trans>
          Muster is software made by fans. Each site that runs it has its own host, who is responsible for the
          data on it. This page says what the software does; how long logs and backups are kept, and with whom
          the host works, is the host’s to say.
        </Trans>
      </p>
      <HostContact />
    </>
  );
}

/** The section on cookies: there are none, and the security policy keeps other sites out. */
export function Cookies() {
  return (
    <p>
      <Trans>
        There are none. Scripts, fonts and styles come from this site alone, and its security policy has
        browsers refuse all others. Nobody measures how you use the app. The start page shows how many
        accounts there are, and no more than that number.
      </Trans>
    </p>
  );
}

/** Everything on the device, and how to delete it. */
export function Browser() {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>
          All of this is kept in your browser, on this device, for this site. None of it is sent anywhere
          unless you save to the cloud, post or share. Signing out and new versions of the app leave your
          lists alone.
        </Trans>
      </p>
      <FactTable namesLabel={t`Found as`} facts={BROWSER_FACTS} />
      <p>
        <Trans>
          The browser also keeps copies of the app’s own files, so that pages open fast. To delete everything
          at once, clear the data of this site in your browser’s settings; save your lists to a file first,
          under saved lists in the <Link to={paths.builder()}>builder</Link>.
        </Trans>
      </p>
    </>
  );
}

/** Everything in the database of a player who has an account. */
export function Server() {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>Guests are not in the database. If you make an account, this is kept:</Trans>
      </p>
      <FactTable namesLabel={t`Tables`} facts={SERVER_FACTS} />
    </>
  );
}

/** The section on the server's logs and on backups. */
export function Logs() {
  return (
    <>
      <p>
        <Trans>
          For each request the server records when it came, what kind of page or data it was for, how it ended
          and how long it took. Names, list codes, passwords, email and IP addresses are removed before a line
          is written. A proxy that the host puts in front may keep its own logs.
        </Trans>
      </p>
      <p>
        <Trans>
          The host may make backups. They contain accounts, profiles, lists and posts, but no sessions and no
          emails. What you delete stays in older backups until the host throws those away.
        </Trans>
      </p>
    </>
  );
}

/** The section on data that others can see, by the player's own choice or the host's. */
export function Sharing() {
  return (
    <ul>
      <li>
        <Trans>
          A link to a list contains the whole list. Anyone with the link can read it; the server does not
          store it.
        </Trans>
      </li>
      <li>
        <Trans>
          A profile, a post or an event may show a picture from another site. Your browser fetches it there,
          so that site sees your IP address, but not which page you are on.
        </Trans>
      </li>
      <li>
        <Trans>Emails go through the mail service that the host has chosen.</Trans>
      </li>
      <li>
        <Trans>
          Notifications, if you turn them on, go through a service of your browser’s maker. They are encrypted
          for your browser: the service sees when one comes and from which site, not what it says.
        </Trans>
      </li>
      <li>
        <Trans>
          Administrators may have news and rules translated by a service. Nothing you write is sent to it.
        </Trans>
      </li>
    </ul>
  );
}

/** The section about changes of this page. */
export function Changes() {
  return (
    <p>
      <Trans>
        It changes together with the software: anything new that is kept must be named here first. The date
        above shows the last change.
      </Trans>
    </p>
  );
}

type FactTableProps = {
  /** The kind of the names: keys of the browser, tables of the server. */
  namesLabel: string;
  facts: readonly Fact[];
};

/**
 * A table of stored data: the title of each item, its description, and the names under which it is
 * stored.
 */
function FactTable({ namesLabel, facts }: FactTableProps) {
  const { t } = useLingui();
  return (
    <dl className={styles.facts}>
      {facts.map(({ what, body, names }) => (
        <div key={names.join()} className={styles.fact}>
          <dt>{t(what)}</dt>
          <dd>{t(body)}</dd>
          <dd className={styles.names}>
            <span>{namesLabel}</span>{' '}
            {names.map((name) => (
              <code key={name}>{name}</code>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
