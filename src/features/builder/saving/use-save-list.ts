import { useLingui } from '@lingui/react/macro';
import { catalogue } from '#data/catalogue.ts';
import { draftStore } from '#data/lists/draft-store.ts';
import type { SaveOver } from '#data/lists/save-list.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { documentFromSavedList, type SavedList } from '#domain/roster/saved-list.ts';
import { markAfter } from '#domain/roster/saved-mark.ts';
import { wasLowered } from '#domain/roster/was-lowered.ts';
import { toast } from '#ui/toast/toast.tsx';
import { dispatch } from '../actions.ts';
import { ask } from '../open-dialog.ts';

/**
 * Saves the draft under its name and reports the outcome; a refusal keeps everything as it was
 * (docs/product.md, "Saved lists"). Asks first before it replaces a list that the player has not
 * seen.
 */
export function useSaveList(): () => void {
  const { t } = useLingui();
  const refuse = useRefusal();
  const onSaved = (list: SavedList) => {
    const { document } = draftStore.getState().history;
    const stored = documentFromSavedList(list, catalogue);
    if (list.name !== document.name.trim()) dispatch({ type: 'rename', name: list.name });
    const saved = markAfter(document, stored, 'local');
    dispatch({ type: 'mark-saved', currentName: list.name, savedId: list.id, saved });
    toast.success({
      title: t`List saved locally`,
      ...(wasLowered(list, document) && {
        description: t`Units above their availability were saved with the number that a list may hold.`,
      }),
    });
  };
  const save = async (over?: SaveOver) => {
    const lists = savedListsStore.getState();
    const result = lists.saveList(draftStore.getState().history.document, over);
    if (result.ok) onSaved(result.list);
    else if (result.code !== 'taken') refuse(result.code);
    else {
      const { stored, isChanged } = result;
      const canKeep = (await lists.versionsOf(stored.id)).ok;
      ask({ kind: 'save-over', stored, isChanged, canKeep, choose: (chosen) => void save(chosen) });
    }
  };
  return () => void save();
}

/** Reports why a list was not saved, and the next step. */
function useRefusal() {
  const { t } = useLingui();
  return (code: 'name' | 'empty' | 'full' | 'blocked' | 'invalid') => {
    switch (code) {
      case 'name':
        toast.error({ title: t`Please enter a list name before saving` });
        return;
      case 'empty':
        toast.error({ title: t`Cannot save an empty list. Add some units first.` });
        return;
      case 'full':
        toast.error({ title: t`Browser storage is full. Please clear some saved lists.` });
        return;
      case 'blocked':
        toast.error({
          title: t`Failed to save list locally`,
          description: t`This browser does not let the page store anything. Share the list to keep it.`,
        });
        return;
      case 'invalid':
        toast.error({
          title: t`Failed to save list locally`,
          description: t`A unit in the list has values that cannot be right. Remove it and save again.`,
        });
        return;
    }
  };
}
