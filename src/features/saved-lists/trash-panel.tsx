import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { queryClient } from '#data/query/query-client.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { ListFacts } from './list-row.tsx';
import styles from './saved-lists.module.css';

const TRASH = ['deleted-lists'] as const;

/** Lists deleted in the last 30 days, each with its way back. */
export function TrashPanel() {
  const { t } = useLingui();
  const client = queryClient();
  const { data: trash } = useQuery(
    { queryKey: TRASH, queryFn: async () => savedListsStore.getState().trash(), staleTime: 0, gcTime: 0 },
    client,
  );
  const restore = useMutation(
    {
      mutationFn: async (listId: string) => savedListsStore.getState().restoreFromTrash(listId),
      onSuccess: (result) => {
        if (result.ok) toast.success({ title: t`“${result.list.name}” is back` });
        else
          toast.error({
            title: t`The list could not be brought back`,
            description: t`It stays among the deleted ones.`,
          });
      },
      onSettled: async () => client.invalidateQueries({ queryKey: TRASH }),
    },
    client,
  );
  if (trash === undefined) return null;
  if (!trash.ok) {
    return (
      <EmptyState title={t`This browser keeps no deleted lists`} icon="trash">
        <p>
          <Trans>It does not let the page store more, for example in a private window.</Trans>
        </p>
      </EmptyState>
    );
  }
  if (trash.value.length === 0) {
    return (
      <EmptyState title={t`Nothing was deleted recently`} icon="trash">
        <p>
          <Trans>Deleted lists stay here for 30 days.</Trans>
        </p>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {trash.value.map(({ list, deletedAt }) => (
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
              onClick={() => restore.mutate(list.id)}
            >
              <Trans>Bring back</Trans>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
