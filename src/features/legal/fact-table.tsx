import { useLingui } from '@lingui/react/macro';
import type { Fact } from './facts.ts';
import styles from './legal.module.css';

type FactTableProps = {
  /** The kind of the names: keys of the browser, tables of the server. */
  namesLabel: string;
  facts: readonly Fact[];
};

/**
 * A table of stored data: the title of each item, its description, and the names under which it is
 * stored.
 */
export function FactTable({ namesLabel, facts }: FactTableProps) {
  const { t } = useLingui();
  return (
    <dl className={styles.facts}>
      {facts.map(({ what, body, names }) => (
        <div key={names.join()} className={styles.fact}>
          <dt>{t(what)}</dt>
          <dd>{t(body)}</dd>
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
