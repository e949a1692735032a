import type { ReactNode } from 'react';
import styles from './viewer-page.module.css';

/** The page of a `GameViewer`, whose controls stand at the foot of the window. */
export function ViewerPage({ children }: { children: ReactNode }) {
  return (
    <div className={`page ${styles.page}`} data-width="wide">
      {children}
    </div>
  );
}
