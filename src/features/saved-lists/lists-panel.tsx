import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import type { SavedList } from '#domain/roster/saved-list.ts';
import { isPersistent } from '#platform/storage/local.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { foldText } from '#domain/catalogue/fold.ts';
import { DeleteQuestions } from './delete-questions.tsx';
import { ListTools } from './list-tools.tsx';
import { SavedListRow } from './saved-list-row.tsx';
import { DeviceNotes } from './device-notes.tsx';
import styles from './saved-lists.module.css';
import { useDeleteList } from './use-delete-list.ts';

type ListsPanelProps = { onClose: () => void; onVersions: (listId: string) => void };

/** Saved lists, newest first: load, duplicate, older versions, delete with a question. */
export function ListsPanel({ onClose, onVersions }: ListsPanelProps) {
  const { t } = useLingui();
  const lists = useStore(savedListsStore, (state) => state.lists);
  const [search, setSearch] = useState('');
  const [doomed, setDoomed] = useState<SavedList | null>(null);
  const deletion = useDeleteList();
  const shown = lists.filter((list) => foldText(list.name).includes(foldText(search)));
  return (
    <div className={styles.panel}>
      <DeviceNotes />
      <ListTools
        count={lists.length}
        search={search}
        onSearch={setSearch}
        onRefresh={savedListsStore.getState().reload}
      />
      {lists.length === 0 && (
        <EmptyState title={t`No saved lists yet`}>
          <p>
            {isPersistent() ? (
              <Trans>Name your army and press Save: it stays on this device, without an account.</Trans>
            ) : (
              <Trans>Name your army and share it as a link to keep it.</Trans>
            )}
          </p>
        </EmptyState>
      )}
      <ul className={styles.list}>
        {shown.map((list) => (
          <SavedListRow
            key={list.id}
            list={list}
            onClose={onClose}
            onVersions={onVersions}
            onDelete={setDoomed}
          />
        ))}
      </ul>
      <DeleteQuestions
        name={doomed?.name ?? null}
        onCancel={() => setDoomed(null)}
        onDelete={() => doomed !== null && void deletion.run(doomed)}
        deletion={deletion}
      />
    </div>
  );
}
