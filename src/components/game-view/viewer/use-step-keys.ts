import { useEffect, useEffectEvent } from 'react';
import type { Stepping } from './use-stepping.ts';

/**
 * Arrow keys step, Page Up and Page Down go to other chapters, Home and End to the ends, and the
 * space bar plays, wherever no other control needs the key.
 */
export function useStepKeys(stepping: Stepping): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = actOf(stepping, event);
    if (act === null) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function actOf(stepping: Stepping, event: KeyboardEvent): (() => void) | null {
  const { ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, target, key } = event;
  if (ctrlKey || metaKey || altKey || shiftKey || defaultPrevented || isTaken(target, key)) return null;
  switch (key) {
    case 'ArrowRight':
      return stepping.goForward;
    case 'ArrowLeft':
      return stepping.goBack;
    case 'PageDown':
      return stepping.goToNextChapter;
    case 'PageUp':
      return stepping.goToChapterBefore;
    case 'Home':
      return () => stepping.go(0);
    case 'End':
      return () => stepping.go(stepping.last);
    case ' ':
      return stepping.togglePlaying;
    default:
      return null;
  }
}

/** True when the key belongs to the control that has the focus, or to an open dialog. */
function isTaken(target: EventTarget | null, key: string): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && target.type === 'range') return false;
  if (target.closest('input, textarea, select, [contenteditable], [role="tab"], [role="combobox"]'))
    return true;
  return key === ' ' && target.closest('button, a, summary') !== null;
}
