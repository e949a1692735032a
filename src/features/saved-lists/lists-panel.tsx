import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import type { SavedList } from '#domain/roster/saved-list.ts';
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { foldText } from '#domain/catalogue/fold.ts';
import { SavedListRow } from './saved-list-row.tsx';
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
  const refresh = () => {
    savedListsStore.getState().reload();
    toast.info({ title: t`Refreshing saved lists...` });
  };
  const shown = lists.filter((list) => foldText(list.name).includes(foldText(search)));
  return (
    <div className={styles['panel']}>
      <div className={styles['tools']}>
        {lists.length > 5 && (
          <TextField
            label={t`Search saved lists`}
            hideLabel
            type="search"
            icon="search"
            placeholder={t`Search saved lists`}
            clearLabel={t`Clear search`}
            value={search}
            onValueChange={setSearch}
          />
        )}
        <Button variant="quiet" icon="refresh" onClick={refresh}>
          <Trans>Refresh</Trans>
        </Button>
      </div>
      {lists.length === 0 && (
        <EmptyState title={t`No saved lists yet`}>
          <p>
            <Trans>Name your army and press Save: it stays on this device, without an account.</Trans>
          </p>
        </EmptyState>
      )}
      <ul className={styles['list']}>
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
      <AlertDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title={t`Delete “${doomed?.name ?? ''}”?`}
        body={t`The list goes to Deleted and can be brought back from there for 30 days.`}
        confirmLabel={t`Delete`}
        cancelLabel={t`Cancel`}
        danger
        onConfirm={() => doomed !== null && void deletion.run(doomed)}
      />
      <AlertDialog
        open={deletion.needsForGood !== null}
        onOpenChange={(open) => !open && deletion.forget()}
        title={t`Delete for good?`}
        body={t`This browser cannot keep deleted lists, so this one could not be brought back.`}
        confirmLabel={t`Delete for good`}
        cancelLabel={t`Keep it`}
        danger
        onConfirm={deletion.runForGood}
      />
    </div>
  );
}
