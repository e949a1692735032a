import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Column } from '#domain/units/columns.ts';
import type { Sort, SortKey } from '#domain/units/query.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { COLUMN_HEADS, COLUMN_UNITS, COLUMN_WORDS } from './column-words.ts';
import styles from './unit-table.module.css';
import type { QueryModel } from '../use-unit-query.ts';

/** The heads of the table, most of them buttons that sort by their column. */
export function TableHead({ model }: { model: QueryModel }) {
  const { t } = useLingui();
  const { query, change } = model;
  const sort = (by: SortKey) => change({ sort: nextSort(query.sort, by) });
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.first} aria-sort={sortState(query.sort, 'name')}>
          <SortButton sort={query.sort} by="name" onSort={sort}>
            <Trans>Name</Trans>
          </SortButton>
        </th>
        {query.columns.map((column) => {
          const measured = COLUMN_UNITS[column];
          const name = t(COLUMN_WORDS[column]);
          const title = measured === undefined ? name : `${name} · ${t(measured)}`;
          const by = sortKeyOf(column);
          const words = (
            <>
              <span aria-hidden="true">{t(COLUMN_HEADS[column])}</span>
              <VisuallyHidden>{title}</VisuallyHidden>
            </>
          );
          return (
            <th
              key={column}
              scope="col"
              title={title}
              data-column={column}
              aria-sort={by === null ? undefined : sortState(query.sort, by)}
            >
              {by === null ? (
                <span className={styles.plain}>{words}</span>
              ) : (
                <SortButton sort={query.sort} by={by} onSort={sort}>
                  {words}
                </SortButton>
              )}
            </th>
          );
        })}
        <th scope="col" className={styles.pick}>
          <span className={styles.plain}>{t`Compare`}</span>
        </th>
      </tr>
    </thead>
  );
}

type SortButtonProps = {
  sort: Sort;
  by: SortKey;
  onSort: (by: SortKey) => void;
  children: ReactNode;
};

function SortButton({ sort, by, onSort, children }: SortButtonProps) {
  const isOn = sort.by === by;
  return (
    <button type="button" className={styles.sort} data-on={isOn || undefined} onClick={() => onSort(by)}>
      {children}
      {isOn && <Icon name={sort.direction === 'asc' ? 'chevron-up' : 'chevron-down'} size={16} />}
    </button>
  );
}

/** Lists of words have no order of their own. */
function sortKeyOf(column: Column): SortKey | null {
  return column === 'characteristics' || column === 'keywords' ? null : column;
}

/**
 * Names begin at A; of numbers the highest are asked for first. A second press turns the order
 * round.
 */
function nextSort(sort: Sort, by: SortKey): Sort {
  if (sort.by === by) return { by, direction: sort.direction === 'asc' ? 'desc' : 'asc' };
  const isWord = by === 'name' || by === 'faction' || by === 'type';
  return { by, direction: isWord ? 'asc' : 'desc' };
}

function sortState(sort: Sort, by: SortKey): 'ascending' | 'descending' | undefined {
  if (sort.by !== by) return undefined;
  return sort.direction === 'asc' ? 'ascending' : 'descending';
}
