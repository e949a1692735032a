import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { catalogue } from '#data/catalogue.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { toSavedList } from '#domain/roster/saved-list.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { nowIso } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Returns what saves many lists at once beside all that is there: a name that is taken gets a
 * number, and a list that is there already stays one.
 */
export function useSaveLists(): (documents: readonly RosterDocument[]) => void {
  const { t } = useLingui();
  return (documents) => {
    const now = nowIso();
    const made = documents.map((document) =>
      toSavedList(document, catalogue, { id: newId(), createdAt: now, updatedAt: now }),
    );
    const lists = made.flatMap((each) => (each.ok ? [each.list] : []));
    const result = savedListsStore.getState().restoreBackup(lists, 'merge');
    if (!result.ok) {
      toast.error({
        id: 'save',
        title: t`Browser storage is full. Please clear some saved lists.`,
        description: t`Nothing was changed.`,
      });
      return;
    }
    const { added, same, renamed } = result;
    const unsaved = made.length - lists.length;
    toast.success({
      id: 'save',
      title: t`${plural(added, { one: '# list saved locally', other: '# lists saved locally' })}`,
      description: [
        same > 0 ? t`${plural(same, { one: '# was already there', other: '# were already there' })}` : '',
        renamed > 0
          ? t`${plural(renamed, { one: '# came in under a new name', other: '# came in under new names' })}`
          : '',
        unsaved > 0
          ? t`${plural(unsaved, { one: '# has impossible values and was not saved', other: '# have impossible values and were not saved' })}`
          : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
    });
  };
}
