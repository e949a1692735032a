import { Trans, useLingui } from '@lingui/react/macro';
import { copyText } from '#platform/clipboard.ts';
import { qrSquares } from '#platform/qr-squares.ts';
import { canShare, shareLink } from '#platform/share-sheet.ts';
import { Button } from '#ui/button/button.tsx';
import { QrCode } from '#ui/qr-code/qr-code.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { toast } from '#ui/toast/toast.tsx';
import styles from '../admin.module.css';

/**
 * A link for a new password, to be handed to its owner: to copy, to share, or to be scanned off the
 * screen.
 */
export function PasswordLink({ name, link }: { name: string; link: string }) {
  const { t } = useLingui();
  const squares = qrSquares(link, 'M') ?? qrSquares(link, 'L');
  const copy = async () => {
    if (await copyText(link)) toast.success({ title: t`Link copied` });
    else
      toast.info({
        title: t`Copy the link by hand`,
        description: t`This browser does not let it be copied.`,
      });
  };
  return (
    <div className="stack">
      <p>
        <Trans>
          Hand this link to {name}. It works on any device, once, within an hour. After that, write a new one.
        </Trans>
      </p>
      <TextField label={t`Link for a new password`} value={link} onValueChange={nothing} readOnly />
      <div className="cluster">
        <Button variant="primary" icon="copy" onClick={() => void copy()}>
          <Trans>Copy the link</Trans>
        </Button>
        {canShare() && (
          <Button icon="share" onClick={() => void shareLink({ title: t`New password`, url: link })}>
            <Trans>Share</Trans>
          </Button>
        )}
      </div>
      {squares !== null && (
        <QrCode {...squares} label={t`The link as a QR code`} className={styles.linkCode} />
      )}
    </div>
  );
}

function nothing(): void {
  // The field is there to be read and selected.
}
