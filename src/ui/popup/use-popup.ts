import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useOverlay } from '../overlays/overlays.ts';
import type { Alignment } from './place-popup.ts';
import { placePopup } from './place-popup.ts';

type PopupOptions = {
  /** The id of the element that the popup belongs to. */
  anchorId: string;
  align: Alignment;
  /** At least as wide as the anchor. */
  matchWidth?: boolean;
  /** Greatest height in pixels; the window's edge may ask for less. */
  maxHeight?: number;
  /** A press that was neither on the popup nor on its anchor. */
  onPressOutside?: () => void;
};

/**
 * Shows an element in the browser's top layer beside its anchor and keeps it there while the page
 * scrolls. Position comes from script, as not every browser of our range knows CSS anchors. The
 * component that calls it is mounted only while the popup is open.
 */
export function usePopup<Popup extends HTMLElement>(options: PopupOptions): RefObject<Popup | null> {
  const popup = useRef<Popup>(null);
  const place = useEffectEvent(() => {
    if (popup.current !== null) placeBeside(popup.current, options);
  });
  const pressed = useEffectEvent((event: Event) => {
    if (!(event.target instanceof Node) || popup.current?.contains(event.target)) return;
    if (document.getElementById(options.anchorId)?.contains(event.target)) return;
    options.onPressOutside?.();
  });
  useOverlay(options.onPressOutside !== undefined, () => options.onPressOutside?.());
  useLayoutEffect(() => {
    raise(popup.current);
    place();
  }, []);
  useEffect(() => {
    const follow = () => place();
    const press = (event: Event) => pressed(event);
    window.addEventListener('resize', follow);
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    document.addEventListener('pointerdown', press, true);
    return () => {
      window.removeEventListener('resize', follow);
      document.removeEventListener('scroll', follow, { capture: true });
      document.removeEventListener('pointerdown', press, true);
    };
  }, []);
  return popup;
}

/**
 * Into the top layer. Browsers older than that show the element where it is: fixed, above the page.
 */
function raise(popup: HTMLElement | null): void {
  if (popup === null || !('showPopover' in popup)) return;
  popup.popover = 'manual';
  popup.showPopover();
}

function placeBeside(popup: HTMLElement, { anchorId, align, matchWidth, maxHeight }: PopupOptions): void {
  const anchor = document.getElementById(anchorId);
  if (anchor === null) return;
  const box = anchor.getBoundingClientRect();
  const { scrollTop, style } = popup;
  style.minWidth = matchWidth === true ? `${box.width}px` : '';
  style.maxHeight = maxHeight === undefined ? '' : `${maxHeight}px`;
  const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const placed = placePopup(box, { width: popup.offsetWidth, height: popup.offsetHeight }, viewport, align);
  style.left = `${placed.left}px`;
  style.top = `${placed.top}px`;
  style.maxHeight = `${Math.min(placed.maxHeight, maxHeight ?? Number.POSITIVE_INFINITY)}px`;
  popup.dataset['side'] = placed.side;
  popup.scrollTop = scrollTop;
}
