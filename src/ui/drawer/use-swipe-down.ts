import type { PointerEvent } from 'react';
import { useState } from 'react';

/** A pull of this many pixels closes the sheet. */
const CLOSE_AFTER = 96;

/**
 * Follows a finger that pulls a sheet down by its handle. `offset` is how far the sheet hangs down,
 * in pixels; a pull of 96 px or more ends in `onClose`, a shorter one springs back.
 */
export function useSwipeDown(onClose: () => void) {
  const [start, setStart] = useState<number | null>(null);
  const [offset, setOffset] = useState(0);
  const end = () => {
    setStart(null);
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.target instanceof Element && event.target.closest('button') !== null) return;
        if ('setPointerCapture' in event.currentTarget)
          event.currentTarget.setPointerCapture(event.pointerId);
        setStart(event.clientY);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start !== null) setOffset(Math.max(0, event.clientY - start));
      },
      onPointerUp: () => {
        if (offset >= CLOSE_AFTER) onClose();
        end();
      },
      onPointerCancel: end,
    },
  };
}
