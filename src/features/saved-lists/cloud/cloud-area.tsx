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
import { FoundLists } from '../found-lists.tsx';
import { ListRow } from '../list-row.tsx';
import { ListTools } from '../list-tools.tsx';
import type { OnMarked } from '../mark-actions.ts';
import { PickBar, type PickTwo, usePickTwo } from '../pick-two.tsx';
import styles from '../saved-lists.module.css';
import { useListsView } from '../use-lists-view.ts';
import { CloudNotes, OfferCard } from './cloud-notes.tsx';
import { CompareArea } from './compare-area.tsx';
import { useDeleteLine, useLineActions } from './use-line-actions.ts';
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
  const { t } = useLingui();
  const shown = useShownLists(userId);
  const control = useListsView();
  const pick = usePickTwo();
  const [doomed, setDoomed] = useState<ShownList | null>(null);
  const deletion = useDeleteLine(shown);
  const actions = useLineActions(shown, onClose);
  const { lines } = shown;
  const onlyHere = lines.filter(({ place }) => place === 'local');
  const refresh = () => {
    savedListsStore.getState().reload();
    shown.refetch();
    void shown.sync.flush();
  };
  const whereOf = ({ place, local }: ShownList) => {
    if (place !== 'cloud') return '';
    return local === null
      ? t`The list will be deleted from the cloud.`
      : t`The list will be deleted from the cloud and from this device.`;
  };
  return (
    <div className={styles.panel}>
      <DeviceNotes />
      <WaitingPanel shown={shown} />
      <CloudNotes shown={shown} />
      {!shown.isLoading && (
        <OfferCard userId={userId} count={onlyHere.length} onUpload={async () => actions.upload(onlyHere)} />
      )}
      <ListTools items={lines} control={control} onRefresh={refresh} pick={pick} />
      <PickBar pick={pick} />
      {lines.length === 0 && !shown.isLoading && (
        <EmptyState title={t`No saved lists yet`} icon="cloud">
          <p>
            <Trans>Name your army and press “Save to cloud”: you then have it on every device.</Trans>
          </p>
        </EmptyState>
      )}
      <FoundLists items={lines} control={control}>
        {(line) => (
          <LineRow
            key={`${line.list.faction}/${line.list.name}`}
            line={line}
            onMarked={shown.sendMarks}
            pick={pick}
            onLoad={() => actions.load(line)}
            onDuplicate={() => void actions.duplicate(line)}
            onVersions={() => onVersions(line.cloud?.list.id ?? line.list.id, line.place)}
            onCompare={() => onCompare(line.list.id)}
            onDelete={() => setDoomed(line)}
            onUpload={() => void actions.upload([line])}
          />
        )}
      </FoundLists>
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
        name={doomed?.list.name ?? null}
        where={doomed === null ? '' : whereOf(doomed)}
        onCancel={() => setDoomed(null)}
        onDelete={() => doomed !== null && deletion.run(doomed)}
        deletion={deletion}
      />
    </div>
  );
}

type LineRowProps = {
  line: MarkedLine;
  onMarked: OnMarked;
  pick: PickTwo;
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
