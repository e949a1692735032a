import { loadSearchLanguage } from '#data/reader/search-language.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { missionDocument } from '#domain/game/missions/mission-document.ts';
import type { MissionLibrary } from '#domain/game/missions/mission-library.ts';
import { createSearchIndex } from '#domain/reader/search/search-index.ts';
import { searchTexts } from '#domain/reader/search/search.ts';

/** Returns the ids of the missions and feats that a term finds, best first. */
export type MissionFinder = (term: string) => readonly string[];

/** Makes the search over the names and descriptions of a library. */
export async function createMissionFinder(
  { missions, feats }: MissionLibrary,
  language: Language,
): Promise<MissionFinder> {
  const documents = [...missions, ...feats].map((found) => missionDocument(found, language));
  const index = createSearchIndex(documents, await loadSearchLanguage(language));
  return (term) =>
    searchTexts(index, term, ['missions']).groups.flatMap(({ hits }) => hits.map(({ id }) => id));
}
