import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SearchAndFaction, SearchToolbar } from '#components/search-and-faction/search-and-faction.tsx';
import { localName } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { type Column, COLUMNS, type UnitRow, USUAL_COLUMNS } from '#domain/units/columns.ts';
import { type Cell, csvOf, jsonOf, type Sheet } from '#domain/units/export.ts';
import { countParts, MOST_SEARCHED, type Sort, SORT_KEYS } from '#domain/units/query.ts';
import { downloadText } from '#platform/files/download.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckboxGroup } from '#ui/checkbox/checkbox-group.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { Select } from '#ui/select/select.tsx';
import type { QueryModel } from '../use-unit-query.ts';
import { COLUMN_UNITS, COLUMN_WORDS, isMeasure, wordsIn } from './column-words.ts';
import { UnitFiltersDialog } from './unit-filters-dialog.tsx';
import styles from './unit-stats.module.css';

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
    <SearchToolbar className={styles.toolbar}>
      <SearchAndFaction
        label={t`Search units`}
        placeholder={t`Name, keyword or rule`}
        maxLength={MOST_SEARCHED}
        value={query}
        onChange={change}
      />
      {!isTable && (
        <>
          <DownloadMenu rows={shown} columns={query.columns} isSmall />
          <SortSelect value={query.sort} onChange={(sort) => change({ sort })} />
        </>
      )}
      <Button icon="filter" aria-haspopup="dialog" onClick={() => filters.open()}>
        {count === 0 ? <Trans>Filters</Trans> : <Trans>Filters ({count})</Trans>}
      </Button>
      {isTable && (
        <>
          <Button icon="list" aria-haspopup="dialog" onClick={() => columns.open()}>
            <Trans>Columns</Trans>
          </Button>
          <DownloadMenu rows={shown} columns={query.columns} />
        </>
      )}
      {filters.isOpen && <UnitFiltersDialog model={model} rows={rows} onClose={filters.close} />}
      {columns.isOpen && <ColumnsDialog model={model} onClose={columns.close} />}
    </SearchToolbar>
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
      icon="sort"
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

type Shown = { readonly rows: readonly UnitRow[]; readonly columns: readonly Column[] };
type DownloadMenuProps = Shown & {
  /** The button is its icon alone. */
  isSmall?: boolean;
};

/** Takes the units that are shown away as a file: rows, columns and language as on the screen. */
function DownloadMenu({ rows, columns, isSmall = false }: DownloadMenuProps) {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const sheet = () => sheetOf({ rows, columns }, i18n, language);
  const saveCsv = () => downloadText(t`Muster units.csv`, csvOf(sheet()), 'text/csv');
  const saveJson = () => downloadText(t`Muster units.json`, jsonOf(sheet()), 'application/json');
  const label = t`Download`;
  return (
    <Menu
      label={label}
      trigger={
        <Button
          icon="download"
          disabled={rows.length === 0}
          {...(isSmall ? { iconOnly: true, label } : { children: label })}
        />
      }
      items={[
        { id: 'csv', label: t`Table for spreadsheets (CSV)`, onSelect: saveCsv },
        { id: 'json', label: t`Data for programs (JSON)`, onSelect: saveJson },
      ]}
    />
  );
}

type SheetColumn = { readonly key: string; readonly label: string; readonly cell: (row: UnitRow) => Cell };

/** Name, faction and type always, then the chosen columns. */
function sheetOf({ rows, columns }: Shown, i18n: I18n, language: Language): Sheet {
  const others = columns.filter((column) => column !== 'faction' && column !== 'type');
  const chosen: readonly Column[] = ['faction', 'type', ...others];
  const [yes, no] = [i18n._(msg`Yes`), i18n._(msg`No`)];
  const all: readonly SheetColumn[] = [
    { key: 'name', label: i18n._(msg`Name`), cell: ({ unit }) => localName(unit, language) },
    ...chosen.flatMap((column) => sheetColumns(column, i18n, language)),
    {
      key: 'legal',
      label: i18n._(msg`Tournament legal`),
      cell: ({ unit }) => (unit.tournamentLegal ? yes : no),
    },
    { key: 'id', label: i18n._(msg`ID`), cell: ({ unit }) => unit.id },
  ];
  return {
    columns: all.map(({ key, label }) => ({ key, label })),
    rows: rows.map((row) => all.map(({ cell }) => cell(row))),
  };
}

function sheetColumns(column: Column, i18n: I18n, language: Language): readonly SheetColumn[] {
  const measured = COLUMN_UNITS[column];
  const name = i18n._(COLUMN_WORDS[column]);
  const label = measured === undefined ? name : `${name} (${i18n._(measured)})`;
  const first = { key: column, label, cell: (row: UnitRow) => cellOf(row, column, language) };
  if (column !== 'move') return [first];
  // One cell with both values would be a date to a spreadsheet.
  const second = i18n._(msg`${name} (second value, in strides)`);
  return [first, { key: 'move2', label: second, cell: ({ profile }) => profile?.mov?.[1] ?? null }];
}

function cellOf(row: UnitRow, column: Column, language: Language): Cell {
  return isMeasure(column) ? row.measures[column] : wordsIn(column, row.unit, language).join('; ');
}
