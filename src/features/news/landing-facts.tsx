import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { readChangelogFile, readSiteChangelog } from '#data/news/changelog.ts';
import { countUsers } from '#data/news/news.ts';
import { changelogVersion } from '#domain/reader/changelog-version.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './news.module.css';

/** A count below this says less than no count. */
const FEWEST_TOLD = 10;

/** The version, which opens the changelog, and the number of players. */
export function LandingFacts() {
  const { t } = useLingui();
  const dialog = useDialogAddress('changelog');
  const { data: changelog } = useQuery({
    queryKey: ['changelog'],
    queryFn: async () => (await readSiteChangelog()) ?? readChangelogFile(),
  });
  const { data: count } = useQuery({ queryKey: ['user-count'], queryFn: countUsers });
  return (
    <>
      <Button size="sm" className={styles.version} icon="history" onClick={() => dialog.open()}>
        {changelog === undefined ? t`Loading...` : t`Version ${changelogVersion(changelog)}`}
      </Button>
      {count !== undefined && count >= FEWEST_TOLD && (
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
    </>
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
