import { useEffect, useEffectEvent } from 'react';

/** Something that lies over the page. */
type Overlay = {
  readonly close: () => void;
  /** It opened because the address says so: leaving the address closes it. */
  readonly isAddressed: boolean;
};

/** Everything that lies over the page, the last one on top. */
const overlays: Overlay[] = [];

let countAddressed = (): number => 0;

/** Sets how many dialogs the page's address has open; the design system knows no addresses. */
export function countAddressedBy(count: () => number): void {
  countAddressed = count;
}

/** Notes that something lies over the page while `isOpen`, so that Back can close it. */
export function useOverlay(isOpen: boolean, close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const known = overlays.filter(({ isAddressed }) => isAddressed).length;
    const overlay = { close: () => onClose(), isAddressed: countAddressed() > known };
    overlays.push(overlay);
    return () => void overlays.splice(overlays.lastIndexOf(overlay), 1);
  }, [isOpen]);
}

/** Returns what lies on top when it has no address; null when nothing does, or when it has one. */
export function topWithoutAddress(): { readonly close: () => void } | null {
  const top = overlays.at(-1);
  return top === undefined || top.isAddressed ? null : top;
}
