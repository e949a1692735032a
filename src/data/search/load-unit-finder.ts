import type { Language } from '#domain/catalogue/types.ts';
import type { UnitSearch } from '#domain/reader/search/unit-search.ts';

/** Fetches the search for units that knows forms of words and forgives slips. */
export async function loadUnitFinder(language: Language): Promise<UnitSearch> {
  return (await import('./unit-finder.ts')).createUnitFinder(language);
}
