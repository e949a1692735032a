import type { Finding, RosterDocument } from '../types.ts';

/**
 * A list needs a name, spaces not counted, before it can be saved or shared (docs/game.md,
 * "Building a list").
 */
export function checkListName(document: RosterDocument): readonly Finding[] {
  if (document.name.trim() !== '') return [];
  return [{ code: 'name-missing', level: 'missing', unitIds: [], values: {}, rule: 'list-name' }];
}
