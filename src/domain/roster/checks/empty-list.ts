import type { Army, Finding, RosterDocument } from '../types.ts';

/** A list needs a unit before it can be saved or shared (docs/game.md, "Building a list"). */
export function checkEmptyList(_document: RosterDocument, army: Army): readonly Finding[] {
  if (army.length > 0) return [];
  return [{ code: 'list-empty', level: 'missing', unitIds: [], values: {}, rule: 'empty-list' }];
}
