import type { Army, Finding, RosterDocument } from '../types.ts';

/**
 * Units that tournaments do not admit: one warning that names all of them. Of unknown units nothing
 * is claimed.
 */
export function checkTournament(_document: RosterDocument, army: Army): readonly Finding[] {
  const unitIds = army.flatMap(({ unit }) => (unit.tournamentLegal === false ? [unit.id] : []));
  if (unitIds.length === 0) return [];
  return [{ code: 'not-tournament-legal', level: 'warning', unitIds, values: {}, rule: 'tournament' }];
}
