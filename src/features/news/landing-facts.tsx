import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { readChangelogFile, readSiteChangelog } from '#data/news/changelog.ts';
import { countUsers } from '#data/news/news.ts';
import { changelogVersion } from '#domain/reader/changelog-version.ts';
import { paths } from '#platform/paths.ts';
import { useSiteContacts } from '#platform/site.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { HeaderSlot } from '#ui/header-slot/header-slot.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './news.module.css';

/** The version, which opens the changelog, and the number of players. */
export function LandingFacts() {
  const { t } = useLingui();
  const dialog = useDialogAddress('changelog');
  const [changelog, setChangelog] = useState<string | null | undefined>(undefined);
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void readSiteChangelog()
      .then(async (text) => text ?? readChangelogFile())
      .then((text) => isCurrent && setChangelog(text));
    void countUsers().then((users) => isCurrent && setCount(users));
    return () => {
      isCurrent = false;
    };
  }, []);
  return (
    <div className={styles.facts}>
      <Button size="sm" className={styles.version} icon="history" onClick={() => dialog.open()}>
        {changelog === undefined ? t`Loading...` : t`Version ${changelogVersion(changelog)}`}
      </Button>
      {count !== null && (
        <p className={styles.players}>
          <Icon name="user" />
          <span>
            <Plural
              value={count}
              one={
                <Trans>
                  <strong>#</strong> registered player
                </Trans>
              }
              other={
                <Trans>
                  <strong>#</strong> registered players
                </Trans>
              }
            />
          </span>
        </p>
      )}
      {dialog.isOpen && (
        <ChangelogDialog
          content={changelog === undefined ? t`Loading...` : changelog}
          onClose={() => dialog.close()}
        />
      )}
    </div>
  );
}

type Props = {
  /** Markdown, shown as it is; null when it could not be had. */
  content: string | null;
  onClose: () => void;
};

/** The changes of the app, version by version. */
function ChangelogDialog({ content, onClose }: Props) {
  const { t } = useLingui();
  const failed = `# Changelog\n\n${t`Failed to load changelog content.`}`;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Changelog`}
      closeLabel={t`Close`}
      size="lg"
    >
      <pre className={styles.changelog}>{content ?? failed}</pre>
    </Dialog>
  );
}

/** The link for supporting the host, in the bar: their own page, else ways to help without one. */
export function SupportLink() {
  const { supportUrl } = useSiteContacts();
  return (
    <HeaderSlot>
      <Button
        variant="quiet"
        icon="heart"
        className={styles.support}
        render={supportUrl === null ? <Link to={paths.about()} /> : <Away to={supportUrl} />}
      >
        <Trans>Support Us</Trans>
      </Button>
    </HeaderSlot>
  );
}

function Away({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) {
  return (
    <a {...rest} href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
