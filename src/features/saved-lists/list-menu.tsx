import { useLingui } from '@lingui/react/macro';
import { valuesOf } from '#domain/roster/many/list-marks.ts';
import { Menu } from '#ui/menu/menu.tsx';
import { archiveLists, type MarkedList, type OnMarked, pinLists } from './mark-actions.ts';

type ListMenuProps = { item: MarkedList; onMarked: OnMarked };

/** Actions that bring order into the lists: pinning one, archiving it. */
export function ListMenu({ item, onMarked }: ListMenuProps) {
  const { t } = useLingui();
  const { pinned, archived } = valuesOf(item.marks);
  return (
    <Menu
      label={t`Organise ${{ name: item.list.name }}`}
      items={[
        {
          id: 'pin',
          label: pinned ? t`Unpin` : t`Pin to the top`,
          icon: 'pin',
          onSelect: () => pinLists([item], !pinned, onMarked),
        },
        {
          id: 'archive',
          label: archived ? t`Take out of the archive` : t`Archive`,
          icon: 'archive',
          onSelect: () => void archiveLists([item], !archived, onMarked),
        },
      ]}
    />
  );
}
