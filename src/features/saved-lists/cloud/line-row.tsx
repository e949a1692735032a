import { Trans, useLingui } from '@lingui/react/macro';
import { catalogue } from '#data/catalogue.ts';
import { armyOf } from '#domain/roster/army.ts';
import { documentFromSavedList } from '#domain/roster/saved-list.ts';
import { shownWabId } from '#domain/roster/sync/cloud-list.ts';
import type { ShownList } from '#domain/roster/sync/shown-lists.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import { Button } from '#ui/button/button.tsx';
import { Crest } from '#ui/crest/crest.tsx';
import { useDraft } from '#data/lists/use-draft.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { ListFacts } from '../list-facts.tsx';
import styles from '../saved-lists.module.css';

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
export function LineRow({
  line,
  onLoad,
  onDuplicate,
  onVersions,
  onDelete,
  onCompare,
  onUpload,
}: LineRowProps) {
  const { t } = useLingui();
  const { list, place, choice, cloud } = line;
  const document = documentFromSavedList(list, catalogue);
  const owner = cloud?.wabId ?? null;
  return (
    <li className={styles.row} data-faction={document.faction}>
      <Crest hue={document.faction} charge="crown" size={36} />
      <div className={styles.what}>
        <div className={styles.title}>
          <p className={styles.name}>{list.name}</p>
          <LineBadges line={line} />
        </div>
        <ListFacts
          faction={document.faction}
          totals={totalsOf(armyOf(document, catalogue))}
          time={list.updated_at ?? list.created_at}
          basedOn={list.based_on ?? null}
          owner={owner === null ? null : shownWabId(owner)}
        />
      </div>
      <div className={styles.actions}>
        {choice !== null && (
          <Button
            variant={choice === 'local-older' ? 'quiet' : 'primary'}
            onClick={onCompare}
            aria-label={t`Compare the versions of ${list.name}`}
          >
            <Trans>Compare</Trans>
          </Button>
        )}
        <Button variant="secondary" onClick={onLoad} aria-label={t`Load ${list.name}`}>
          <Trans>Load</Trans>
        </Button>
        {place === 'local' && (
          <Button
            variant="quiet"
            iconOnly
            icon="cloud"
            label={t`Save ${list.name} to the cloud`}
            onClick={onUpload}
          />
        )}
        <Button
          variant="quiet"
          iconOnly
          icon="copy"
          label={t`Duplicate ${list.name}`}
          onClick={onDuplicate}
        />
        <Button
          variant="quiet"
          iconOnly
          icon="history"
          label={t`Older versions of ${list.name}`}
          onClick={onVersions}
        />
        <Button variant="quiet" iconOnly icon="trash" label={t`Delete ${list.name}`} onClick={onDelete} />
      </div>
    </li>
  );
}

/** The badges of a list: its place, its sync state, and whether it is open now. */
function LineBadges({ line }: { line: ShownList }) {
  const savedId = useDraft((state) => state.history.document.savedId);
  const ids = [line.list.id, line.cloud?.list.id, line.local?.id];
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
          <Trans>Waits to be sent</Trans>
        </Badge>
      )}
      {pending?.state.kind === 'refused' && (
        <Badge tone="danger" icon="warning">
          <Trans>Not saved in the cloud</Trans>
        </Badge>
      )}
      {line.choice === 'local-older' && (
        <Badge tone="neutral" icon="home">
          <Trans>An older one is on this device</Trans>
        </Badge>
      )}
      {line.choice !== null && line.choice !== 'local-older' && (
        <Badge tone="warning" icon="warning">
          <Trans>Two versions</Trans>
        </Badge>
      )}
      {savedId !== null && ids.includes(savedId) && (
        <Badge tone="accent">
          <Trans>Open now</Trans>
        </Badge>
      )}
    </>
  );
}
