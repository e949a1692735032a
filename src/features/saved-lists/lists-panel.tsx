import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { listMarksStore, marksOf } from '#data/lists/list-marks-store.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import type { SavedList } from '#domain/roster/saved-list.ts';
import { isPersistent } from '#platform/storage/local.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { DeleteQuestions } from './delete-questions.tsx';
import { ListTools } from './list-tools.tsx';
import { duplicateHere, loadList } from './list-actions.ts';
import { ListRow } from './list-row.tsx';
import { DeviceNotes } from './device-notes.tsx';
import { FoundLists } from './found-lists.tsx';
import type { MarkedList } from './mark-actions.ts';
import { PickBar, usePickTwo } from './pick-two.tsx';
import styles from './saved-lists.module.css';
import { useListsView } from './use-lists-view.ts';

type ListsPanelProps = { onClose: () => void; onVersions: (listId: string) => void };

/** Saved lists, newest first: load, duplicate, older versions, delete with a question. */
export function ListsPanel({ onClose, onVersions }: ListsPanelProps) {
  const { t } = useLingui();
  const lists = useStore(savedListsStore, (state) => state.lists);
  const byId = useStore(listMarksStore, (state) => state.byId);
  const control = useListsView();
  const [doomed, setDoomed] = useState<SavedList | null>(null);
  const deletion = useDeleteList();
  const pick = usePickTwo();
  const items = lists.map((list): MarkedList => {
    const ids = [list.id];
    return { list, ids, marks: marksOf(byId, ids), playedAt: null };
  });
  return (
    <div className={styles.panel}>
      <DeviceNotes />
      <ListTools items={items} control={control} onRefresh={savedListsStore.getState().reload} pick={pick} />
      <PickBar pick={pick} />
      {lists.length === 0 && (
        <EmptyState title={t`No saved lists yet`} icon="save">
          <p>
            {isPersistent() ? (
              <Trans>Name your army and press Save: it stays on this device, without an account.</Trans>
            ) : (
              <Trans>Name your army and share it as a link to keep it.</Trans>
            )}
          </p>
        </EmptyState>
      )}
      <FoundLists items={items} control={control}>
        {(item) => (
          <ListRow
            key={item.list.id}
            item={item}
            onMarked={() => undefined}
            pick={pick}
            onLoad={() => loadList(item.list, 'local', onClose)}
            onDuplicate={() => duplicateHere(item.list.id)}
            onVersions={() => onVersions(item.list.id)}
            onDelete={() => setDoomed(item.list)}
          />
        )}
      </FoundLists>
      <DeleteQuestions
        name={doomed?.name ?? null}
        onCancel={() => setDoomed(null)}
        onDelete={() => doomed !== null && void deletion.run(doomed)}
        deletion={deletion}
      />
    </div>
  );
}

/**
 * Deletes a list, with the way back in the message; where the browser has no bin, it asks before
 * deleting for good.
 */
function useDeleteList() {
  const { t } = useLingui();
  const [needsForGood, setNeedsForGood] = useState<SavedList | null>(null);
  const restore = async (listId: string) => {
    const result = await savedListsStore.getState().restoreFromTrash(listId);
    if (result.ok) toast.success({ title: t`“${result.list.name}” is back` });
    else toast.error({ title: t`The list could not be brought back` });
  };
  const run = async (list: SavedList, forGood = false) => {
    const result = await savedListsStore.getState().deleteLists([list.id], { forGood });
    if (!result.ok) {
      if (result.code === 'no-trash') setNeedsForGood(list);
      else toast.error({ title: t`An error occurred while deleting the lists` });
      return;
    }
    if (result.deleted.length === 0) {
      toast.warning({
        title: t`“${list.name}” was changed in another tab, so it was kept.`,
      });
      return;
    }
    toast.success({
      title: t`"${list.name}" deleted successfully`,
      ...(result.recoverable ? { action: { label: t`Undo`, onPress: () => void restore(list.id) } } : {}),
    });
  };
  return {
    needsForGood,
    forget: () => setNeedsForGood(null),
    run: (list: SavedList) => run(list),
    runForGood: () => needsForGood !== null && void run(needsForGood, true),
  };
}
