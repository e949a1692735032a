import { useEffect, useRef } from 'react';

/** Scrolls the page to its top when a step changes, so that what it asks first is in view. */
export function useScrollToTop(step: unknown): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step && step !== null) window.scrollTo(0, 0);
    before.current = step;
  }, [step]);
}
