import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

type WindowedProps = {
  /** Only in long pages: a short one keeps everything. */
  isOn: boolean;
  children: ReactNode;
};

/** How far beyond the window a part still counts as near, in CSS pixels. */
const NEAR = 1_500;

/** A part of a long page that is taken out while it is far from the window; its place stays as high as it was. */
export function Windowed({ isOn, children }: WindowedProps) {
  const place = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!isOn || element === null || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        // Whoever works in it with the keyboard keeps their place.
        const isKept = entry.isIntersecting || element.contains(document.activeElement);
        setHeight((before) => (isKept ? null : (before ?? entry.boundingClientRect.height)));
      },
      { rootMargin: `${NEAR}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOn]);
  const isOut = isOn && height !== null;
  return (
    <div ref={place} style={isOut ? { height } : {}}>
      {!isOut && children}
    </div>
  );
}
