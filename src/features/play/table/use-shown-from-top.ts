import { useEffect, useRef } from 'react';

/**
 * Scrolls back to the top of an element when it shows something else: the first units of the next
 * player would be above the window. Returns the element's ref.
 */
export function useShownFromTop(shown: string) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown && (ref.current?.getBoundingClientRect().top ?? 0) < 0) {
      ref.current?.scrollIntoView({ block: 'start' });
    }
    before.current = shown;
  }, [shown]);
  return ref;
}
