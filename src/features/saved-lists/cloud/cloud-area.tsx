import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { shownWabId } from '#domain/roster/sync/cloud-list.ts';
import type { ShownList } from '#domain/roster/sync/shown-lists.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DeleteQuestions } from '../delete-questions.tsx';
import { DeviceNotes } from '../device-notes.tsx';
import { ListRow } from '../list-row.tsx';
import { OrganisedLists, type RowTools } from '../organised-lists.tsx';
import styles from '../saved-lists.module.css';
import { CloudNotes, OfferCard } from './cloud-notes.tsx';
import { CompareArea } from './compare-area.tsx';
import { useDeleteLines, useLineActions } from './use-line-actions.ts';
import { type MarkedLine, useShownLists } from './use-shown-lists.ts';
import { VersionsArea } from './versions-area.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

/** The view of the dialog: the lists, the two sides of one list, or its older versions. */
export type CloudView = { readonly kind: 'lists' | 'compare' | 'versions'; readonly listId: string };

type CloudAreaProps = {
  userId: string;
  view: CloudView;
  onView: (view: CloudView) => void;
  /** Older versions of a list that is only in this browser. */
  onLocalVersions: (listId: string) => void;
  onClose: () => void;
};

/** The saved lists of a signed-in user. */
export function CloudArea({ userId, view, onView, onLocalVersions, onClose }: CloudAreaProps) {
  const toLists = () => onView({ kind: 'lists', listId: '' });
  return (
    <WithQueries>
      {view.kind === 'lists' && (
        <ListsArea
          userId={userId}
          onClose={onClose}
          onCompare={(listId) => onView({ kind: 'compare', listId })}
          onVersions={(listId, place) =>
            place === 'local' ? onLocalVersions(listId) : onView({ kind: 'versions', listId })
          }
        />
      )}
      {view.kind === 'compare' && <CompareArea userId={userId} listId={view.listId} onBack={toLists} />}
      {view.kind === 'versions' && <VersionsArea userId={userId} listId={view.listId} onBack={toLists} />}
    </WithQueries>
  );
}

type ListsAreaProps = {
  userId: string;
  onClose: () => void;
  onCompare: (listId: string) => void;
  onVersions: (listId: string, place: ShownList['place']) => void;
};

/**
 * The lists of the cloud and of this device: cloud first, then newest (docs/product.md, "Saved
 * lists").
 */
function ListsArea({ userId, onClose, onCompare, onVersions }: ListsAreaProps) {
  const shown = useShownLists(userId);
  const [doomed, setDoomed] = useState<readonly MarkedLine[] | null>(null);
  const deletion = useDeleteLines(shown);
  const where = useWhere(doomed ?? []);
  const actions = useLineActions(shown, onClose);
  const { lines } = shown;
  const onlyHere = lines.filter(({ place }) => place === 'local');
  const refresh = () => {
    savedListsStore.getState().reload();
    shown.refetch();
    void shown.sync.flush();
  };
  return (
    <div className={styles.panel}>
      <DeviceNotes />
      <WaitingPanel shown={shown} />
      <CloudNotes shown={shown} />
      {!shown.isLoading && (
        <OfferCard userId={userId} count={onlyHere.length} onUpload={async () => actions.upload(onlyHere)} />
      )}
      <OrganisedLists
        items={lines}
        onRefresh={refresh}
        onMarked={shown.sendMarks}
        onDelete={setDoomed}
        note={lines.length === 0 && !shown.isLoading && <NoLists onBuild={onClose} />}
      >
        {(line, tools) => (
          <LineRow
            key={`${line.list.faction}/${line.list.name}`}
            line={line}
            tools={tools}
            onLoad={() => actions.load(line)}
            onDuplicate={() => void actions.duplicate(line)}
            onVersions={() => onVersions(line.cloud?.list.id ?? line.list.id, line.place)}
            onCompare={() => onCompare(line.list.id)}
            onDelete={() => setDoomed([line])}
            onUpload={() => void actions.upload([line])}
          />
        )}
      </OrganisedLists>
      {shown.unread > 0 && (
        <p className={styles.facts}>
          <Plural
            value={shown.unread}
            one="One list in the cloud could not be read. It was left unchanged."
            other="# lists in the cloud could not be read. They were left unchanged."
          />
        </p>
      )}
      <DeleteQuestions
        names={doomed?.map(({ list }) => list.name) ?? null}
        where={where}
        onCancel={() => setDoomed(null)}
        onDelete={() => doomed !== null && deletion.run(doomed)}
        deletion={deletion}
      />
    </div>
  );
}

