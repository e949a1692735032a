import { localName } from '../catalogue/localise.ts';
import type { FactionId, Language } from '../catalogue/types.ts';
import { leadersFirst } from '../roster/text/text-export.ts';
import type { Army } from '../roster/types.ts';
import type { Sheet } from './export.ts';

/** A list as a table: the id of its faction and its name stand in each row. */
type TabledList = {
  readonly name: string;
  readonly factionId: FactionId;
  readonly army: Army;
  readonly language: Language;
};

/** The columns of the table, in their order. */
const LIST_COLUMNS = [
  'id',
  'name',
  'quantity',
  'points',
  'command',
  'high_command',
  'faction_id',
  'list',
] as const;

/** The units of a list as a table to take away; points and command are those of all copies. */
export function listSheet({ name, factionId, army, language }: TabledList): Sheet {
  return {
    columns: LIST_COLUMNS.map((key) => ({ key, label: key })),
    rows: leadersFirst(army).map(({ unit, quantity }) => [
      unit.id,
      localName(unit, language),
      quantity,
      unit.points * quantity,
      unit.command * quantity,
      unit.highCommand ? 'yes' : 'no',
      factionId,
      name,
    ]),
  };
}
