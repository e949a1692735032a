import { type RefObject, useEffect, useRef } from 'react';

/** A height above that of an empty panel with its padding: its content has loaded. */
const FILLED = 40;

/**
 * Scrolls an opened row near the lower edge up as far as needed, once its content is rendered (it
 * may have to be fetched first). Returns the ref for the opened part.
 */
export function useShownWhole(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const part = ref.current;
    if (!isOpen || part === null || !('ResizeObserver' in globalThis)) return;
    const observer = new ResizeObserver(() => {
      if (part.clientHeight < FILLED) return;
      observer.disconnect();
      part.closest('li')?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(part);
    return () => observer.disconnect();
  }, [isOpen]);
  return ref;
}
