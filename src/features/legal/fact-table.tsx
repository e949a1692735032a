import type { ReactNode } from 'react';
import styles from './legal.module.css';

type FactTableProps = {
  /** The kind of the names: keys of the browser, tables of the server. */
  namesLabel: string;
  facts: readonly { readonly what: string; readonly body: ReactNode; readonly names: readonly string[] }[];
};

/**
 * A table of stored data: the title of each item, its description, and the names under which it is
 * stored.
 */
export function FactTable({ namesLabel, facts }: FactTableProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ what, body, names }) => (
        <div key={what} className={styles.fact}>
          <dt>{what}</dt>
          <dd>{body}</dd>
          <dd className={styles.names}>
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
