import { useEffect } from 'react';

/**
 * Ctrl+Z and Shift+Ctrl+Z (⌘ on a Mac) undo and redo while this shows, wherever no text is being
 * typed. Both are stable.
 */
export function useUndoKeys(undo: () => void, redo: () => void): void {
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
  }, [undo, redo]);
}

/** In a field that takes text, the browser's own undo of typing is what a player expects. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT) !== null;
}

/** Behind a dialog everything stays as the dialog shows it. */
function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

const TEXT =
  'input:not([readonly], [type=checkbox], [type=radio], [type=button], [type=file]), textarea, [contenteditable]';
