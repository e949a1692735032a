/**
 * A pointer rests this long before a tooltip opens (docs/product.md, "Unit rows"), in milliseconds.
 */
const OPEN_DELAY = 700;
/** Within this time after one tooltip closed, the next opens at once. */
const SKIP_DELAY = 300;
/** Time to cross the gap between a word and its tooltip. */
export const CLOSE_DELAY = 120;

let closedAt = Number.NEGATIVE_INFINITY;

/** Shared by all tooltips of the page, so that reading along a row does not wait at each word. */
export const hoverClock = {
  /** Milliseconds to wait now before opening. */
  delay: (): number => (performance.now() - closedAt < SKIP_DELAY ? 0 : OPEN_DELAY),
  closed: (): void => {
    closedAt = performance.now();
  },
};
