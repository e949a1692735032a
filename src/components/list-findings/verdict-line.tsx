import { type ReactNode, useState } from 'react';
import type { Verdict } from '#domain/roster/verdict.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './list-findings.module.css';
import { VERDICT_ICONS } from './verdict-icon.tsx';

type VerdictLineProps = {
  verdict: Verdict;
  /** The verdict in words. */
  words: string;
  /** Opens the reasons at first. */
  isOpen?: boolean;
  /** The reasons, rendered once they are opened; without any the line does not open. */
  children?: ReactNode;
};

/** One line with a verdict on a list, which opens in place to show the reasons. */
export function VerdictLine({ verdict, words, isOpen = false, children }: VerdictLineProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  const line = (
    <>
      <Icon name={VERDICT_ICONS[verdict]} size={18} className={styles.icon} />
      {words}
    </>
  );
  if (children === undefined) {
    return (
      <p className={styles.verdict} data-verdict={verdict} tabIndex={-1}>
        {line}
      </p>
    );
  }
  return (
    <details className={styles.details} open={isOpen} onToggle={() => setWasOpened(true)}>
      <summary className={styles.verdict} data-verdict={verdict}>
        {line}
        <Icon name="chevron-down" size={18} className={styles.arrow} />
      </summary>
      {(wasOpened || isOpen) && children}
    </details>
  );
}
