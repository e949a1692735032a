import { foldText } from '#domain/catalogue/fold.ts';
import { localTerm } from '#domain/catalogue/localise.ts';
import type { Catalogue, Language, TermKind, Unit } from '#domain/catalogue/types.ts';

/** The fields by which a unit is searched: a catalogue's unit, or one of an army. */
export type Searchable = Pick<Unit, 'name' | 'names' | 'keywords' | 'characteristics' | 'specialRules'>;

type Cache = WeakMap<Searchable, string>;
const caches = new WeakMap<Catalogue, Map<Language, Cache>>();

/**
 * True when every word of the search occurs in what the unit is searched by: its name in all three
 * languages, its keywords, characteristics and special rules in English and in the reader's
 * language. Accents and capitals do not count; a search without words finds every unit.
 * docs/product.md, "Available units".
 */
export function isFound(unit: Searchable, search: string, catalogue: Catalogue, language: Language): boolean {
  const words = wordsOf(search);
  if (words.length === 0) return true;
  const text = searchText(unit, catalogue, language);
  return words.every((word) => text.includes(word));
}

function wordsOf(search: string): readonly string[] {
  return foldText(search)
    .split(' ')
    .filter((word) => word !== '');
}

/** Made once for a unit and a language: a key press then only compares. */
function searchText(unit: Searchable, catalogue: Catalogue, language: Language): string {
  const cache = cacheOf(catalogue, language);
  const known = cache.get(unit);
  if (known !== undefined) return known;
  const inBoth = (kind: TermKind, terms: readonly string[]) =>
    terms.flatMap((printed) => [printed, localTerm(catalogue, kind, printed, language)]);
  const made = foldText(
    [
      unit.name,
      ...Object.values(unit.names),
      ...inBoth('keywords', unit.keywords),
      ...inBoth('characteristics', unit.characteristics),
      ...inBoth('special-rules', unit.specialRules),
    ].join(' '),
  );
  cache.set(unit, made);
  return made;
}

function cacheOf(catalogue: Catalogue, language: Language): Cache {
  const ofCatalogue = caches.get(catalogue) ?? new Map<Language, Cache>();
  const cache = ofCatalogue.get(language) ?? new WeakMap<Searchable, string>();
  caches.set(catalogue, ofCatalogue.set(language, cache));
  return cache;
}
