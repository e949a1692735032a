import { type CardWords, cardWords, FIXED_CHARACTERISTICS } from '#domain/catalogue/characteristics.ts';
import { foldText } from '#domain/catalogue/fold.ts';
import { keywordId, parseTerm } from '#domain/catalogue/texts/term.ts';

/** The options of the check boxes: only values that occur. */
export type FilterOptions = {
  /** In the order of docs/game.md, "Characteristics". */
  readonly characteristics: readonly string[];
  /** In alphabetical order. */
  readonly keywords: readonly string[];
};

/** Returns the options of the units' check boxes. */
export function filterOptions(units: readonly CardWords[]): FilterOptions {
  const printed = new Set(units.flatMap((unit) => unit.characteristics.map(foldText)));
  const keywords = new Map<string, string>();
  for (const keyword of units.flatMap((unit) => cardWords(unit).keywords)) {
    const id = keywordId(keyword);
    if (!keywords.has(id)) keywords.set(id, parseTerm(keyword).base);
  }
  return {
    characteristics: FIXED_CHARACTERISTICS.filter((name) => printed.has(foldText(name))),
    keywords: [...keywords.values()].toSorted((one, other) => one.localeCompare(other, 'en')),
  };
}
