import { UndoButtons } from '#components/undo/undo-buttons.tsx';
import { draftStore } from '#data/lists/draft-store.ts';
import { useDraft } from '#data/lists/use-draft.ts';
import { canRedo, canUndo } from '#domain/roster/history.ts';

/** Undo and redo of the draft. */
export function DraftUndo() {
  const hasPast = useDraft((state) => canUndo(state.history));
  const hasFuture = useDraft((state) => canRedo(state.history));
  const { undo, redo } = draftStore.getState();
  return <UndoButtons canUndo={hasPast} canRedo={hasFuture} onUndo={undo} onRedo={redo} />;
}
