import { queryOptions } from '@tanstack/react-query';
import { nowIso } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { oneAtATime } from '#platform/tabs/one-at-a-time.ts';
import { createHistoryDb } from '#platform/storage/history-db.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { localTexts } from '#platform/storage/local.ts';
import { createListArchive } from '../lists/list-archive.ts';
import { cloudTable, noteCloudAnswer } from './cloud-lists.ts';
import { createCloudQueue } from './cloud-queue.ts';
import { recountWaiting } from './cloud-watch.ts';
import { type CloudSync, createCloudSync } from './create-cloud-sync.ts';
import { createDraftBases } from './draft-bases.ts';

const syncs = new Map<string, CloudSync>();
const archive = createListArchive(createHistoryDb());

/** The changes of an account on their way to the cloud, from this browser. One a tab. */
export function cloudSync(userId: string): CloudSync {
  const known = syncs.get(userId);
  if (known !== undefined) return known;
  const sync = createCloudSync({
    queue: createCloudQueue({ texts: localTexts, userId, nowIso }),
    table: cloudTable(userId),
    archive,
    bases: createDraftBases(localTexts),
    newId,
    nowIso,
    isOnline: () => navigator.onLine,
    alone: async (work) => oneAtATime(`cloud_${userId}`, work),
    onAnswer: (change, result) => noteCloudAnswer(userId, change.listId, result),
  });
  localTexts.subscribe(storageKeys.cloudPending(userId), sync.reload);
  sync.subscribe(recountWaiting);
  syncs.set(userId, sync);
  return sync;
}

/** Sends what an account has waiting. */
export async function sendWaiting(userId: string): Promise<void> {
  await cloudSync(userId).flush();
}

/** The states of a list that this device saved, newest first; none where they cannot be read. */
export function deviceVersionsQuery(userId: string, listId: string) {
  return queryOptions({
    queryKey: ['device-versions', userId, listId],
    queryFn: async () => {
      const found = await cloudSync(userId).versionsHere(listId);
      return found.ok ? found.value : [];
    },
    staleTime: 0,
  });
}
