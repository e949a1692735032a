import { useLingui } from '@lingui/react/macro';
import { useFetchFailure } from '#components/lazy/use-fetch-failure.ts';
import { catalogue } from '#data/catalogue.ts';
import { draftStore } from '#data/lists/draft-store.ts';
import type { SaveOver } from '#data/lists/save-list.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { documentFromSavedList, type SavedList } from '#domain/roster/saved-list.ts';
import { markAfter } from '#domain/roster/saved-mark.ts';
import { wasLowered } from '#domain/roster/was-lowered.ts';
import { toast } from '#ui/toast/toast.tsx';
import { dispatch } from '../actions.ts';
import { loadSayRefused } from '../load-ahead.ts';
import { ask } from '../open-dialog.ts';
import { acceptName, refuseName } from './name-refusal.ts';

/**
 * Saves the draft under its name and reports the outcome; a refusal keeps everything as it was
 * (docs/product.md, "Saved lists"). Asks first before it replaces a list that the player has not
 * seen.
 */
export function useSaveList(): () => void {
  const { t } = useLingui();
  const reportFailure = useFetchFailure();
  const onSaved = (list: SavedList, formerName: string | null) => {
    acceptName();
    const { document } = draftStore.getState().history;
    const stored = documentFromSavedList(list, catalogue);
    if (list.name !== document.name.trim()) dispatch({ type: 'rename', name: list.name });
    const saved = markAfter(document, stored, 'local');
    dispatch({ type: 'mark-saved', currentName: list.name, savedId: list.id, saved });
    toast.success({
      id: 'save',
      title: t`List saved locally`,
      ...(formerName !== null && {
        description: t`Renamed from “${formerName}”. Duplicate keeps both.`,
      }),
      ...(wasLowered(list, document) && {
        description: t`Units above their availability were reduced to the number that a list may have.`,
      }),
    });
  };
  const save = async (over?: SaveOver) => {
    const lists = savedListsStore.getState();
    const result = lists.saveList(draftStore.getState().history.document, over);
    if (result.ok) onSaved(result.list, renamedFrom(result));
    else if (result.code === 'name') refuseName();
    else if (result.code !== 'taken') {
      const { code } = result;
      void loadSayRefused().then((say) => say(code), reportFailure);
    } else {
      const { stored, isChanged } = result;
      const canKeep = (await lists.versionsOf(stored.id)).ok;
      ask({ kind: 'save-over', stored, isChanged, canKeep, choose: (chosen) => void save(chosen) });
    }
  };
  return () => void save();
}

/** Returns the name that a save changed; null when it changed none. */
function renamedFrom({ list, replaced }: { list: SavedList; replaced?: SavedList }): string | null {
  const before = replaced?.name.trim() ?? list.name;
  return before === list.name ? null : before;
}
