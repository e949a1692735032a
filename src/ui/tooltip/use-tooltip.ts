import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { CLOSE_DELAY, hoverClock } from './hover-clock.ts';

/**
 * Decides when a tooltip shows: a mouse rests on its word, or the keyboard reaches it. It stays
 * while the pointer is on it and goes with Escape, a press, or when pointer or focus leave (WCAG
 * 1.4.13). `trigger` goes to the word, `popup` to the tooltip.
 */
export function useTooltip() {
  const id = useId();
  const anchorId = `${id}-word`;
  const { isOpen, change } = useHover(id);
  const close = () => change(false, 0);
  return {
    id,
    anchorId,
    isOpen,
    close,
    trigger: {
      id: anchorId,
      'aria-describedby': isOpen ? id : undefined,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') change(true, isOpen ? 0 : hoverClock.delay());
      },
      onPointerLeave: () => change(false, isOpen ? CLOSE_DELAY : 0),
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) change(true, 0);
      },
      onBlur: close,
      onPointerDown: close,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // The dialog around the word stays open.
        event.stopPropagation();
        close();
      },
    },
    popup: {
      onPointerEnter: () => change(true, 0),
      onPointerLeave: () => change(false, CLOSE_DELAY),
    },
  };
}

/** Opens and closes a tooltip after a delay in milliseconds, as the clock of all tooltips says. */
function useHover(id: string) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      hoverClock.closed(id);
    },
    [id],
  );
  const hide = () => {
    clearTimeout(timer.current);
    hoverClock.closed(id);
    setOpen(false);
  };
  const show = () => {
    hoverClock.opened({ id, close: hide });
    setOpen(true);
  };
  const change = (open: boolean, delay: number) => {
    clearTimeout(timer.current);
    const apply = open ? show : hide;
    if (delay === 0) apply();
    else timer.current = setTimeout(apply, delay);
  };
  return { isOpen, change };
}
