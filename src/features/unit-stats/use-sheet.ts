import { useLingui } from '@lingui/react/macro';
import { catalogue, unitTypeName } from '#data/catalogue.ts';
import { localName, localTerm } from '#domain/catalogue/localise.ts';
import type { Column, UnitRow } from '#domain/units/columns.ts';
import type { Cell, Sheet } from '#domain/units/export.ts';
import { useLanguage } from '#platform/use-language.ts';
import { COLUMN_UNITS, COLUMN_WORDS } from './column-words.ts';

type SheetColumn = { readonly key: string; readonly label: string; readonly cell: (row: UnitRow) => Cell };

/** Makes what a download holds: the shown rows, faction and type always, the chosen columns, in the shown language. */
export function useSheet(rows: readonly UnitRow[], columns: readonly Column[]): () => Sheet {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const cellOf = (column: Column): SheetColumn['cell'] => {
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
  };
  const sheetColumn = (column: Column): readonly SheetColumn[] => {
    const measured = COLUMN_UNITS[column];
    const name = i18n._(COLUMN_WORDS[column]);
    const label = measured === undefined ? name : `${name} (${i18n._(measured)})`;
    const first = { key: column, label, cell: cellOf(column) };
    if (column !== 'move') return [first];
    // One cell with both values would be a date to a spreadsheet.
    const second = t`${name} (second value, in strides)`;
    return [first, { key: 'move2', label: second, cell: ({ profile }) => profile?.mov?.[1] ?? null }];
  };
  return () => {
    const others = columns.filter((column) => column !== 'faction' && column !== 'type');
    const chosen: readonly Column[] = ['faction', 'type', ...others];
    const all: readonly SheetColumn[] = [
      { key: 'name', label: t`Name`, cell: ({ unit }) => localName(unit, language) },
      ...chosen.flatMap(sheetColumn),
      {
        key: 'legal',
        label: t`Tournament legal`,
        cell: ({ unit }) => (unit.tournamentLegal ? t`Yes` : t`No`),
      },
      { key: 'id', label: t`Id`, cell: ({ unit }) => unit.id },
    ];
    return {
      columns: all.map(({ key, label }) => ({ key, label })),
      rows: rows.map((row) => all.map(({ cell }) => cell(row))),
    };
  };
}
