import type { Language } from '#domain/catalogue/types.ts';
import type { MissionLibrary } from '#domain/game/missions/mission-library.ts';
import type { UnitSearch } from '#domain/reader/search/unit-search.ts';
import type { MissionFinder } from './mission-finder.ts';

/** Fetches the search that knows forms of words and forgives slips, for missions and feats. */
export async function loadMissionFinder(library: MissionLibrary, language: Language): Promise<MissionFinder> {
  return (await import('./mission-finder.ts')).createMissionFinder(library, language);
}

/** Fetches the same search for units. */
export async function loadUnitFinder(language: Language): Promise<UnitSearch> {
  return (await import('./unit-finder.ts')).createUnitFinder(language);
}
