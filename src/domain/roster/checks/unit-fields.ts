import type { Army, ArmyEntry, Finding, RosterDocument } from '../types.ts';

/**
 * Each unit has an id, a name, points and a quantity of at least 1 (docs/game.md, "Building a
 * list"): one violation for each unit that has not, with the first field that is wrong.
 */
export function checkUnitFields(_document: RosterDocument, army: Army): readonly Finding[] {
  return army.flatMap((entry): Finding[] => {
    const field = firstWrongField(entry);
    if (field === null) return [];
    return [
      {
        code: 'unit-fields-invalid',
        level: 'violation',
        unitIds: [entry.unit.id],
        values: { field },
        rule: 'unit-fields',
      },
    ];
  });
}

function firstWrongField({ unit, quantity }: ArmyEntry): 'id' | 'name' | 'points' | 'quantity' | null {
  if (unit.id.trim() === '') return 'id';
  if (unit.name.trim() === '') return 'name';
  if (!Number.isFinite(unit.points) || unit.points < 0) return 'points';
  if (!Number.isInteger(quantity) || quantity < 1) return 'quantity';
  return null;
}
