import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { catalogue } from '#data/catalogue.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { isSameContent } from '#domain/roster/same-list.ts';
import { toSavedList } from '#domain/roster/saved-list.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { toast } from '#ui/toast/toast.tsx';

/** Returns what saves lists on this device, beside all that is there, and knows which are saved. */
export function useSaveScanned() {
  const { t } = useLingui();
  const stored = useStore(savedListsStore, (state) => state.lists);
  const isSaved = (document: RosterDocument): boolean => {
    const made = toSavedList(document, catalogue, { id: '', createdAt: '', updatedAt: '' });
    // One that was saved under a numbered name, as its own was taken, counts too.
    return made.ok && stored.some((list) => isSameContent({ ...list, name: made.list.name }, made.list));
  };
  const save = (documents: readonly RosterDocument[]) => {
    const waiting = documents.filter((document) => !isSaved(document));
    const results = waiting.map((document) => savedListsStore.getState().saveList(document, 'keep-both'));
    const failed = results.find((result) => !result.ok);
    const count = results.filter(({ ok }) => ok).length;
    if (failed === undefined) {
      toast.success({
        id: 'save',
        title: t`${plural(count, { one: '# list saved locally', other: '# lists saved locally' })}`,
      });
      return;
    }
    toast.error({
      id: 'save',
      title:
        failed.code === 'full'
          ? t`Browser storage is full. Please clear some saved lists.`
          : t`Failed to save list locally`,
      description: t`${plural(count, { one: '# list was saved. The others are still here.', other: '# lists were saved. The others are still here.' })}`,
    });
  };
  return { save, isSaved };
}
