import type { ReactNode } from 'react';
import styles from './legal.module.css';

type FactTableProps = {
  /** What the names are: keys of the browser, tables of the server. */
  namesLabel: string;
  facts: readonly { readonly what: string; readonly body: ReactNode; readonly names: readonly string[] }[];
};

/**
 * What is kept, one thing after the other: its name, what is said of it, and under which names it
 * can be found.
 */
export function FactTable({ namesLabel, facts }: FactTableProps) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ what, body, names }) => (
        <div key={what} className={styles['fact']}>
          <dt>{what}</dt>
          <dd>{body}</dd>
          <dd className={styles['names']}>
            <span>{namesLabel}</span>{' '}
            {names.map((name) => (
              <code key={name}>{name}</code>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
