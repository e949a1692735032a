import { plural, t } from '@lingui/core/macro';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import type { SavedList } from '#domain/roster/saved-list.ts';
import { toast } from '#ui/toast/toast.tsx';

type Words = {
  /** Says how many lists came in. */
  readonly title: (added: number) => string;
  /** Says what did not come in; empty for nothing. */
  readonly missing: string;
};

/**
 * Adds lists beside all that is there and reports it: a name that is taken gets a number, and a
 * list that is there already stays one. Returns the ids of the lists; null where there was no room.
 */
export function addLists(lists: readonly SavedList[], { title, missing }: Words): readonly string[] | null {
  const result = savedListsStore.getState().restoreBackup(lists, 'merge');
  if (!result.ok) {
    toast.error({
      title: t`Browser storage is full. Please clear some saved lists.`,
      description: t`Nothing was changed.`,
    });
    return null;
  }
  const { added, same, renamed, ids } = result;
  toast.success({
    title: title(added),
    description: [
      same > 0 ? t`${plural(same, { one: '# was already there', other: '# were already there' })}` : '',
      renamed > 0
        ? t`${plural(renamed, { one: '# came in under a new name', other: '# came in under new names' })}`
        : '',
      missing,
    ]
      .filter((part) => part !== '')
      .join(', '),
  });
  return ids;
}
