import type { Army, Finding, RosterDocument } from '../types.ts';

/** Most High Command units of one list: the commander (docs/game.md, "Building a list"). */
export const HIGH_COMMAND_LIMIT = 1;

/**
 * At most one High Command, copies counted: one violation that names all of them (docs/game.md,
 * "Building a list").
 */
export function checkHighCommand(_document: RosterDocument, army: Army): readonly Finding[] {
  const leaders = army.filter(({ unit }) => unit.highCommand);
  const count = leaders.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count <= HIGH_COMMAND_LIMIT) return [];
  return [
    {
      code: 'high-command-limit',
      level: 'violation',
      unitIds: leaders.map(({ unit }) => unit.id),
      values: { count, max: HIGH_COMMAND_LIMIT },
      rule: 'high-command',
    },
  ];
}
