import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ListVersion } from '#data/lists/list-archive.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { toast } from '#ui/toast/toast.tsx';
import styles from './saved-lists.module.css';
import { VersionRow } from './version-row.tsx';

type VersionsPanelProps = { listId: string; onBack: () => void };

/**
 * The last 50 saved states of one list, newest first. Each shows its changes and can be restored as
 * a copy.
 */
export function VersionsPanel({ listId, onBack }: VersionsPanelProps) {
  const { t } = useLingui();
  const [versions, setVersions] = useState<readonly ListVersion[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void savedListsStore
      .getState()
      .versionsOf(listId)
      .then((result) => isCurrent && setVersions(result.ok ? result.value : []));
    return () => {
      isCurrent = false;
    };
  }, [listId]);
  const restore = async (version: ListVersion) => {
    const result = await savedListsStore.getState().restoreVersionAsCopy(listId, version.key);
    if (result.ok)
      toast.success({
        title: t`Restored as “${result.list.name}”`,
        description: t`It is among your saved lists.`,
      });
    else toast.error({ title: t`This version could not be restored`, description: t`Nothing was changed.` });
  };
  return (
    <div className={styles.panel}>
      <Button variant="quiet" icon="chevron-left" onClick={onBack}>
        <Trans>Back to the lists</Trans>
      </Button>
      {versions?.length === 0 && (
        <EmptyState title={t`No older versions`}>
          <p>
            <Trans>From now on every save keeps the state before it here, the last 50 of them.</Trans>
          </p>
        </EmptyState>
      )}
      <ol className={styles.list}>
        {versions?.map((version, index) => (
          <VersionRow
            key={version.key}
            list={version.list}
            savedAt={version.savedAt}
            before={versions[index + 1]?.list ?? null}
            onRestore={() => void restore(version)}
          />
        ))}
      </ol>
    </div>
  );
}
