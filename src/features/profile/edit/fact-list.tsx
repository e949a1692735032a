import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from '../profile.module.css';

/** A list of facts by name. Missing facts are marked as not given. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

type FactProps = { label: string; children: ReactNode };

/** One fact of the list; null for nothing given. */
export function Fact({ label, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        {children ?? (
          <span className={styles.none}>
            <Trans>Not given</Trans>
          </span>
        )}
      </dd>
    </div>
  );
}
