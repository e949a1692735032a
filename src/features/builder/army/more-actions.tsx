import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { undoAction } from '#components/undo/undo-action.ts';
import { parkedListsStore } from '#data/lists/parked-lists-store.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { useDraft } from '#data/lists/use-draft.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { can } from '#domain/access/can.ts';
import { copyName } from '#domain/roster/names.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { paths } from '#platform/paths.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Menu } from '#ui/menu/menu.tsx';
import type { ItemGroup } from '#ui/menu/menu-item.ts';
import { toast } from '#ui/toast/toast.tsx';
import { dispatch } from '../actions.ts';
import { swapLists } from '../parked/swap-lists.ts';
import { useRefresh } from '../saving/use-refresh.ts';

/** The menu of less common actions: a new list, a pasted one, a copy, notes, a post, data. */
export function MoreActions({ document }: { document: RosterDocument }) {
  const { t } = useLingui();
  const post = useDialogAddress('post');
  const paste = useDialogAddress('paste');
  const notes = useDialogAddress('notes');
  const viewer = useViewer();
  const { startNew, duplicate } = useListChanges(document);
  const refresh = useRefreshItems();
  const isEmpty = document.entries.length === 0;
  const hasParked = useHasParked();
  const isUnnamed = document.name.trim() === '';
  const missing = isEmpty ? t`Add some units first.` : isUnnamed ? t`Please enter a list name` : undefined;
  return (
    <Menu
      label={t`More actions`}
      items={[
        { id: 'new', icon: 'plus', label: t`New List`, onSelect: startNew },
        { id: 'paste', icon: 'paste', label: t`Paste or scan a list`, onSelect: () => paste.open() },
        { id: 'copy', icon: 'copy', label: t`Duplicate`, onSelect: duplicate, disabled: isEmpty },
        {
          id: 'opponent',
          icon: 'user',
          label: hasParked ? t`Swap with the parked list` : t`Build the opponent’s list`,
          onSelect: swapLists,
          disabled: isEmpty && !hasParked,
        },
        {
          id: 'notes',
          icon: 'edit',
          label: t`Notes`,
          onSelect: () => notes.open(),
          ...(document.savedId === null ? { disabled: true, hint: t`Save the list first.` } : {}),
        },
        { id: 'formats', icon: 'flag', label: t`Formats`, link: <Link to={paths.formats()} /> },
        ...(can(viewer, 'post-to-community')
          ? [
              {
                id: 'post',
                icon: 'banner' as const,
                label: t`Post to Community`,
                onSelect: () => post.open(),
                ...(missing === undefined ? {} : { disabled: true, hint: missing }),
              },
            ]
          : []),
        refresh,
      ]}
    />
  );
}

/** True while another list lies beside this one. */
function useHasParked(): boolean {
  const draftId = useDraft((state) => state.draftId);
  return useStore(parkedListsStore, ({ value }) => draftId !== null && value[draftId] !== undefined);
}

/** Starting over and copying, each with the way back in its message. */
function useListChanges(document: RosterDocument) {
  const { t } = useLingui();
  const startNew = () => {
    const takeBack = dispatch({ type: 'clear' });
    toast.info({ title: t`New list started`, action: undoAction(t`Undo`, takeBack) });
  };
  const duplicate = () => {
    const taken = savedListsStore.getState().lists.map((list) => list.name);
    const name = copyName(document.name.trim() === '' ? t`Untitled List` : document.name, taken);
    const copy = { ...document, name, currentName: null, savedId: null };
    const takeBack = dispatch({ type: 'load', document: copy });
    toast.info({
      title: t`This is a copy now. Save it under its own name.`,
      action: undoAction(t`Undo`, takeBack),
    });
  };
  return { startNew, duplicate };
}

/** Four ways to fetch things afresh. */
function useRefreshItems(): ItemGroup {
  const { t } = useLingui();
  const refresh = useRefresh();
  return {
    id: 'refresh',
    label: t`Refresh data`,
    items: [
      { id: 'units', label: t`Refresh unit data`, onSelect: () => refresh('units') },
      { id: 'all', label: t`Refresh all data`, onSelect: () => refresh('all') },
      { id: 'caches', label: t`Clear all caches`, onSelect: () => refresh('caches') },
      { id: 'deployment', label: t`Clear deployment caches`, onSelect: () => refresh('deployment') },
    ],
  };
}
