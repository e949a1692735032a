import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { listMarksStore, marksOf } from '#data/lists/list-marks-store.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import type { SavedList } from '#domain/roster/saved-list.ts';
import { isPersistent } from '#platform/storage/local.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DeleteQuestions } from './delete-questions.tsx';
import { duplicateHere, loadList } from './list-actions.ts';
import { ListRow } from './list-row.tsx';
import { DeviceNotes } from './device-notes.tsx';
import { LastingNote } from './lasting-note.tsx';
import type { MarkedList } from './mark-actions.ts';
import { OrganisedLists } from './organised-lists.tsx';
import styles from './saved-lists.module.css';
import { useDeleteLists } from './use-delete-lists.ts';
import { useListRecords } from './use-list-records.ts';

type ListsPanelProps = { onClose: () => void; onVersions: (listId: string) => void };

/** Saved lists, newest first: load, duplicate, older versions, delete with a question. */
export function ListsPanel({ onClose, onVersions }: ListsPanelProps) {
  const lists = useStore(savedListsStore, (state) => state.lists);
  const byId = useStore(listMarksStore, (state) => state.byId);
  const recordOf = useListRecords();
  const [doomed, setDoomed] = useState<readonly SavedList[] | null>(null);
  const deletion = useDeleteLists();
  const items = lists.map((list): MarkedList => {
    const ids = [list.id];
    return { list, ids, marks: marksOf(byId, ids), record: recordOf(list) };
  });
  return (
    <div className={styles.panel}>
      <DeviceNotes />
      {lists.length > 0 && <LastingNote />}
      <OrganisedLists
        items={items}
        onRefresh={savedListsStore.getState().reload}
        onMarked={() => undefined}
        onDelete={(chosen) => setDoomed(chosen.map(({ list }) => list))}
        note={lists.length === 0 && <NoLists onBuild={onClose} />}
      >
        {(item, tools) => (
          <ListRow
            key={item.list.id}
            item={item}
            tools={tools}
            onLoad={() => loadList(item, 'local', onClose)}
            onDuplicate={() => duplicateHere(item)}
            onVersions={() => onVersions(item.list.id)}
            onDelete={() => setDoomed([item.list])}
          />
        )}
      </OrganisedLists>
      <DeleteQuestions
        names={doomed?.map(({ name }) => name) ?? null}
        onCancel={() => setDoomed(null)}
        onDelete={() => doomed !== null && void deletion.run(doomed)}
        deletion={deletion}
      />
    </div>
  );
}

/** The builder is below the dialog. */
function NoLists({ onBuild }: { onBuild: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t`No saved lists yet`} icon="save">
      <p>
        {isPersistent() ? (
          <Trans>Name your army and press Save: it stays on this device, without an account.</Trans>
        ) : (
          <Trans>Name your army and share it as a link to keep it.</Trans>
        )}
      </p>
      <Button variant="primary" icon="plus" onClick={onBuild}>
        <Trans>Build a list</Trans>
      </Button>
    </EmptyState>
  );
}
