import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useWindowed } from './use-windowed.ts';

type WindowedProps = {
  /** Only in long pages: a short one keeps everything. */
  isOn: boolean;
  children: ReactNode;
};

/**
 * A part of a long page that is taken out while it is far from the window; its place stays as high
 * as it was.
 */
export function Windowed({ isOn, children }: WindowedProps) {
  const place = useRef<HTMLDivElement>(null);
  const height = useWindowed(place, isOn);
  return (
    <div ref={place} style={height === null ? {} : { height }}>
      {height === null && children}
    </div>
  );
}
