import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** The distance beyond the window at which an item still counts as near, in CSS pixels. */
const NEAR = 1_500;

/**
 * The height in CSS pixels that a part of a long page had, while it is far from the window and need
 * not be rendered; null while it must be. Inside an element with `data-scroll-root` that element is
 * the window.
 */
export function useWindowed(place: RefObject<HTMLElement | null>, isOn: boolean): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!isOn || element === null || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        // The item with the keyboard focus is kept.
        const isKept = entry.isIntersecting || element.contains(document.activeElement);
        setHeight((before) => (isKept ? null : (before ?? entry.boundingClientRect.height)));
      },
      { root: element.closest('[data-scroll-root]'), rootMargin: `${NEAR}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOn, place]);
  return isOn ? height : null;
}

/** Items that are rendered or left out together: a multiple of every number of columns. */
const BLOCK = 24;
/** Of more items than this not all are kept on the page. */
const MOST_KEPT = 200;

/** Returns a list in blocks, in order; `isLong` when those far from the window may be left out. */
export function inBlocks<Item>(items: readonly Item[]) {
  const count = Math.ceil(items.length / BLOCK);
  return {
    blocks: Array.from({ length: count }, (_, at) => items.slice(at * BLOCK, (at + 1) * BLOCK)),
    isLong: items.length > MOST_KEPT,
  };
}
