import type { Language } from '#domain/catalogue/types.ts';
import { createUnitSearch, type UnitSearch } from '#domain/reader/search/unit-search.ts';
import { catalogue } from '../catalogue.ts';
import { loadSearchLanguage } from '../reader/load-search-language.ts';

/** Makes the search over all units of the catalogue. */
export async function createUnitFinder(language: Language): Promise<UnitSearch> {
  return createUnitSearch(catalogue, language, await loadSearchLanguage(language));
}
