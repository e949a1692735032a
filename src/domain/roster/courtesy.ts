import { foldText } from '../catalogue/fold.ts';
import type { Army, RosterUnit } from './types.ts';

/** Keywords of units whose presence the opponent need not know before the game. */
const HIDDEN_KEYWORDS: ReadonlySet<string> = new Set(['scout', 'ambusher']);

/**
 * The army as its opponent may see it: without units that have Scout or Ambusher (docs/game.md,
 * "Hidden units").
 */
export function courtesyArmy(army: Army): Army {
  return army.filter(({ unit }) => !isHidden(unit));
}

/**
 * True for a unit with the keyword Scout or Ambusher, in any case and with any value in brackets.
 */
export function isHidden(unit: Pick<RosterUnit, 'keywords'>): boolean {
  return unit.keywords.some((keyword) => HIDDEN_KEYWORDS.has(foldText(keyword.replace(/[([].*$/s, ''))));
}
