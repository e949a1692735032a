import { useLingui } from '@lingui/react/macro';
import { valuesOf } from '#domain/roster/many/list-marks.ts';
import { Menu } from '#ui/menu/menu.tsx';
import { archiveLists, type MarkedList, pinLists } from './mark-actions.ts';
import type { RowTools } from './organised-lists.tsx';

/** Actions on one list that have buttons where there is room. */
export type RowActions = { onDuplicate: () => void; onVersions: () => void; onDelete: () => void };

type ListMenuProps = {
  item: MarkedList;
  tools: RowTools;
  /** The actions without buttons; null when all have theirs. */
  more: RowActions | null;
};

/**
 * Actions on one list that bring order into all: pin, tag, note, archive. On a phone it has the
 * row's other actions too.
 */
export function ListMenu({ item, tools: { onMarked, onTags, onNote }, more }: ListMenuProps) {
  const { t } = useLingui();
  const { pinned, archived } = valuesOf(item.marks);
  return (
    <Menu
      label={t`Organise ${{ name: item.list.name }}`}
      items={[
        ...(more === null
          ? []
          : [
              { id: 'duplicate', label: t`Duplicate`, onSelect: more.onDuplicate },
              { id: 'versions', label: t`Older versions`, onSelect: more.onVersions },
            ]),
        {
          id: 'pin',
          label: pinned ? t`Unpin` : t`Pin to the top`,
          onSelect: () => pinLists([item], !pinned, onMarked),
        },
        { id: 'tags', label: t`Tags`, onSelect: onTags },
        { id: 'note', label: t`Notes`, onSelect: onNote },
        {
          id: 'archive',
          label: archived ? t`Take out of the archive` : t`Archive`,
          onSelect: () => void archiveLists([item], !archived, onMarked),
        },
        ...(more === null ? [] : [{ id: 'delete', label: t`Delete`, danger: true, onSelect: more.onDelete }]),
      ]}
    />
  );
}
