import { useEffect, useRef } from 'react';

/**
 * Scrolls the page to its top when a step changes, so that what it asks first is in view.
 * `isCovered`: a sheet is over the page. It scrolls once that has closed, as going back restores
 * the position of before.
 */
export function useScrollToTop(step: unknown, isCovered = false): void {
  const before = useRef(step);
  useEffect(() => {
    if (isCovered) return;
    if (before.current !== step && step !== null) window.scrollTo(0, 0);
    before.current = step;
  }, [step, isCovered]);
}
