import { foldQueue, type Queue, type QueueEvent } from '#domain/roster/sync/pending.ts';
import { parseQueue, queueText } from '#domain/roster/sync/queue-text.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import type { TextStore } from '#platform/storage/text-store.ts';
import { setAside } from '../lists/set-aside.ts';

/** The changes that wait to be sent, as storage has them: other tabs write there too. */
export type CloudQueue = {
  readonly read: () => Queue;
  /** Reads what is stored now, folds the events into it and writes it back, in one go. */
  readonly apply: (...events: readonly QueueEvent[]) => Queue;
  /** False while the latest change could not be stored and lives in this page only. */
  readonly isKept: () => boolean;
};

type QueuePlaces = {
  readonly texts: Pick<TextStore, 'readText' | 'writeText' | 'remove' | 'isPersistent'>;
  readonly userId: string;
  readonly nowIso: () => string;
};

/**
 * The queue of an account over a text store. What cannot be read in it is set aside, never deleted.
 */
export function createCloudQueue({ texts, userId, nowIso }: QueuePlaces): CloudQueue {
  const key = storageKeys.cloudPending(userId);
  // Only while the disk is full: what could not be stored.
  let held: Queue | null = null;

  const read = (): Queue => {
    if (held !== null) return held;
    const { queue, unread } = parseQueue(texts.readText(key));
    if (unread.length > 0 && setAside(texts, storageKeys.armyListsSetAside, unread, nowIso())) {
      texts.writeText(key, queueText(queue));
    }
    return queue;
  };
  return {
    read,
    apply: (...events) => {
      const before = read();
      const queue = events.reduce(foldQueue, before);
      if (queue.length === 0 && before.length === 0) return queue;
      const written = queue.length === 0 ? texts.remove(key) : texts.writeText(key, queueText(queue));
      held = written.ok || written.reason === 'blocked' ? null : queue;
      return queue;
    },
    isKept: () => held === null && texts.isPersistent(),
  };
}
