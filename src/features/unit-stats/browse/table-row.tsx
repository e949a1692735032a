import { catalogue, unitTypeName } from '#data/catalogue.ts';
import { localName, localTerm } from '#domain/catalogue/localise.ts';
import type { Column, UnitRow } from '#domain/units/columns.ts';
import { useLanguage } from '#platform/use-language.ts';
import { MeasureCell } from '../measure-cell.tsx';
import { PickBox } from './pick-box.tsx';
import { UnitName } from '../unit-name.tsx';
import styles from './unit-table.module.css';
import type { QueryModel } from './use-unit-query.ts';

type TableRowProps = { row: UnitRow; model: QueryModel };

/** One unit with the chosen columns. */
export function TableRow({ row, model }: TableRowProps) {
  return (
    <tr data-faction={row.unit.faction}>
      <th scope="row" className={styles.first}>
        <UnitName unit={row.unit} />
      </th>
      {model.query.columns.map((column) => (
        <td key={column} data-column={column}>
          <ColumnCell row={row} column={column} />
        </td>
      ))}
      <td className={styles.pick}>
        <PickBox unit={row.unit} model={model} />
      </td>
    </tr>
  );
}

type ColumnCellProps = { row: UnitRow; column: Column };

function ColumnCell({ row, column }: ColumnCellProps) {
  const language = useLanguage();
  const { unit } = row;
  switch (column) {
    case 'faction': {
      const faction = catalogue.factionById.get(unit.faction);
      return faction === undefined ? unit.faction : localName(faction, language);
    }
    case 'type':
      return unitTypeName(unit.type, language);
    case 'characteristics':
    case 'keywords':
      return unit[column].map((printed) => localTerm(catalogue, column, printed, language)).join(', ');
    default:
      return <MeasureCell row={row} measure={column} />;
  }
}
