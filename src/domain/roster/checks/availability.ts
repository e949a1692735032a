import type { Army, Finding, RosterDocument } from '../types.ts';

/**
 * No more copies of a unit than its card's AVB: one violation for each unit that has more
 * (docs/game.md, "Building a list").
 */
export function checkAvailability(_document: RosterDocument, army: Army): readonly Finding[] {
  return army.flatMap(({ unit, quantity }): Finding[] => {
    if (unit.availability === null || quantity <= unit.availability) return [];
    return [
      {
        code: 'availability-exceeded',
        level: 'violation',
        unitIds: [unit.id],
        values: { max: unit.availability, quantity },
        rule: 'availability',
      },
    ];
  });
}
