import { Trans, useLingui } from '@lingui/react/macro';
import type { Pending } from '#domain/roster/sync/pending.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import styles from '../saved-lists.module.css';
import type { Shown } from './use-shown-lists.ts';
import { useWaitWords } from './use-wait-words.ts';

/**
 * The changes that the cloud has not accepted yet, with the reason and the possible actions.
 * Conflicts are shown in the lists instead.
 */
export function WaitingPanel({ shown }: { shown: Shown }) {
  const { t } = useLingui();
  const { sync, isSending, isKept, waitReason } = shown;
  const words = useWaitWords();
  const queue = shown.queue.filter(({ state }) => state.kind !== 'conflict');
  if (queue.length === 0) return null;
  const drop = async (one: Pending) => {
    const dropped = await sync.drop(one.listId);
    if (!dropped.ok) {
      toast.error({
        title: t`This browser cannot keep deleted lists, so nothing was taken out`,
      });
    } else if (one.type === 'save') toast.info({ title: t`“${one.list.name}” is under Deleted now` });
  };
  const hasWaiting = queue.some(({ state }) => state.kind === 'waiting');
  return (
    <Banner
      tone="warning"
      icon="history"
      title={<Trans>Not in the cloud yet</Trans>}
      {...(hasWaiting
        ? {
            actions: (
              <Button variant="secondary" icon="refresh" busy={isSending} onClick={() => void sync.flush()}>
                <Trans>Send now</Trans>
              </Button>
            ),
          }
        : {})}
    >
      {hasWaiting && <p>{words.reason(waitReason)}</p>}
      {!isKept && (
        <p>
          <Trans>This browser could not store what waits: keep this page open until it is sent.</Trans>
        </p>
      )}
      <ul className={styles.list}>
        {queue.map((one) => (
          <li key={one.changeId} className={styles.row}>
            <p className={styles.what}>{words.change(one)}</p>
            <div className={styles.actions}>
              {one.state.kind === 'refused' && (
                <Button variant="secondary" onClick={() => void sync.tryAgain(one.listId)}>
                  <Trans>Try again</Trans>
                </Button>
              )}
              <Button
                variant="quiet"
                iconOnly
                icon="close"
                label={t`Do not send “${one.list.name}”`}
                onClick={() => void drop(one)}
              />
            </div>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
