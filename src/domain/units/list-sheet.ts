import { localName } from '../catalogue/localise.ts';
import type { Language } from '../catalogue/types.ts';
import { leadersFirst } from '../roster/text-export.ts';
import type { Army } from '../roster/types.ts';
import type { Sheet } from './export.ts';

/** The units of a list as a table to take away; points and command are those of all copies. */
export function listSheet(army: Army, language: Language): Sheet {
  return {
    columns: ['id', 'name', 'quantity', 'points', 'command', 'high_command'].map((key) => ({
      key,
      label: key,
    })),
    rows: leadersFirst(army).map(({ unit, quantity }) => [
      unit.id,
      localName(unit, language),
      quantity,
      unit.points * quantity,
      unit.command * quantity,
      unit.highCommand ? 'yes' : 'no',
    ]),
  };
}
