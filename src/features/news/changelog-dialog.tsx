import { useLingui } from '@lingui/react/macro';
import { Dialog } from '#ui/dialog/dialog.tsx';
import styles from './news.module.css';

type Props = {
  /** Markdown, shown as it is; null when it could not be had. */
  content: string | null;
  onClose: () => void;
};

/** The changes of the app, version by version. */
export function ChangelogDialog({ content, onClose }: Props) {
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
