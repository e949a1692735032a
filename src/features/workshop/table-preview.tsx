import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { faultLine } from '#domain/catalogue/faults.ts';
import type { CellFault } from '#domain/catalogue/import/read-rows.ts';
import type { TableChanges, TableRow } from '#domain/catalogue/workshop/table-changes.ts';
import { Banner } from '#ui/banner/banner.tsx';
import styles from './workshop.module.css';

/** The changes that a table makes, row by row, each with the number of its line. */
export function TablePreview({ changes }: { changes: TableChanges }) {
  const { t } = useLingui();
  if (!changes.ok) {
    const words = {
      unknown: (title: string) => t`“${title}” is no column of a table of units.`,
      doubled: (title: string) => t`The column “${title}” is there twice.`,
      missing: (title: string) => t`The column “${title}” is missing.`,
    };
    return (
      <Banner tone="violation" role="alert" title={t`The first line must contain the titles of the columns`}>
        <ul>
          {changes.header.map(({ code, title }) => (
            <li key={`${code} ${title}`}>{words[code](title)}</li>
          ))}
        </ul>
        <p>{changes.titles.join(', ')}</p>
      </Banner>
    );
  }
  const count = (what: TableRow['what']) => changes.rows.filter((row) => row.what === what).length;
  return (
    <section className={styles.group} aria-label={t`What the table changes`}>
      <h2 className={styles.title}>
        <Trans>What the table changes</Trans>
      </h2>
      <p role="status">
        <Plural value={count('added')} one="# new unit" other="# new units" />,{' '}
        <Plural value={count('changed')} one="# changed" other="# changed" />,{' '}
        <Plural value={count('same')} one="# as before" other="# as before" />,{' '}
        <Plural value={count('fault')} one="# row with faults" other="# rows with faults" />
      </p>
      {changes.disagreements.length > 0 && (
        <Banner tone="violation" role="alert" title={t`The catalogue would refuse this`}>
          <ul>
            {changes.disagreements.map((fault) => (
              <li key={faultLine(fault)} lang="en">
                {faultLine(fault)}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <ol className={styles.list}>
        {changes.rows.map((row) => (
          <PreviewRow key={row.line} row={row} />
        ))}
      </ol>
    </section>
  );
}

function PreviewRow({ row }: { row: TableRow }) {
  const { line, name, what } = row;
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <h3>{name}</h3>
        <span className={styles.intro}>
          <Trans>Line {line}</Trans> · <RowState what={what} />
        </span>
      </div>
      {row.what === 'fault' && (
        <ul>
          {row.faults.map((fault) => (
            <li key={`${fault.column} ${fault.found} ${fault.expected}`} className={styles.error}>
              <CellFaultWords fault={fault} />
            </li>
          ))}
        </ul>
      )}
      {(row.what === 'added' || row.what === 'changed') && (
        <ul>
          {row.cells
            .filter(({ to }) => row.what === 'changed' || to !== '')
            .map(({ column, from, to }) => (
              <li key={column}>
                {column}: {row.what === 'changed' && <del>{from === '' ? '–' : from}</del>}{' '}
                <ins>{to === '' ? '–' : to}</ins>
              </li>
            ))}
        </ul>
      )}
    </li>
  );
}

function RowState({ what }: { what: TableRow['what'] }) {
  switch (what) {
    case 'added':
      return <Trans>new unit</Trans>;
    case 'changed':
      return <Trans>changed</Trans>;
    case 'same':
      return <Trans>as before</Trans>;
    case 'fault':
      return <Trans>left out</Trans>;
  }
}

/** The importer's own words stay English: it names columns and words of English cards. */
function CellFaultWords({ fault }: { fault: CellFault }) {
  const { column, found, expected, suggestion } = fault;
  return (
    <>
      {column}: {found === '' ? <Trans>the cell is empty.</Trans> : <Trans>“{found}” does not fit.</Trans>}{' '}
      <span lang="en">({expected})</span> {suggestion !== null && <Trans>Did you mean “{suggestion}”?</Trans>}
    </>
  );
}
