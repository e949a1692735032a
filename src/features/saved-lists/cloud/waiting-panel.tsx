import { Trans, useLingui } from '@lingui/react/macro';
import type { Pending, Refusal } from '#domain/roster/sync/pending.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import type { WaitReason } from '#data/cloud/send-change.ts';
import styles from '../saved-lists.module.css';
import type { Shown } from './use-shown-lists.ts';

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
    } else if (one.type === 'save') toast.info({ title: t`“${one.list.name}” was moved to Deleted` });
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
          <Trans>
            This browser could not store your unsent changes: keep this page open until they are sent.
          </Trans>
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

/** Returns the texts for changes that the cloud has not accepted. */
function useWaitWords() {
  const { t } = useLingui();
  const refusals: Readonly<Record<Refusal, string>> = {
    'not-allowed': t`Your account can no longer save lists.`,
    'not-accepted': t`The cloud cannot store a name or value in this list.`,
    'no-room': t`Your account is full. The list stays on this device. Delete lists in the cloud, then try again.`,
    'wab-id-missing': t`Your profile doesn't have a WAB ID assigned`,
    'wab-id-unknown': t`Failed to retrieve your WAB ID`,
  };
  const reason = (why: WaitReason | null): string => {
    switch (why) {
      case 'offline':
        return t`The cloud cannot be reached now. Unsent changes are kept on this device and will be sent automatically.`;
      case 'signed-out':
        return t`Your session is no longer valid. Unsent changes are kept on this device and will be sent once you sign in.`;
      case 'wab-id-unknown':
        return t`Failed to retrieve your WAB ID. Unsent changes are kept on this device and will be sent automatically.`;
      case 'fault':
        return t`The cloud has an error at the moment. Unsent changes are kept on this device and will be sent automatically.`;
      case null:
        return t`It is kept on this device and will be sent automatically.`;
    }
  };
  const change = ({ type, list: { name }, state }: Pending): string => {
    if (state.kind === 'refused') return `${t`Save “${name}”`}: ${refusals[state.reason]}`;
    return type === 'save' ? t`Save “${name}”` : t`Delete “${name}”`;
  };
  return { reason, change };
}
