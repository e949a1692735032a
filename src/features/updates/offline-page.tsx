import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { allCards, allPortraits } from '#data/offline/faction-pictures.ts';
import { queryClient } from '#data/query/query-client.ts';
import { measureStores } from '#platform/offline/measure.ts';
import { keepPictures, keptAmong, type Progress, removePictures } from '#platform/offline/pictures.ts';
import { PICTURES } from '#platform/service-worker/cache-names.ts';
import { savesData } from '#platform/offline/saves-data.ts';
import { useLanguage } from '#platform/use-language.ts';
import { classNames } from '#ui/class-names.ts';
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { CacheDiagnostics, DEVICE } from './cache-diagnostics.tsx';
import { InstallPanel } from './install.tsx';
import { sizeText } from './size-text.ts';
import { Troubleshooting } from './troubleshooting.tsx';
import { keepApp, updateStore } from './update-store.ts';
import styles from './updates.module.css';

/**
 * The average weight of a card as a picture and of a portrait, large or small, in bytes. They give
 * the size of a download.
 */
const CARD_BYTES = 85_000;
const PORTRAIT_BYTES = 9_500;

/** /offline: what works without a network, and everything else to download or to remove. */
export function Component() {
  const { t } = useLingui();
  const language = useLanguage();
  const portraits = allPortraits();
  const cards = allCards(language);
  const takeAlong = useTakeAlong([...portraits, ...cards]);
  const { kept, total, progress, isBusy } = takeAlong;
  const { isFull } = useStore(updateStore);
  const [asks, setAsks] = useState(false);
  const missing = total - (kept ?? 0);
  const share = missing / Math.max(total, 1);
  const expected = share * (portraits.length * PORTRAIT_BYTES + cards.length * CARD_BYTES);
  const size = sizeText(expected, language);
  return (
    <div className={classNames('page', styles.page)} data-width="wide">
      <title>{t`Offline – Muster`}</title>
      <h1>
        <Trans>Offline</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>
          After one visit the builder, your lists, rules, FAQ, units and missions work anywhere, with the
          portraits of your faction. Cards as pictures are larger: take them along before you leave.
        </Trans>
      </p>
      <div className={styles.columns}>
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
          {isFull && (
            <p role="alert">
              <Trans>
                This device had no room for what Muster needs offline. Free some space, then press the button.
              </Trans>
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
              <Button
                variant="primary"
                icon="download"
                disabled={missing === 0 && !savesData() && !isFull}
                onClick={takeAlong.start}
              >
                <Trans>Save for offline use</Trans>
              </Button>
            )}
            <Button icon="trash" disabled={isBusy || (kept ?? 0) === 0} onClick={() => setAsks(true)}>
              <Trans>Remove pictures</Trans>
            </Button>
          </div>
          {asks && <ConfirmRemoval onClose={() => setAsks(false)} onConfirm={takeAlong.removeAll} />}
        </section>
        <InstallPanel />
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

const picturesBytes = async () => (await measureStores((name) => name === PICTURES)).bytes;

/** Keeps pictures for offline use, with how far it is; a download ends when the page is left. */
function useTakeAlong(addresses: readonly string[]) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);
  const { data: kept = null } = useQuery(
    { queryKey: [...DEVICE, 'pictures', addresses], queryFn: async () => keptAmong(addresses), staleTime: 0 },
    queryClient(),
  );
  const download = useDownload(addresses, setProgress);
  const removal = useRemoval(() => setProgress(null));
  return {
    kept,
    total: addresses.length,
    progress,
    isBusy: download.isPending,
    start: () => {
      stopper.current = new AbortController();
      download.mutate(stopper.current);
    },
    stop: () => stopper.current?.abort(),
    removeAll: () => removal.mutate(),
  };
}

const measureAgain = async () => queryClient().invalidateQueries({ queryKey: DEVICE });

function useDownload(addresses: readonly string[], onProgress: (progress: Progress) => void) {
  const { t } = useLingui();
  const language = useLanguage();
  return useMutation(
    {
      mutationFn: async ({ signal }: AbortController) => {
        // A browser that saves data has only the files of the first pages until now.
        void keepApp({ isAsked: true });
        return keepPictures(addresses, { onProgress, signal });
      },
      onSuccess: (end, { signal }) => {
        const bytes = sizeText(end.bytes, language);
        if (end.done === end.total)
          toast.success({ title: t`All pictures are on this device`, description: t`${bytes} fetched.` });
        else if (end.isFull)
          toast.error({
            title: t`This device is full`,
            description: t`The pictures that came are kept. Free some space, then press again for the rest.`,
          });
        else if (!signal.aborted)
          toast.error({
            title: t`Some pictures could not be fetched`,
            description: t`Those that came are kept. Press again to retry.`,
          });
      },
      onSettled: measureAgain,
    },
    queryClient(),
  );
}

function useRemoval(onRemoved: () => void) {
  const { t } = useLingui();
  const language = useLanguage();
  return useMutation(
    {
      mutationFn: async () => {
        const before = await picturesBytes();
        const ok = await removePictures();
        return { ok, before, after: await picturesBytes() };
      },
      onSuccess: ({ ok, before, after }) => {
        onRemoved();
        if (!ok) {
          toast.error({ title: t`The pictures could not be removed` });
          return;
        }
        const [was, is] = [sizeText(before, language), sizeText(after, language)];
        toast.success({ title: t`Pictures removed`, description: t`${was} before, ${is} now.` });
      },
      onSettled: measureAgain,
    },
    queryClient(),
  );
}
