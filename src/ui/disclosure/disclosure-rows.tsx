import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

/** Disclosures that follow each other, as rows with lines between them. */
export function DisclosureRows({ children }: { children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>;
}
