import { useEffect, useLayoutEffect } from 'react';
import { createPath, type Location } from 'react-router';
import { sessionTexts } from '../storage/local.ts';
import { isPageThere, type RouterState } from './page-router.ts';
import { useRouter } from './router-view.tsx';

/** Named after the library whose work this was: a tab that was open then finds its places again. */
const KEPT = 'react-router-scroll-positions';

/** The height to which each place of the history was scrolled, by its key. */
let heights: Map<string, number> | null = null;

/**
 * Scrolls each page to its section, or to where it was left. The first page of a visit has no
 * height and no sections until its code is fetched.
 */
export function useScrolling(): void {
  const { router, state } = useRouter();
  const { location, preventScrollReset } = state;
  const isThere = isPageThere(state);

  useEffect(() => {
    let shown = router.state;
    const keepPlace = () => {
      if (isPageThere(shown)) keptHeights().set(placeKey(shown.location), window.scrollY);
    };
    const stop = router.subscribe((next: RouterState) => {
      // The window still shows the page that is left.
      if (next.location !== shown.location) keepPlace();
      shown = next;
    });
    const leave = () => {
      keepPlace();
      sessionTexts.writeText(KEPT, JSON.stringify(Object.fromEntries(keptHeights())));
      window.history.scrollRestoration = 'auto';
    };
    const come = () => {
      window.history.scrollRestoration = 'manual';
    };
    come();
    window.addEventListener('pageshow', come);
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      window.removeEventListener('pageshow', come);
      window.removeEventListener('pagehide', leave);
    };
  }, [router]);

  useLayoutEffect(() => {
    if (!isThere) return;
    const height = keptHeights().get(placeKey(location));
    const section = height === undefined ? sectionAt(location.hash) : null;
    if (section !== null) section.scrollIntoView();
    else if (height !== undefined || !preventScrollReset) window.scrollTo(0, height ?? 0);
  }, [isThere, location, preventScrollReset]);
}

/**
 * Returns the name under which the height of a place is kept. Every page that a full load opens has
 * the key `default`: its address tells it from the others.
 */
function placeKey(place: Location): string {
  return place.key === 'default' ? createPath(place) : place.key;
}

function keptHeights(): Map<string, number> {
  heights ??= new Map(entriesOf(sessionTexts.readText(KEPT)));
  return heights;
}

function entriesOf(text: string | null): [string, number][] {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return [];
    const entries: [string, unknown][] = Object.entries(kept);
    return entries.flatMap(([key, height]) => (typeof height === 'number' ? [[key, height]] : []));
  } catch {
    return [];
  }
}

/** Returns the element that a hash such as `#cover` names; null when there is none. */
function sectionAt(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
