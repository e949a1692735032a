import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useDraft } from '#data/lists/use-draft.ts';
import { canRedo, canUndo } from '#domain/roster/history.ts';
import { Button } from '#ui/button/button.tsx';
import { redo, undo } from './undo.ts';

/** Undo and redo as buttons, and as Ctrl+Z and Shift+Ctrl+Z (⌘ on a Mac) wherever no text is being typed. */
export function UndoButtons() {
  const { t } = useLingui();
  const hasPast = useDraft((state) => canUndo(state.history));
  const hasFuture = useDraft((state) => canRedo(state.history));
  useUndoKeys();
  return (
    <>
      <Button variant="quiet" iconOnly icon="undo" label={t`Undo`} disabled={!hasPast} onClick={undo} />
      <Button variant="quiet" iconOnly icon="redo" label={t`Redo`} disabled={!hasFuture} onClick={redo} />
    </>
  );
}

function useUndoKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return;
      // In a text field the browser's own undo of typing is what a player expects.
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]'))
        return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
