import type { Army, Finding, RosterDocument } from '../types.ts';

/**
 * A companion comes only with the unit that its card names: one violation for each that stands
 * alone.
 */
export function checkCompanion(_document: RosterDocument, army: Army): readonly Finding[] {
  const present = new Set(army.map(({ unit }) => unit.id));
  return army.flatMap(({ unit }): Finding[] => {
    if (unit.companionOf === null || present.has(unit.companionOf)) return [];
    return [
      {
        code: 'companion-without-owner',
        level: 'violation',
        unitIds: [unit.id],
        values: { owner: unit.companionOf },
        rule: 'companion',
      },
    ];
  });
}
