import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCopy } from '#components/clipboard/use-copy.ts';
import { catalogue } from '#data/catalogue.ts';
import { currentPatch } from '#data/release/kept-patch.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { refetchAppFiles, reloadSoon } from '#platform/caches.ts';
import { currentEnvironment } from '#platform/environment.ts';
import { keys, readText } from '#platform/storage/local.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import styles from './admin.module.css';

/** Facts and tools for developers. Nothing here touches the player's own data. */
export function DevOptions() {
  const { t } = useLingui();
  const viewer = useViewer();
  const client = useQueryClient();
  const stored = [...keys('')];
  const bytes = stored.reduce((sum, key) => sum + key.length + (readText(key)?.length ?? 0), 0);
  const facts: readonly (readonly [string, string])[] = [
    [t`Environment`, currentEnvironment()],
    [t`Host`, location.host],
    [t`User`, viewer.status === 'authenticated' ? viewer.userId : viewer.status],
    [t`Units in the catalogue`, String(catalogue.units.length)],
    [t`Release of the catalogue here`, String(currentPatch()?.number ?? 0)],
    [t`Local storage`, `${stored.length} · ${(bytes / 1024).toFixed(1)} kB`],
    [t`Cached responses`, String(client.getQueryCache().getAll().length)],
    [
      t`Service worker`,
      'serviceWorker' in navigator ? (navigator.serviceWorker.controller?.scriptURL ?? '–') : '–',
    ],
    [t`Browser`, navigator.userAgent],
  ];
  const { copyAs } = useCopy();
  const copy = async () => {
    const text = facts.map(([name, value]) => `${name}: ${value}`).join('\n');
    await copyAs(t`Copied`, text);
  };
  const fetching = useMutation({
    mutationFn: refetchAppFiles,
    onSuccess: (isDone) => {
      if (!isDone) {
        toast.error({ title: t`There is no answer from the server.` });
        return;
      }
      toast.success({ title: t`All files were reloaded. Restarting the page.` });
      reloadSoon();
    },
  });
  return (
    <>
      <section className={styles.panel}>
        <h2>
          <Trans>This device</Trans>
        </h2>
        <dl className={styles.table}>
          {facts.map(([name, value]) => (
            <div key={name} className={styles.pair}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          <Button icon="copy" onClick={() => void copy()}>
            <Trans>Copy</Trans>
          </Button>
        </div>
      </section>
      <section className={styles.panel}>
        <h2>
          <Trans>Try again from the start</Trans>
        </h2>
        <p className={styles.muted}>
          <Trans>Lists, drafts, games and preferences stay as they are.</Trans>
        </p>
        <div className={styles.actions}>
          <Button
            icon="refresh"
            onClick={() => {
              client.clear();
              toast.success({ title: t`Everything is fetched again.` });
            }}
          >
            <Trans>Clear cached responses</Trans>
          </Button>
          <Button icon="download" busy={fetching.isPending} onClick={() => fetching.mutate()}>
            <Trans>Fetch the app’s files again</Trans>
          </Button>
        </div>
      </section>
    </>
  );
}
