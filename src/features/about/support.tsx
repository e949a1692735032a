import { Trans } from '@lingui/react/macro';
import { useSiteContacts } from '#platform/site.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './about.module.css';

/** The ways to help. Money and mail are offered only where the host has said where to. */
export function Support() {
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
