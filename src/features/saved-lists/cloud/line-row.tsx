import { Trans, useLingui } from '@lingui/react/macro';
import { shownWabId } from '#domain/roster/sync/cloud-list.ts';
import type { ShownList } from '#domain/roster/sync/shown-lists.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { ListRow } from '../list-row.tsx';

type LineRowProps = {
  line: ShownList;
  onLoad: () => void;
  onDuplicate: () => void;
  onVersions: () => void;
  onDelete: () => void;
  onCompare: () => void;
  onUpload: () => void;
};

/** One list with its place and its actions. */
export function LineRow({ line, onCompare, onUpload, ...actions }: LineRowProps) {
  const { t } = useLingui();
  const { list, place, choice, cloud } = line;
  const owner = cloud?.wabId ?? null;
  return (
    <ListRow
      {...actions}
      list={list}
      ids={[list.id, cloud?.list.id, line.local?.id]}
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
