import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { cloudListsQuery, cloudShelfQuery, sendMarks } from '#data/cloud/cloud-lists.ts';
import { cloudSync } from '#data/cloud/cloud-sync.ts';
import { listMarksStore, type ListMarksState, marksOf } from '#data/lists/list-marks-store.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { joinMarks } from '#domain/roster/many/list-marks.ts';
import { type ShownList, shownLists } from '#domain/roster/sync/shown-lists.ts';
import type { MarkedList } from '../mark-actions.ts';
import { useListRecords } from '../use-list-records.ts';

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
  const recordOf = useListRecords();
  const byId = useStore(listMarksStore, (state) => state.byId);
  const cloud = lists.data?.lists ?? shelf.data?.lists ?? [];
  return {
    sync,
    queue,
    isSending,
    waitReason,
    isKept,
    cloud,
    local,
    lines: shownLists({ cloud, local, queue }).map((line) => ({
      ...withMarks(line, byId),
      record: recordOf(line.list),
    })),
    /** Sends the marks that the cloud does not have yet. */
    sendMarks: () => void sendMarks(userId),
    /** Rows of the cloud that could not be read. */
    unread: lists.data?.unread ?? 0,
    isLoading: lists.isPending && !shelf.data,
    /** The cloud did not answer: what is shown is from `takenAt`, if it ever answered here. */
    isFailed: lists.isError || (lists.failureCount > 0 && lists.data === undefined),
    takenAt: lists.data === undefined ? (shelf.data?.takenAt ?? null) : null,
    refetch: () => void lists.refetch(),
  };
}

/** A line of the saved lists with its marks. */
export type MarkedLine = ShownList & MarkedList;

function withMarks(line: ShownList, byId: ListMarksState['byId']): Omit<MarkedLine, 'record'> {
  const { list, cloud, local, others } = line;
  const known = [list.id, cloud?.list.id, local?.id].filter((id) => id !== undefined);
  const ids = [...new Set(known)];
  const marks = [cloud, ...others].reduce(
    (joined, row) => joinMarks(joined, row?.marks ?? {}),
    marksOf(byId, ids),
  );
  return { ...line, ids, marks };
}

export type Shown = ReturnType<typeof useShownLists>;
