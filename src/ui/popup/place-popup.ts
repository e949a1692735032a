export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};
export type Size = { readonly width: number; readonly height: number };
export type Alignment = 'start' | 'center' | 'end';
export type Placement = { left: number; top: number; maxHeight: number; side: 'above' | 'below' };

/**
 * Pixels between a popup and what it belongs to, and between a popup and the edge of the window.
 */
const GAP = 6;
const MARGIN = 8;

/**
 * Returns the place of a popup, in pixels of the window: under its anchor; above it only where it
 * does not fit below and there is more room; never over the edge. `maxHeight` is the available
 * room.
 */
export function placePopup(anchor: Box, popup: Size, viewport: Size, align: Alignment): Placement {
  const below = viewport.height - anchor.bottom - GAP - MARGIN;
  const above = anchor.top - GAP - MARGIN;
  const side = popup.height <= below || below >= above ? 'below' : 'above';
  const maxHeight = Math.max(0, side === 'below' ? below : above);
  const top = side === 'below' ? anchor.bottom + GAP : anchor.top - GAP - Math.min(popup.height, maxHeight);
  const wanted = {
    start: anchor.left,
    center: (anchor.left + anchor.right - popup.width) / 2,
    end: anchor.right - popup.width,
  }[align];
  const left = Math.max(MARGIN, Math.min(wanted, viewport.width - MARGIN - popup.width));
  return { left, top, maxHeight, side };
}
