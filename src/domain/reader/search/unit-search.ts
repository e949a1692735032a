import { localName, localTerm } from '#domain/catalogue/localise.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import {
  type Catalogue,
  type Language,
  LANGUAGES,
  type TermKind,
  type Unit,
} from '#domain/catalogue/types.ts';
import { createSearchIndex, type SearchDocument } from './search-index.ts';
import type { SearchLanguage } from './search-language.ts';
import { searchTexts } from './search.ts';

/**
 * Returns the keys (`<faction>/<unit>`) of the units that a term finds, and the term with its
 * misspelled words put right; null when nothing was misspelled.
 */
export type UnitSearch = (term: string) => {
  readonly keys: ReadonlySet<string>;
  readonly corrected: string | null;
};

/**
 * Makes the search over all units. It finds forms of a word, British and American spelling, words
 * of other languages, and words with one slip of a finger. A unit must have every word of the term.
 */
export function createUnitSearch(
  catalogue: Catalogue,
  language: Language,
  known: SearchLanguage,
): UnitSearch {
  const documents = catalogue.units.map((unit) => unitDocument(unit, catalogue, language));
  const index = createSearchIndex(documents, known);
  return (term) => {
    const { groups, corrected, isPartial } = searchTexts(index, term, ['units']);
    const hits = isPartial ? [] : groups.flatMap((group) => group.hits);
    return { keys: new Set(hits.map(({ id }) => id)), corrected };
  };
}

/** A unit as a document: its names, and the words of its card, in every language. */
function unitDocument(unit: Unit, catalogue: Catalogue, language: Language): SearchDocument<'units'> {
  const inAll = (kind: TermKind, terms: readonly string[]) =>
    terms.flatMap((printed) => LANGUAGES.map((each) => localTerm(catalogue, kind, printed, each)));
  return {
    kind: 'units',
    id: unitKey(unit.faction, unit.id),
    title: localName(unit, language),
    content: [
      ...inAll('characteristics', unit.characteristics),
      ...inAll('keywords', unit.keywords),
      ...inAll('special-rules', unit.specialRules),
    ].join(', '),
    names: [unit.name, ...Object.values(unit.names)],
  };
}
