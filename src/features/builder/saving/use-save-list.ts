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
import { acceptName, refuseName } from './name-refusal.ts';

/**
 * Saves the draft under its name and reports the outcome; a refusal keeps everything as it was
 * (docs/product.md, "Saved lists"). Asks first before it replaces a list that the player has not
 * seen.
 */
export function useSaveList(): () => void {
  const { t } = useLingui();
  const refuse = useRefusal();
  const onSaved = (list: SavedList, formerName: string | null) => {
    acceptName();
    const { document } = draftStore.getState().history;
    const stored = documentFromSavedList(list, catalogue);
    if (list.name !== document.name.trim()) dispatch({ type: 'rename', name: list.name });
    const saved = markAfter(document, stored, 'local');
    dispatch({ type: 'mark-saved', currentName: list.name, savedId: list.id, saved });
    toast.success({
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
    else if (result.code !== 'taken') refuse(result.code);
    else {
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

/** Reports why a list was not saved, and the next step: beside the field where there is one. */
function useRefusal() {
  const { t } = useLingui();
  return (code: 'name' | 'empty' | 'full' | 'blocked' | 'invalid') => {
    switch (code) {
      case 'name':
        refuseName();
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
          description: t`A unit in the list has impossible values. Remove it and save again.`,
        });
        return;
    }
  };
}
