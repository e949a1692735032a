import { type RefObject, useEffect, useRef, useState } from 'react';

/** The time that a pointer rests on a row before its card shows, in milliseconds. */
const REST_MS = 120;

/**
 * Returns the key of the unit whose row (`data-unit`) inside the element of `ref` was last pointed
 * at, pressed or focused; null before. A pointer on its way across rows changes nothing.
 */
export function usePointedUnit(): { pointed: string | null; ref: RefObject<HTMLDivElement | null> } {
  const [pointed, setPointed] = useState<string | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (event: Event) => {
      clearTimeout(timer);
      const key = unitAt(event.target);
      if (key !== null) setPointed(key);
    };
    const showAfterRest = (event: Event) => {
      clearTimeout(timer);
      timer = setTimeout(() => show(event), REST_MS);
    };
    const { signal } = leaving;
    element.addEventListener('pointerover', showAfterRest, { signal });
    element.addEventListener('pointerleave', () => clearTimeout(timer), { signal });
    element.addEventListener('click', show, { signal });
    element.addEventListener('focusin', show, { signal });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, []);
  return { pointed, ref };
}

function unitAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest('[data-unit]')?.getAttribute('data-unit') ?? null;
}
