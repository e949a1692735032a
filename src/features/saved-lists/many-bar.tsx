import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { listsText } from '#data/lists/backup.ts';
import { valuesOf } from '#domain/roster/many/list-marks.ts';
import { nowIso } from '#platform/clock.ts';
import { downloadText } from '#platform/files/download.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { archiveLists, type MarkedList, type OnMarked } from './mark-actions.ts';
import styles from './saved-lists.module.css';
import type { Organise } from './use-organise.ts';

type ManyBarProps<Item extends MarkedList> = {
  organise: Organise<Item>;
  /** The lists in view, for Select all. */
  found: readonly MarkedList[];
  onMarked: OnMarked;
  onDelete: (items: readonly Item[]) => void;
};

/** The bar while lists are selected: tag, archive, save as a file or delete all of them. */
export function ManyBar<Item extends MarkedList>({
  organise,
  found,
  onMarked,
  onDelete,
}: ManyBarProps<Item>) {
  const { picked } = organise;
  if (picked === null) return null;
  const isNone = picked.length === 0;
  const isArchive = !isNone && picked.every(({ marks }) => valuesOf(marks).archived);
  return (
    <div className={styles.pickBar}>
      <p role="status">
        <Plural value={picked.length} _0="No lists selected" one="# list selected" other="# lists selected" />
      </p>
      <Button size="sm" onClick={() => organise.pickAll(found)}>
        <Trans>Select all ({found.length})</Trans>
      </Button>
      <Button size="sm" disabled={isNone} onClick={() => organise.openTags(picked)}>
        <Trans>Tags</Trans>
      </Button>
      <Button
        size="sm"
        disabled={isNone}
        onClick={() => archiveLists(picked, !isArchive, onMarked) && organise.stop()}
      >
        {isArchive ? <Trans>Take out of the archive</Trans> : <Trans>Archive</Trans>}
      </Button>
      <Button size="sm" icon="download" disabled={isNone} onClick={() => downloadLists(picked)}>
        <Trans>Save as a file</Trans>
      </Button>
      <Button size="sm" icon="trash" variant="danger" disabled={isNone} onClick={() => onDelete(picked)}>
        <Trans>Delete</Trans>
      </Button>
      <Button size="sm" variant="quiet" onClick={organise.stop}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}

/** Downloads lists with their marks as one file, which “Restore from a file” reads. */
function downloadLists(items: readonly MarkedList[]): void {
  const now = nowIso();
  const entries = items.map(({ list, marks }) => ({ ...list, marks }));
  downloadText(`muster-lists-${now.slice(0, 10)}.json`, listsText(entries, now), 'application/json');
}

/** Ticks a list to be selected. */
export function SelectBox({ item, organise }: { item: MarkedList; organise: Organise<MarkedList> }) {
  const { t } = useLingui();
  const { id, name } = item.list;
  return (
    <Checkbox
      label={<VisuallyHidden>{t`Select ${{ name }}`}</VisuallyHidden>}
      checked={(organise.picked ?? []).some(({ list }) => list.id === id)}
      onCheckedChange={() => organise.toggle(item)}
    />
  );
}
