import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './list-totals.module.css';

type ListTotalsProps = {
  points: number;
  command: number;
  units: number;
  /** Further facts at the end of the line. */
  children?: ReactNode;
};

/** The totals of a list under its name: points, command points, number of units. */
export function ListTotals({ points, command, units, children }: ListTotalsProps) {
  return (
    <p className={styles.totals}>
      <strong>
        <Trans>{points} pts</Trans>
      </strong>
      <span>
        <Trans>{command} CP</Trans>
      </span>
      <span>
        <Plural value={units} one="# unit" other="# units" />
      </span>
      {children}
    </p>
  );
}
