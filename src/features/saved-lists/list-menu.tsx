import { useLingui } from '@lingui/react/macro';
import { valuesOf } from '#domain/roster/many/list-marks.ts';
import { Menu } from '#ui/menu/menu.tsx';
import { archiveLists, type MarkedList, pinLists } from './mark-actions.ts';
import type { RowTools } from './organised-lists.tsx';

type ListMenuProps = { item: MarkedList; tools: RowTools };

/** Actions on one list that bring order into all: pin, tag, note, archive. */
export function ListMenu({ item, tools: { onMarked, onTags, onNote } }: ListMenuProps) {
  const { t } = useLingui();
  const { pinned, archived } = valuesOf(item.marks);
  return (
    <Menu
      label={t`Organise ${{ name: item.list.name }}`}
      items={[
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
      ]}
    />
  );
}
