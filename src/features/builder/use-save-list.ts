import { useLingui } from '@lingui/react/macro';
import { draftStore } from '#data/lists/draft-store.ts';
import { wasLowered } from '#domain/roster/was-lowered.ts';
import { toast } from '#ui/toast/toast.tsx';
import { dispatch } from './actions.ts';
import { loadLocalLists } from './builder-parts.ts';

/** Saves the draft under its name and says what happened; a refusal keeps everything as it was (spec sections 5 and 8). */
export function useSaveList(): () => void {
  const { t } = useLingui();
  const save = (lists: Awaited<ReturnType<typeof loadLocalLists>>) => {
    const { document } = draftStore.getState().history;
    const result = lists.saveList(document);
    if (result.ok) {
      dispatch({ type: 'mark-saved', currentName: result.list.name, savedId: result.list.id });
      toast.success({
        title: t`List saved locally`,
        ...(wasLowered(result.list, document) && {
          description: t`Units above their availability were saved with the number that a list may hold.`,
        }),
      });
      return;
    }
    switch (result.code) {
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
  return () =>
    void loadLocalLists().then(save, () => {
      toast.error({
        title: t`Failed to save list locally`,
        description: t`Your list is kept. Check the network and try again.`,
      });
    });
}
