import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { allCards, allPortraits } from '#data/offline/faction-pictures.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';
import { CacheDiagnostics } from './cache-diagnostics.tsx';
import { sizeText } from './size-text.ts';
import { Troubleshooting } from './troubleshooting.tsx';
import styles from './updates.module.css';
import { useTakeAlong } from './use-take-along.ts';

/**
 * The average weight of a card as a picture and of a portrait, large or small, in bytes. They give
 * the size of a download.
 */
const CARD_BYTES = 85_000;
const PORTRAIT_BYTES = 9_500;

/** /offline: what works without a network, and everything else to download or to remove. */
export function OfflinePage() {
  const { t } = useLingui();
  const language = useLanguage();
  const portraits = allPortraits();
  const cards = allCards(language);
  const takeAlong = useTakeAlong([...portraits, ...cards]);
  const { kept, total, progress, isBusy } = takeAlong;
  const [asks, setAsks] = useState(false);
  const missing = total - (kept ?? 0);
  const share = missing / Math.max(total, 1);
  const expected = share * (portraits.length * PORTRAIT_BYTES + cards.length * CARD_BYTES);
  const size = sizeText(expected, language);
  return (
    <div className={styles.page}>
      <title>{t`Offline – Muster`}</title>
      <h1>
        <Trans>Offline</Trans>
      </h1>
      <p>
        <Trans>
          After one visit the builder, your lists, rules, FAQ, units and missions work anywhere, with the
          portraits of your faction. Cards as pictures are larger: take them along before you leave.
        </Trans>
      </p>
      <section className={styles.panel} aria-labelledby="take-along">
        <h2 id="take-along">
          <Trans>Save for offline use</Trans>
        </h2>
        {!isBusy && (
          <p aria-live="polite">
            {kept === null
              ? t`Measuring…`
              : missing === 0
                ? t`All ${total} portraits and cards are on this device.`
                : t`${kept} of ${total} portraits and cards are on this device. The rest is about ${size}.`}
          </p>
        )}
        {progress !== null && (
          <>
            <progress
              className={styles.bar}
              aria-label={t`Save for offline use`}
              max={progress.total}
              value={progress.done}
            />
            <p>
              {t`${progress.done} of ${progress.total}, ${sizeText(progress.bytes, language)} fetched`}
              {progress.failed > 0 && (
                <>
                  {' '}
                  –{' '}
                  {t`${plural(progress.failed, { one: '# file failed. Press again to retry.', other: '# files failed. Press again to retry.' })}`}
                </>
              )}
            </p>
          </>
        )}
        <div className={styles.calls}>
          {isBusy ? (
            <Button icon="close" onClick={takeAlong.stop}>
              <Trans>Stop</Trans>
            </Button>
          ) : (
            <Button variant="primary" icon="download" disabled={missing === 0} onClick={takeAlong.start}>
              <Trans>Save for offline use</Trans>
            </Button>
          )}
          <Button icon="trash" disabled={isBusy || (kept ?? 0) === 0} onClick={() => setAsks(true)}>
            <Trans>Remove pictures</Trans>
          </Button>
        </div>
        {asks && <ConfirmRemoval onClose={() => setAsks(false)} onConfirm={takeAlong.removeAll} />}
      </section>
      <section className={styles.panel} aria-labelledby="this-device">
        <h2 id="this-device">
          <Trans>This device</Trans>
        </h2>
        <CacheDiagnostics />
        <p>
          <Trans>
            None of these touches your lists, drafts, games or choices. Each says how much it cleared.
          </Trans>
        </p>
        <Troubleshooting />
      </section>
    </div>
  );
}

/**
 * The confirmation before offline pictures are removed: without a network they cannot be fetched
 * again.
 */
function ConfirmRemoval({ onClose, onConfirm }: { onClose: () => void; onConfirm: () => void }) {
  const { t } = useLingui();
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Remove pictures`}
      body={t`All portraits and cards for offline use are removed from this device. You can download them again when you are online.`}
      confirmLabel={t`Remove pictures`}
      cancelLabel={t`Cancel`}
      onConfirm={onConfirm}
      danger
    />
  );
}
