import { foldText } from '../catalogue/fold.ts';
import type { Army, RosterUnit } from './types.ts';

/** Keywords of units whose presence the opponent need not know before the game. */
const HIDDEN_KEYWORDS: ReadonlySet<string> = new Set(['scout', 'ambusher']);

/**
 * The army as its opponent may see it: without units that have Scout or Ambusher (docs/game.md,
 * "Hidden units"), and without the companions that would betray them.
 */
export function courtesyArmy(army: Army): Army {
  const hidden = new Set(army.flatMap(({ unit }) => (isHidden(unit) ? [unit.id] : [])));
  return army.filter(
    ({ unit }) => !hidden.has(unit.id) && (unit.companionOf === null || !hidden.has(unit.companionOf)),
  );
}

/**
 * True for a unit with the keyword Scout or Ambusher, in any case and with any value in brackets.
 */
export function isHidden(unit: Pick<RosterUnit, 'keywords'>): boolean {
  return unit.keywords.some((keyword) => HIDDEN_KEYWORDS.has(foldText(keyword.replace(/[([].*$/s, ''))));
}