/** The builder is below the dialog. */
function NoLists({ onBuild }: { onBuild: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t`No saved lists yet`} icon="cloud">
      <p>
        <Trans>Name your army and press “Save to cloud”: you then have it on every device.</Trans>
      </p>
      <Button variant="primary" icon="plus" onClick={onBuild}>
        <Trans>Build a list</Trans>
      </Button>
    </EmptyState>
  );
}

/** Returns from where lists are deleted, as a sentence; empty for lists of this device alone. */
function useWhere(lines: readonly MarkedLine[]): string {
  const { t } = useLingui();
  const isMany = lines.length > 1;
  if (!lines.some(({ place }) => place === 'cloud')) return '';
  if (lines.every(({ local }) => local === null)) {
    return isMany
      ? t`The lists will be deleted from the cloud.`
      : t`The list will be deleted from the cloud.`;
  }
  return isMany
    ? t`The lists will be deleted from the cloud and from this device.`
    : t`The list will be deleted from the cloud and from this device.`;
}

type LineRowProps = {
  line: MarkedLine;
  tools: RowTools;
  onLoad: () => void;
  onDuplicate: () => void;
  onVersions: () => void;
  onDelete: () => void;
  onCompare: () => void;
  onUpload: () => void;
};

/** One list with its place and its actions. */
function LineRow({ line, onCompare, onUpload, ...actions }: LineRowProps) {
  const { t } = useLingui();
  const { list, place, choice, cloud } = line;
  const owner = cloud?.wabId ?? null;
  return (
    <ListRow
      {...actions}
      item={line}
      badges={<LineBadges line={line} />}
      owner={owner === null ? null : shownWabId(owner)}
      first={
        choice !== null && (
          <Button
            variant={choice === 'local-older' ? 'quiet' : 'primary'}
            onClick={onCompare}
            aria-label={t`Compare the versions of ${list.name}`}
          >
            <Trans>Compare</Trans>
          </Button>
        )
      }
      second={
        place === 'local' && (
          <Button
            variant="quiet"
            iconOnly
            icon="cloud"
            label={t`Save ${list.name} to the cloud`}
            onClick={onUpload}
          />
        )
      }
    />
  );
}

/** The place of a list and its sync state. */
function LineBadges({ line }: { line: ShownList }) {
  const { pending } = line;
  return (
    <>
      {line.place === 'cloud' ? (
        <Badge tone="info" icon="cloud">
          <Trans>Cloud</Trans>
        </Badge>
      ) : (
        <Badge tone="neutral" icon="home">
          <Trans>This device</Trans>
        </Badge>
      )}
      {pending?.state.kind === 'waiting' && (
        <Badge tone="warning" icon="history">
          <Trans>Waiting to be sent</Trans>
        </Badge>
      )}
      {pending?.state.kind === 'refused' && (
        <Badge tone="danger" icon="warning">
          <Trans>Not saved in the cloud</Trans>
        </Badge>
      )}
      {line.choice === 'local-older' && (
        <Badge tone="neutral" icon="home">
          <Trans>This device has an older copy</Trans>
        </Badge>
      )}
      {line.choice !== null && line.choice !== 'local-older' && (
        <Badge tone="warning" icon="warning">
          <Trans>Two versions</Trans>
        </Badge>
      )}
    </>
  );
}
