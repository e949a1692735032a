import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { catalogue, unitTypeName } from '#data/catalogue.ts';
import { localName, localTerm } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { Column, UnitRow } from '#domain/units/columns.ts';
import { type Cell, csvOf, jsonOf, type Sheet } from '#domain/units/export.ts';
import { downloadText } from '#platform/download.ts';
import { COLUMN_UNITS, COLUMN_WORDS } from './column-words.ts';

/** The content of a file: rows and columns as on the screen, in the shown language. */
export type FileContent = {
  readonly rows: readonly UnitRow[];
  readonly columns: readonly Column[];
  readonly i18n: I18n;
  readonly language: Language;
};

/** Gives the player the units as a file. */
export function downloadUnits(kind: 'csv' | 'json', content: FileContent): void {
  const { i18n } = content;
  const sheet = sheetOf(content);
  if (kind === 'csv') downloadText(i18n._(msg`Muster units.csv`), csvOf(sheet), 'text/csv');
  else downloadText(i18n._(msg`Muster units.json`), jsonOf(sheet), 'application/json');
}

type SheetColumn = { readonly key: string; readonly label: string; readonly cell: (row: UnitRow) => Cell };

/** Name, faction and type always, then the chosen columns. */
function sheetOf({ rows, columns, i18n, language }: FileContent): Sheet {
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
    { key: 'id', label: i18n._(msg`Id`), cell: ({ unit }) => unit.id },
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
  const first = { key: column, label, cell: cellOf(column, language) };
  if (column !== 'move') return [first];
  // One cell with both values would be a date to a spreadsheet.
  const second = i18n._(msg`${name} (second value, in strides)`);
  return [first, { key: 'move2', label: second, cell: ({ profile }) => profile?.mov?.[1] ?? null }];
}

function cellOf(column: Column, language: Language): SheetColumn['cell'] {
  switch (column) {
    case 'faction':
      return ({ unit }) => {
        const faction = catalogue.factionById.get(unit.faction);
        return faction === undefined ? unit.faction : localName(faction, language);
      };
    case 'type':
      return ({ unit }) => unitTypeName(unit.type, language);
    case 'characteristics':
    case 'keywords':
      return ({ unit }) =>
        unit[column].map((printed) => localTerm(catalogue, column, printed, language)).join('; ');
    default:
      return ({ measures }) => measures[column];
  }
}
