import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { comparePath } from '#data/lists/compared-lists.ts';
import type { ListVersion } from '#data/lists/list-archive.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { queryClient } from '#data/query/query-client.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { catalogue } from '#data/catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { diffDocuments } from '#domain/roster/diff.ts';
import { documentFromSavedList, type SavedList } from '#domain/roster/saved-list.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { useLanguage } from '#platform/use-language.ts';
import styles from './saved-lists.module.css';
import { ListFacts } from './list-row.tsx';

type VersionsPanelProps = { listId: string; onBack: () => void };

/**
 * The last 50 saved states of one list, newest first. Each shows its changes and can be restored as
 * a copy.
 */
export function VersionsPanel({ listId, onBack }: VersionsPanelProps) {
  const { t } = useLingui();
  const { data: versions } = useQuery(
    {
      queryKey: ['list-versions', listId],
      queryFn: async () => {
        const found = await savedListsStore.getState().versionsOf(listId);
        return found.ok ? found.value : [];
      },
      staleTime: 0,
      gcTime: 0,
    },
    queryClient(),
  );
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
      <Button flush variant="quiet" icon="chevron-left" onClick={onBack}>
        <Trans>Back to the lists</Trans>
      </Button>
      {versions?.[0] !== undefined && <h3 className={styles.name}>{versions[0].list.name}</h3>}
      {versions?.length === 0 && (
        <EmptyState title={t`No older versions`} icon="history">
          <p>
            <Trans>From now on, every save keeps the previous version here, up to 50 of them.</Trans>
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
            newest={index === 0 ? null : (versions[0]?.list ?? null)}
            onRestore={() => void restore(version)}
          />
        ))}
      </ol>
    </div>
  );
}

type VersionRowProps = {
  list: SavedList;
  /** ISO 8601 instant. */
  savedAt: string;
  /** It was saved on this device and never came to the cloud. */
  isHere?: boolean;
  before: SavedList | null;
  /** The newest state, to compare an older one with; null for the newest itself. */
  newest: SavedList | null;
  onRestore: () => void;
};

/** One saved state and its changes against the one before it. */
export function VersionRow({ list, savedAt, isHere = false, before, newest, onRestore }: VersionRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const document = documentFromSavedList(list, catalogue);
  const diff =
    before === null ? null : diffDocuments(documentFromSavedList(before, catalogue), document, catalogue);
  const changes =
    diff === null
      ? [t`First saved state`]
      : [
          ...(diff.renamed === null ? [] : [t`Renamed from “${diff.renamed.before}”`]),
          ...diff.entries.map(
            (entry) => `${localName(entry.unit, language)} ${entry.before} → ${entry.after}`,
          ),
          ...(diff.targetChanged === null ? [] : [t`Points target changed`]),
          ...(diff.same ? [t`No change`] : []),
        ];
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <ListFacts list={list} time={savedAt} />
        {isHere && (
          <Badge tone="neutral" icon="home">
            <Trans>This device</Trans>
          </Badge>
        )}
        <p className={styles.changes}>{changes.join(' · ')}</p>
      </div>
      <div className={styles.actions}>
        {newest !== null && <CompareWithNewest document={document} savedAt={savedAt} newest={newest} />}
        <Button variant="secondary" icon="restore" onClick={onRestore}>
          <Trans>Restore as a copy</Trans>
        </Button>
      </div>
    </li>
  );
}

type CompareWithNewestProps = { document: RosterDocument; savedAt: string; newest: SavedList };

/** Leads to the comparison of an older state, named with its time, with the newest. */
function CompareWithNewest({ document, savedAt, newest }: CompareWithNewestProps) {
  const { i18n, t } = useLingui();
  const time = i18n.date(new Date(savedAt), { dateStyle: 'medium', timeStyle: 'short' });
  const older = { ...document, name: `${document.name} (${time})` };
  const address = comparePath(older, documentFromSavedList(newest, catalogue));
  return (
    <Button
      variant="quiet"
      aria-label={t`Compare the version of ${{ time }} with the newest`}
      render={<Link to={address} />}
    >
      <Trans>Compare</Trans>
    </Button>
  );
}
