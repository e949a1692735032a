import { Trans } from '@lingui/react/macro';
import { useCopy } from '#components/clipboard/use-copy.ts';
import { canShare, shareLink } from '#platform/sharing/share-sheet.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './two-phones.module.css';

/** Hands a link out: the clipboard, and the share sheet where the device has one. */
export function LinkWays({ link, title }: { link: string; title: string }) {
  const { copyLink } = useCopy();
  return (
    <div className={styles.buttons}>
      <Button icon="copy" onClick={() => void copyLink(link)}>
        <Trans>Copy link</Trans>
      </Button>
      {canShare() && (
        <Button icon="share" onClick={() => void shareLink({ title, url: link })}>
          <Trans>Send to…</Trans>
        </Button>
      )}
    </div>
  );
}
