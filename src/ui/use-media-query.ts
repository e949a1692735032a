import { useSyncExternalStore } from 'react';

/**
 * True when a media query holds, kept up to date. Without a browser, or before it answers, it does
 * not.
 */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
