/**
 * A pointer rests this long before a tooltip opens (docs/product.md, "Unit rows"), in milliseconds.
 */
const OPEN_DELAY = 700;
/** Within this time after one tooltip closed, the next opens at once. */
const SKIP_DELAY = 300;
/** Time to cross the gap between a word and its tooltip. */
export const CLOSE_DELAY = 120;

/** An open tooltip, and the way to close it. */
type OpenTooltip = { readonly id: string; readonly close: () => void };

let closedAt = Number.NEGATIVE_INFINITY;
let open: OpenTooltip | null = null;

/** Shared by all tooltips of the page, so that reading along a row does not wait at each word. */
export const hoverClock = {
  /** Milliseconds to wait now before opening: none while another tooltip still shows. */
  delay: (): number => (open !== null || performance.now() - closedAt < SKIP_DELAY ? 0 : OPEN_DELAY),
  /** A tooltip opens; the one that still shows gives way. */
  opened: (tooltip: OpenTooltip): void => {
    const before = open;
    open = tooltip;
    if (before !== null && before.id !== tooltip.id) before.close();
  },
  /** A tooltip closes. */
  closed: (id: string): void => {
    if (open?.id === id) {
      open = null;
      closedAt = performance.now();
    }
  },
};
