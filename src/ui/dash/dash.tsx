import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** The dash in place of a value that is not there; the children say why, to screen readers. */
export function Dash({ children }: { children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </>
  );
}
