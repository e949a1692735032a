import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import { canRedo, canUndo } from '#domain/game/log.ts';
import { Button } from '#ui/button/button.tsx';

/** Undo and redo of the game as buttons, and as Ctrl+Z and Shift+Ctrl+Z (⌘ on a Mac) wherever no text is being typed. */
export function UndoButtons() {
  const { t } = useLingui();
  const hasPast = useGame(({ game }) => canUndo(game.log));
  const hasFuture = useGame(({ game }) => canRedo(game.log));
  useUndoKeys();
  return (
    <>
      <Button variant="quiet" iconOnly icon="undo" label={t`Undo`} disabled={!hasPast} onClick={undo} />
      <Button variant="quiet" iconOnly icon="redo" label={t`Redo`} disabled={!hasFuture} onClick={redo} />
    </>
  );
}

const undo = () => gameStore.getState().undo();
const redo = () => gameStore.getState().redo();

function useUndoKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return;
      if (isTyping(event.target) || isDialogOpen()) return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** In a field that takes text, the browser's own undo of typing is what a player expects. */
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !target.readOnly && !NO_TEXT.has(target.type);
  return target instanceof HTMLElement && target.closest('textarea, [contenteditable]') !== null;
}

/** Behind a dialog the game stays as the dialog shows it. */
function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

const NO_TEXT = new Set(['checkbox', 'radio', 'button', 'file']);
