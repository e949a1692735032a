import { isFixedCharacteristic } from '../catalogue/characteristics.ts';
import { parseTerm } from '../catalogue/texts/term.ts';
import { listKeywords } from '../roster/list-roles.ts';
import type { ListUnit } from './list-units.ts';

/**
 * Returns the keywords of a unit, English and without values; null when nobody told any of a unit
 * that the catalogue does not know. A link names characteristics among them.
 */
export function keywordsOf({ unit }: Pick<ListUnit, 'unit'>): readonly string[] | null {
  if (!unit.known && unit.keywords.length === 0) return null;
  return listKeywords(unit).filter((name) => !isFixedCharacteristic(name));
}

/** Returns true when a unit has a keyword, with any value; null when its keywords are not known. */
export function hasKeywordNamed(name: string, { unit }: Pick<ListUnit, 'unit'>): boolean | null {
  if (!unit.known && unit.keywords.length === 0) return null;
  return unit.keywords.some((keyword) => parseTerm(keyword).base === name);
}
