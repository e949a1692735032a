import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { cloudListsQuery, cloudShelfQuery } from '#data/cloud/cloud-lists.ts';
import { cloudSync } from '#data/cloud/cloud-sync.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { shownLists } from '#domain/roster/sync/shown-lists.ts';

/**
 * Returns the lists of this browser and of the cloud for display, with waiting changes and the age
 * of the cloud's data.
 */
export function useShownLists(userId: string) {
  const sync = cloudSync(userId);
  const { queue, isSending, waitReason, isKept } = useStore(sync);
  const local = useStore(savedListsStore, (state) => state.lists);
  const lists = useQuery(cloudListsQuery(userId));
  const shelf = useQuery(cloudShelfQuery(userId));
  const cloud = lists.data?.lists ?? shelf.data?.lists ?? [];
  return {
    sync,
    queue,
    isSending,
    waitReason,
    isKept,
    cloud,
    local,
    lines: shownLists({ cloud, local, queue }),
    /** Rows of the cloud that could not be read. */
    unread: lists.data?.unread ?? 0,
    isLoading: lists.isPending && !shelf.data,
    /** The cloud did not answer: what is shown is from `takenAt`, if it ever answered here. */
    isFailed: lists.isError || (lists.failureCount > 0 && lists.data === undefined),
    takenAt: lists.data === undefined ? (shelf.data?.takenAt ?? null) : null,
    refetch: () => void lists.refetch(),
  };
}

export type Shown = ReturnType<typeof useShownLists>;
