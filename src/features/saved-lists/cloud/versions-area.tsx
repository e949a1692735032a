import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { deviceVersionsQuery } from '#data/cloud/cloud-sync.ts';
import { cloudVersionsQuery } from '#data/cloud/cloud-lists.ts';
import { copyName } from '#domain/roster/names.ts';
import { isSameContent } from '#domain/roster/same-list.ts';
import type { SavedList } from '#domain/roster/saved-list.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { toast } from '#ui/toast/toast.tsx';
import styles from '../saved-lists.module.css';
import { VersionRow } from '../versions-panel.tsx';
import { useShownLists } from './use-shown-lists.ts';

type VersionsAreaProps = { userId: string; listId: string; onBack: () => void };

/** The versions of a cloud list, newest first. Each can be restored as a separate list. */
export function VersionsArea({ userId, listId, onBack }: VersionsAreaProps) {
  const { t } = useLingui();
  const { sync, lines } = useShownLists(userId);
  const current = lines.find(({ cloud }) => cloud?.list.id === listId)?.cloud ?? null;
  const versionsQuery = useQuery(cloudVersionsQuery(userId, listId));
  const inCloud = (versionsQuery.data ?? []).map(({ versionId, savedAt, list }) => ({
    key: versionId,
    savedAt,
    list,
    isHere: false,
  }));
  const known = [...inCloud.map(({ list }) => list), ...(current === null ? [] : [current.list])];
  const here = (useQuery(deviceVersionsQuery(userId, listId)).data ?? [])
    .filter(({ list }) => !known.some((one) => isSameContent(one, list)))
    .map(({ key, savedAt, list }) => ({ key: `here-${String(key)}`, savedAt, list, isHere: true }));
  const older = [...inCloud, ...here].toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
  const now =
    current === null || !versionsQuery.isSuccess
      ? []
      : [{ key: 'now', savedAt: changedAt(current.list), list: current.list, isHere: false }];
  const versions = [...now, ...older];
  const restore = async (list: SavedList) => {
    const taken = lines.map((line) => line.list.name);
    const name = copyName(list.name, taken);
    const saved = await sync.add({ ...list, name });
    if (saved.kind === 'refused') toast.error({ title: t`This version could not be restored` });
    else toast.success({ title: t`Restored as “${name}”`, description: t`It is among your saved lists.` });
  };
  return (
    <div className={styles.panel}>
      <Button flush variant="quiet" icon="chevron-left" onClick={onBack}>
        <Trans>Back to the lists</Trans>
      </Button>
      {versions[0] !== undefined && <h3 className={styles.name}>{versions[0].list.name}</h3>}
      {versionsQuery.isPending && (
        <p className={styles.tools} role="status">
          <Spinner size={18} /> <Trans>Loading...</Trans>
        </p>
      )}
      {versionsQuery.isError && (
        <Banner tone="warning">
          <p>
            <Trans>The older versions are in the cloud, which cannot be reached now.</Trans>
          </p>
        </Banner>
      )}
      {versionsQuery.isSuccess && older.length === 0 && (
        <EmptyState title={t`No older versions`} icon="history">
          <p>
            <Trans>From now on, the cloud keeps the previous version at every save, up to 20 of them.</Trans>
          </p>
        </EmptyState>
      )}
      <ol className={styles.list}>
        {versions.map((version, at) => (
          <VersionRow
            key={version.key}
            savedAt={version.savedAt}
            isHere={version.isHere}
            list={version.list}
            before={versions[at + 1]?.list ?? null}
            newest={at === 0 ? null : (versions[0]?.list ?? null)}
            onRestore={() => void restore(version.list)}
          />
        ))}
      </ol>
    </div>
  );
}

function changedAt(list: SavedList): string {
  return list.updated_at ?? list.created_at;
}
