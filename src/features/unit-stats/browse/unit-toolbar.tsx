import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SearchAndFaction } from '#components/search-and-faction/search-and-faction.tsx';
import { type Column, COLUMNS, type UnitRow, USUAL_COLUMNS } from '#domain/units/columns.ts';
import { countParts, MOST_SEARCHED, type Sort, SORT_KEYS } from '#domain/units/query.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckboxGroup } from '#ui/checkbox/checkbox-group.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Select } from '#ui/select/select.tsx';
import { COLUMN_WORDS } from './column-words.ts';
import { DownloadMenu } from './download-menu.tsx';
import styles from './unit-stats.module.css';
import type { QueryModel } from '../use-unit-query.ts';
import { UnitFiltersDialog } from './unit-filters-dialog.tsx';

type UnitToolbarProps = {
  model: QueryModel;
  rows: readonly UnitRow[];
  shown: readonly UnitRow[];
  isTable: boolean;
};

/**
 * The toolbar for searching, filtering and layout. Cards are sorted here; a table is sorted by its
 * own head.
 */
export function UnitToolbar({ model, rows, shown, isTable }: UnitToolbarProps) {
  const { t } = useLingui();
  const filters = useDialogAddress('filters');
  const columns = useDialogAddress('columns');
  const { query, change } = model;
  const count = countParts({ ...query, search: '', faction: null });
  return (
    <div className={styles.toolbar} data-table={isTable || undefined}>
      <SearchAndFaction
        label={t`Search units`}
        placeholder={t`Name, keyword or rule`}
        maxLength={MOST_SEARCHED}
        value={query}
        onChange={change}
      />
      {!isTable && <SortSelect value={query.sort} onChange={(sort) => change({ sort })} />}
      <Button variant="secondary" icon="filter" aria-haspopup="dialog" onClick={() => filters.open()}>
        {count === 0 ? <Trans>Filters</Trans> : <Trans>Filters ({count})</Trans>}
      </Button>
      {isTable && (
        <Button variant="secondary" icon="list" aria-haspopup="dialog" onClick={() => columns.open()}>
          <Trans>Columns</Trans>
        </Button>
      )}
      <DownloadMenu rows={shown} columns={query.columns} label={t`Download`} />
      {filters.isOpen && <UnitFiltersDialog model={model} rows={rows} onClose={filters.close} />}
      {columns.isOpen && <ColumnsDialog model={model} onClose={columns.close} />}
    </div>
  );
}

/** Both directions of each order as one choice. */
function SortSelect({ value, onChange }: { value: Sort; onChange: (sort: Sort) => void }) {
  const { t } = useLingui();
  const orders = SORT_KEYS.flatMap((by) => {
    const words = by === 'name' ? t`Name` : t(COLUMN_WORDS[by]);
    const isWord = by === 'name' || by === 'faction' || by === 'type';
    return [
      { sort: { by, direction: 'asc' }, label: isWord ? t`${words}, A to Z` : t`${words}, low to high` },
      { sort: { by, direction: 'desc' }, label: isWord ? t`${words}, Z to A` : t`${words}, high to low` },
    ] as const;
  });
  const keyOf = ({ by, direction }: Sort) => `${by} ${direction}`;
  return (
    <Select<string>
      label={t`Sort`}
      value={keyOf(value)}
      items={orders.map(({ sort, label }) => ({ value: keyOf(sort), label }))}
      onValueChange={(key) => {
        const chosen = orders.find(({ sort }) => keyOf(sort) === key);
        if (chosen !== undefined) onChange(chosen.sort);
      }}
    />
  );
}

type ColumnsDialogProps = { model: QueryModel; onClose: () => void };

/** The dialog that chooses the columns of the table; they keep their order. */
function ColumnsDialog({ model, onClose }: ColumnsDialogProps) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState<readonly Column[]>(model.query.columns);
  const toggle = (column: Column, on: boolean) =>
    setWanted((before) => COLUMNS.filter((other) => (other === column ? on : before.includes(other))));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Columns`}
      description={t`They apply to the table and to downloads.`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="quiet" onClick={() => setWanted(USUAL_COLUMNS)}>
            <Trans>Usual columns</Trans>
          </Button>
          <Button variant="primary" onClick={() => model.apply({ columns: wanted })}>
            <Trans>Show columns</Trans>
          </Button>
        </>
      }
    >
      <CheckboxGroup legend={t`Columns`} hideLegend>
        {COLUMNS.map((column) => (
          <Checkbox
            key={column}
            checked={wanted.includes(column)}
            onCheckedChange={(on) => toggle(column, on)}
            label={t(COLUMN_WORDS[column])}
          />
        ))}
      </CheckboxGroup>
    </Dialog>
  );
}
