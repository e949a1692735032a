import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { catalogue } from '#data/catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { UnitRow } from '#domain/units/columns.ts';
import { SORT_KEYS, type Sort, MOST_SEARCHED } from '#domain/units/query.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { COLUMN_WORDS } from './column-words.ts';
import { DownloadMenu } from './download-menu.tsx';
import styles from './unit-stats.module.css';
import type { QueryModel } from './use-unit-query.ts';
import { ColumnsDialog } from './columns-dialog.tsx';
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
  const count =
    query.types.length +
    query.characteristics.length +
    query.keywords.length +
    Object.keys(query.ranges).length +
    Number(query.legalOnly) +
    Number(query.highCommandOnly);
  return (
    <div className={styles.toolbar} data-table={isTable || undefined}>
      <UnitSearchField value={query.search} onValueChange={(search) => change({ search })} />
      <FactionSelect value={query.faction} onChange={(faction) => change({ faction })} />
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

type FactionSelectProps = { value: string | null; onChange: (faction: string | null) => void };

function FactionSelect({ value, onChange }: FactionSelectProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const factions = catalogue.factions
    .map((faction) => ({ value: faction.id as string, label: localName(faction, language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  return (
    <Select<string>
      label={t`Faction`}
      value={value ?? ''}
      items={[{ value: '', label: t`All factions` }, ...factions]}
      onValueChange={(faction) => onChange(faction === '' ? null : faction)}
    />
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

type SearchFieldProps = { value: string; onValueChange: (text: string) => void };

/** Keys that may be pressed before the address has followed the first of them. */
const AHEAD = 20;

/**
 * Words to look for, in any language. The address follows the keys a moment later; what it says
 * else, the field shows.
 */
function UnitSearchField({ value, onValueChange }: SearchFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState({ text: value, ours: [value] });
  const shown = typed.ours.includes(value) ? typed.text : value;
  const type = (text: string) => {
    setTyped(({ ours }) => ({ text, ours: [...ours, value, text].slice(-AHEAD) }));
    onValueChange(text);
  };
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <TextField
        type="search"
        label={t`Search units`}
        hideLabel
        icon="search"
        placeholder={t`Name, keyword or rule`}
        clearLabel={t`Clear search`}
        maxLength={MOST_SEARCHED}
        value={shown}
        onValueChange={type}
      />
    </form>
  );
}
