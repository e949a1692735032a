import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { addLists } from '#components/added-lists/add-lists.ts';
import { catalogue } from '#data/catalogue.ts';
import { toSavedList } from '#domain/roster/saved-list.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { nowIso } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';

/** Returns what saves many lists at once beside all that is there. */
export function useSaveLists(): (documents: readonly RosterDocument[]) => void {
  const { t } = useLingui();
  return (documents) => {
    const now = nowIso();
    const made = documents.map((document) =>
      toSavedList(document, catalogue, { id: newId(), createdAt: now, updatedAt: now }),
    );
    const lists = made.flatMap((each) => (each.ok ? [each.list] : []));
    const unsaved = made.length - lists.length;
    addLists(lists, {
      title: (added) => t`${plural(added, { one: '# list saved locally', other: '# lists saved locally' })}`,
      missing:
        unsaved > 0
          ? t`${plural(unsaved, { one: '# has impossible values and was not saved', other: '# have impossible values and were not saved' })}`
          : '',
    });
  };
}
