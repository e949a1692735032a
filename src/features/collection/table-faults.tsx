import { Plural, Trans } from '@lingui/react/macro';
import type { TableFault } from '#domain/collection/collection-table.ts';
import { Banner } from '#ui/banner/banner.tsx';
import styles from './collection.module.css';

/** The number of rows that are named. */
const MOST_NAMED = 20;

/** The rows of a table that were left out, and why. */
export function TableFaults({ faults }: { faults: readonly TableFault[] }) {
  const more = faults.length - MOST_NAMED;
  return (
    <Banner
      tone="warning"
      title={<Plural value={faults.length} one="# row was left out" other="# rows were left out" />}
    >
      <ul className={styles.missing}>
        {faults.slice(0, MOST_NAMED).map((fault) => (
          <li key={fault.line}>
            <FaultWords fault={fault} />
          </li>
        ))}
        {more > 0 && (
          <li>
            <Plural value={more} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
    </Banner>
  );
}

function FaultWords({ fault: { line, code, found } }: { fault: TableFault }) {
  if (code === 'faction') {
    return (
      <Trans>
        Line {line}: no faction is called “{found}”.
      </Trans>
    );
  }
  if (code === 'unit') {
    return (
      <Trans>
        Line {line}: the faction has no unit “{found}”.
      </Trans>
    );
  }
  return (
    <Trans>
      Line {line}: “{found}” is not a number from 0 to 99.
    </Trans>
  );
}
