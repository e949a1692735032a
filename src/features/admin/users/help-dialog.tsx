import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCopy } from '#components/clipboard/use-copy.ts';
import { MOST_REASON } from '#data/admin/help.ts';
import { qrSquares } from '#platform/sharing/qr-squares.ts';
import { canShare, shareLink } from '#platform/sharing/share-sheet.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { QrCode } from '#ui/qr-code/qr-code.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from '../admin.module.css';
import { HELP_WORDS, useHelp, type WantedHelp } from './use-help.ts';

/**
 * Asks before an account is helped: shows the effect, and asks for the reason, which the log keeps.
 */
export function HelpDialog({ help, onClose }: { help: WantedHelp; onClose: () => void }) {
  const { t } = useLingui();
  const words = HELP_WORDS[help.kind];
  const { isBusy, problem, link, run } = useHelp(help, onClose);
  // Everyday help needs no typing; help that cannot be undone does.
  const [reason, setReason] = useState(words.isDanger ? '' : t`The owner asked for it`);
  const isReady = reason.trim().length >= 3;
  const { name } = help;
  const title = t(words.label);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`${title}: ${name}`}
      closeLabel={t`Close`}
      size="sm"
      footer={
        link === null ? (
          <>
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              variant={words.isDanger ? 'danger' : 'primary'}
              busy={isBusy}
              disabled={!isReady}
              onClick={() => run(reason)}
            >
              {t(words.confirm)}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        )
      }
    >
      {link === null ? (
        <div className="stack">
          {problem !== null && (
            <div role="alert">
              <Banner tone="violation">{problem}</Banner>
            </div>
          )}
          <p>{t(words.body)}</p>
          <TextField
            label={t`Reason`}
            hint={t`The log keeps it.`}
            maxLength={MOST_REASON}
            value={reason}
            onValueChange={setReason}
          />
        </div>
      ) : (
        <PasswordLink name={name} link={link} />
      )}
    </Dialog>
  );
}

/**
 * A link for a new password, to be handed to its owner: to copy, to share, or to be scanned off the
 * screen.
 */
function PasswordLink({ name, link }: { name: string; link: string }) {
  const { t } = useLingui();
  const squares = qrSquares(link, 'M') ?? qrSquares(link, 'L');
  const { copyLink } = useCopy();
  return (
    <div className="stack">
      <p>
        <Trans>
          Give this link to {name}. It works once, on any device, within an hour. After that, create a new
          one.
        </Trans>
      </p>
      <TextField label={t`Link for a new password`} value={link} onValueChange={nothing} readOnly />
      <div className="cluster">
        <Button variant="primary" icon="copy" onClick={() => void copyLink(link)}>
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
