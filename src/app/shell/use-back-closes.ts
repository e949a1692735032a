import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { addressedDialogs } from '#platform/use-dialog-address.ts';
import { countAddressedBy, topWithoutAddress } from '#ui/overlays/overlays.ts';

/** The place in the history that is shown; null for one that is not the router's. */
let here: number | null = null;
/** A step back was taken back: the event of that is still to come. */
let isReturning = false;

countAddressedBy(() => addressedDialogs(window.location.search));
// When this file is loaded, before the router listens: listeners on the window run in their order.
window.addEventListener('popstate', takeBack);

/**
 * Makes the browser's Back close what lies over the page, also where that has no address: a menu,
 * an explanation, a question. The step is taken back before the router hears of it. A page that the
 * browser arrived on can only be left.
 */
export function useBackCloses(): void {
  const { key } = useLocation();
  useEffect(notePlace, [key]);
}

function notePlace(): void {
  here = placeOf(window.history.state);
}

function takeBack(event: PopStateEvent): void {
  const there = placeOf(event.state);
  if (isReturning) {
    isReturning = false;
    if (there === here) {
      event.stopImmediatePropagation();
      return;
    }
  }
  const top = topWithoutAddress();
  if (top === null || here === null || there === null || there === here) return;
  event.stopImmediatePropagation();
  isReturning = true;
  window.history.go(here - there);
  top.close();
}

/** Returns the number that the router gives a place in the history; null for one not its own. */
function placeOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  return typeof state.idx === 'number' ? state.idx : null;
}
