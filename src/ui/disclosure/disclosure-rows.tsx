import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './disclosure.module.css';

type DisclosureRowsProps = { className?: string | undefined; children: ReactNode };

/** Disclosures that follow each other, as rows with lines between them. */
export function DisclosureRows({ className, children }: DisclosureRowsProps) {
  return <div className={classNames(styles.rows, className)}>{children}</div>;
}
