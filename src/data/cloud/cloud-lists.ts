import { queryOptions } from '@tanstack/react-query';
import type { CloudList } from '#domain/roster/sync/cloud-list.ts';
import { loadBackend } from '#platform/backend/backend.ts';
import { nowIso } from '#platform/clock.ts';
import { savedListsStore } from '../lists/saved-lists-store.ts';
import { queryClient } from '../query/query-client.ts';
import type { CloudResult } from './cloud-sender.ts';
import { putOnShelf, takeFromShelf } from './cloud-shelf.ts';
import { sendNewMarks } from './send-marks.ts';
import type { CloudLists, CloudTable } from './cloud-table.ts';
import { restCloudTable } from './rest-cloud-table.ts';

/** The time that a save waits for the cloud's lists; after that it uses the last known ones. */
const PATIENCE_MS = 4_000;

/** The cloud's lists of an account as a table. */
export function cloudTable(userId: string): CloudTable {
  return restCloudTable(loadBackend, userId);
}

/** The cloud's lists of who is signed in, newest first (docs/product.md, "Cloud lists"). */
export function cloudListsQuery(userId: string) {
  return queryOptions({
    queryKey: ['army_lists', userId],
    queryFn: async (): Promise<CloudLists> => {
      const answer = await cloudTable(userId).all();
      void putOnShelf(userId, { takenAt: nowIso(), lists: answer.lists });
      void sendMarks(userId, answer.lists);
      return answer;
    },
  });
}

/**
 * Sends the marks of lists that the cloud does not have yet and puts them into the cached lists.
 * Never rejects: what does not arrive is sent after the next look at the cloud.
 */
export async function sendMarks(
  userId: string,
  cloud: readonly CloudList[] = knownLists(userId),
): Promise<void> {
  const local = savedListsStore.getState().lists;
  const taken = await sendNewMarks(cloud, local, cloudTable(userId)).catch(() => null);
  if (taken === null || taken.size === 0) return;
  queryClient().setQueryData(cloudListsQuery(userId).queryKey, (known) => {
    if (known === undefined) return known;
    const lists = known.lists.map((row) => {
      const marks = taken.get(row.list.id);
      return marks === undefined ? row : { ...row, marks };
    });
    void putOnShelf(userId, { takenAt: nowIso(), lists });
    return { ...known, lists };
  });
}

function knownLists(userId: string): readonly CloudList[] {
  return queryClient().getQueryData(cloudListsQuery(userId).queryKey)?.lists ?? [];
}

/** The cloud's lists as they were when it answered last; null when it never did in this browser. */
export function cloudShelfQuery(userId: string) {
  return queryOptions({
    queryKey: ['army_lists', userId, 'shelf'],
    queryFn: async () => takeFromShelf(userId),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** The earlier versions of a cloud list, newest first. */
export function cloudVersionsQuery(userId: string, listId: string) {
  return queryOptions({
    queryKey: ['army_list_versions', userId, listId],
    queryFn: async () => cloudTable(userId).versionsOf(listId),
    staleTime: 0,
  });
}

/**
 * The cloud's lists as far as they can be known now: from the cloud, else as they were last. Never
 * rejects.
 */
export async function knownCloudLists(userId: string): Promise<readonly CloudList[]> {
  const client = queryClient();
  const asked = client.query({ ...cloudListsQuery(userId), retry: false }).catch(() => null);
  const inTime = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const answer = navigator.onLine ? await Promise.race([asked, inTime]) : null;
  const known = answer ?? client.getQueryData(cloudListsQuery(userId).queryKey);
  return known?.lists ?? (await takeFromShelf(userId))?.lists ?? [];
}

/** Cloud lists that this page deleted. */
const deletedHere = new Set<string>();

/** True when this page deleted the list itself. */
export function wasDeletedHere(listId: string): boolean {
  return deletedHere.has(listId);
}

/** Puts what the cloud answered to a change into the cached lists. */
export function noteCloudAnswer(userId: string, listId: string, result: CloudResult): void {
  if (result.kind === 'deleted') deletedHere.add(listId);
  const client = queryClient();
  const { queryKey } = cloudListsQuery(userId);
  const row = rowOf(result);
  if (row === undefined) {
    if (result.kind === 'saved') void client.invalidateQueries({ queryKey, exact: true });
    return;
  }
  void client.invalidateQueries({ queryKey: ['army_list_versions', userId] });
  client.setQueryData(queryKey, (known) => {
    if (known === undefined) return known;
    const id = row?.list.id ?? listId;
    const others = known.lists.filter(({ list }) => list.id !== id);
    const lists = row === null ? others : [row, ...others];
    void putOnShelf(userId, { takenAt: nowIso(), lists });
    return { ...known, lists };
  });
}

/**
 * Returns the list as it is after the call: null when it is gone, undefined when the result does
 * not say.
 */
function rowOf(result: CloudResult): CloudList | null | undefined {
  switch (result.kind) {
    case 'saved':
      return result.row ?? undefined;
    case 'kept':
      return result.row;
    case 'conflict':
      return result.theirs;
    case 'deleted':
      return null;
    case 'refused':
    case 'waiting':
      return undefined;
  }
}
