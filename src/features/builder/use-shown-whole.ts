import { type RefObject, useEffect, useRef } from 'react';

/** Higher than an empty panel with its padding: what it shows has come. */
const FILLED = 40;

/**
 * Brings an opened row near the lower edge up as far as needed, once what it shows is drawn (it may
 * have to be fetched first). Returns the ref for the opened part.
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
