import { useSyncExternalStore } from 'react';

/**
 * True when a media query holds, kept up to date. False without a browser, and before the browser
 * has evaluated it.
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
