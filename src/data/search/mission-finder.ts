import type { Language } from '#domain/catalogue/types.ts';
import { missionDocument } from '#domain/game/missions/mission-document.ts';
import type { MissionLibrary } from '#domain/game/missions/mission-library.ts';
import { createSearchIndex } from '#domain/reader/search/search-index.ts';
import { searchTexts } from '#domain/reader/search/search.ts';
import { loadSearchLanguage } from '../reader/load-search-language.ts';

/**
 * Returns the ids of the missions and feats that a term finds, best first, and the term with its
 * misspelled words put right; null when nothing was misspelled.
 */
export type MissionFinder = (term: string) => {
  readonly ids: readonly string[];
  readonly corrected: string | null;
};

/** Makes the search over the names and descriptions of a library. */
export async function createMissionFinder(
  { missions, feats }: MissionLibrary,
  language: Language,
): Promise<MissionFinder> {
  const documents = [...missions, ...feats].map((found) => missionDocument(found, language));
  const index = createSearchIndex(documents, await loadSearchLanguage(language));
  return (term) => {
    const { groups, corrected } = searchTexts(index, term, ['missions']);
    return { ids: groups.flatMap(({ hits }) => hits.map(({ id }) => id)), corrected };
  };
}
