import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { DeletedList } from '#data/lists/list-archive.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { ListFacts } from './list-row.tsx';
import styles from './saved-lists.module.css';

/** Lists deleted in the last 30 days, each with its way back. */
export function TrashPanel() {
  const { t } = useLingui();
  const [deleted, setDeleted] = useState<readonly DeletedList[] | 'unavailable' | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void savedListsStore
      .getState()
      .trash()
      .then((result) => isCurrent && setDeleted(result.ok ? result.value : 'unavailable'));
    return () => {
      isCurrent = false;
    };
  }, [round]);
  const restore = async (listId: string) => {
    const result = await savedListsStore.getState().restoreFromTrash(listId);
    if (result.ok) toast.success({ title: t`“${result.list.name}” is back` });
    else
      toast.error({
        title: t`The list could not be brought back`,
        description: t`It stays among the deleted ones.`,
      });
    setRound((before) => before + 1);
  };
  if (deleted === null) return null;
  if (deleted === 'unavailable') {
    return (
      <EmptyState title={t`This browser keeps no deleted lists`}>
        <p>
          <Trans>It does not let the page store more, for example in a private window.</Trans>
        </p>
      </EmptyState>
    );
  }
  if (deleted.length === 0) {
    return (
      <EmptyState title={t`Nothing was deleted lately`}>
        <p>
          <Trans>Deleted lists wait here for 30 days.</Trans>
        </p>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {deleted.map(({ list, deletedAt }) => {
        return (
          <li key={list.id} className={styles.row}>
            <div className={styles.what}>
              <p className={styles.name}>{list.name}</p>
              <ListFacts list={list} time={deletedAt} />
            </div>
            <div className={styles.actions}>
              <Button
                variant="secondary"
                icon="restore"
                aria-label={t`Bring back ${list.name}`}
                onClick={() => void restore(list.id)}
              >
                <Trans>Bring back</Trans>
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
