import { useEffect, useEffectEvent } from 'react';

export type TurnKey = 'ArrowLeft' | 'ArrowRight';

/**
 * Hears the arrow keys that page through cards, except where an arrow already does something:
 * choices, text, scrolling aside.
 */
export function useTurnKeys(onTurn: (key: TurnKey) => void): void {
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (target instanceof Element && target.closest('input, textarea, select, [role="tablist"]') !== null)
        return;
      turn(key);
    };
    // Before the dialog, which keeps arrow keys to itself.
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, []);
}
