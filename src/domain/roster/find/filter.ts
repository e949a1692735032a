import { cardWords } from '#domain/catalogue/characteristics.ts';
import { foldText } from '#domain/catalogue/fold.ts';
import { keywordId } from '#domain/catalogue/texts/term.ts';
import type { Catalogue, Language } from '#domain/catalogue/types.ts';
import { isFound, type Searchable } from './search-text.ts';

/** The filter of the player. Empty parts do not filter; all parts together must fit. */
export type UnitFilter = {
  readonly search: string;
  readonly tournamentLegalOnly: boolean;
  /** Names out of `FIXED_CHARACTERISTICS`: a unit must have all of them. */
  readonly characteristics: readonly string[];
  /** Base names without the value in brackets: a unit must have all of them. */
  readonly keywords: readonly string[];
};

type Filterable = Searchable & { readonly tournamentLegal: boolean | null };

/**
 * Returns the units that fit the filter, in their order. Check boxes narrow: a unit must have
 * everything that is ticked, so Orc and Infantry finds Orc infantry. "Tournament legal only" leaves
 * out every unit that is not known to be legal. Words on a card that are not one of the 23
 * characteristics count as keywords (docs/product.md, "Available units"). `isAlsoFound` finds units
 * by a search that knows more than the letters of words.
 */
export function filterUnits<U extends Filterable>(
  units: readonly U[],
  filter: UnitFilter,
  catalogue: Catalogue,
  language: Language,
  isAlsoFound: (unit: U) => boolean = () => false,
): readonly U[] {
  const characteristics = filter.characteristics.map(foldText);
  const keywords = filter.keywords.map(keywordId);
  return units.filter(
    (unit) =>
      (!filter.tournamentLegalOnly || unit.tournamentLegal === true) &&
      hasAll(characteristics, () => unit.characteristics.map(foldText)) &&
      hasAll(keywords, () => cardWords(unit).keywords.map(keywordId)) &&
      (isFound(unit, filter.search, catalogue, language) || isAlsoFound(unit)),
  );
}

/** Folding every word of every unit is only worth it when something is ticked. */
function hasAll(wanted: readonly string[], present: () => readonly string[]): boolean {
  if (wanted.length === 0) return true;
  const there = new Set(present());
  return wanted.every((name) => there.has(name));
}
