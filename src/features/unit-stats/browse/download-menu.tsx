import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { localName } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { Column, UnitRow } from '#domain/units/columns.ts';
import { type Cell, csvOf, jsonOf, type Sheet } from '#domain/units/export.ts';
import { downloadText } from '#platform/files/download.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { COLUMN_UNITS, COLUMN_WORDS, isMeasure, wordsIn } from './column-words.ts';

type Shown = { readonly rows: readonly UnitRow[]; readonly columns: readonly Column[] };
type DownloadMenuProps = Shown & { label: string };

/** Takes the units that are shown away as a file: rows, columns and language as on the screen. */
export function DownloadMenu({ rows, columns, label }: DownloadMenuProps) {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const sheet = () => sheetOf({ rows, columns }, i18n, language);
  const saveCsv = () => downloadText(t`Muster units.csv`, csvOf(sheet()), 'text/csv');
  const saveJson = () => downloadText(t`Muster units.json`, jsonOf(sheet()), 'application/json');
  return (
    <Menu
      label={label}
      trigger={
        <Button variant="secondary" icon="download" disabled={rows.length === 0}>
          {label}
        </Button>
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
