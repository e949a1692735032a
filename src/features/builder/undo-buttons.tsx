import { useLingui } from '@lingui/react/macro';
import { useDraft } from '#data/lists/use-draft.ts';
import { canRedo, canUndo } from '#domain/roster/history.ts';
import { useUndoKeys } from '#platform/use-undo-keys.ts';
import { Button } from '#ui/button/button.tsx';
import { redo, undo } from './undo.ts';

/**
 * Undo and redo as buttons, and as Ctrl+Z and Shift+Ctrl+Z (⌘ on a Mac) wherever no text is being
 * typed.
 */
export function UndoButtons() {
  const { t } = useLingui();
  const hasPast = useDraft((state) => canUndo(state.history));
  const hasFuture = useDraft((state) => canRedo(state.history));
  useUndoKeys(undo, redo);
  return (
    <>
      <Button variant="quiet" iconOnly icon="undo" label={t`Undo`} disabled={!hasPast} onClick={undo} />
      <Button variant="quiet" iconOnly icon="redo" label={t`Redo`} disabled={!hasFuture} onClick={redo} />
    </>
  );
}
