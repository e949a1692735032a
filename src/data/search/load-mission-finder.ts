import type { Language } from '#domain/catalogue/types.ts';
import type { MissionLibrary } from '#domain/game/missions/mission-library.ts';
import type { MissionFinder } from './mission-finder.ts';

/** Fetches the search for missions and feats that knows forms of words and forgives slips. */
export async function loadMissionFinder(library: MissionLibrary, language: Language): Promise<MissionFinder> {
  return (await import('./mission-finder.ts')).createMissionFinder(library, language);
}
