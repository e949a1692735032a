import { loadMissionFinder } from '#data/search/load-mission-finder.ts';
import { foldText } from '#domain/catalogue/fold.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type {
  DescribedFeat,
  DescribedMission,
  MissionLibrary,
} from '#domain/game/missions/mission-library.ts';
import { useFetched } from '#platform/use-fetched.ts';

/** The found missions and feats, and the search with its misspelled words put right, or null. */
type FoundMissions = MissionLibrary & { readonly corrected: string | null };

/**
 * Returns the missions and feats that a search finds by their names and descriptions, best first;
 * all of them for a blank search. Until the search is fetched, names alone find.
 */
export function useFoundMissions(library: MissionLibrary, language: Language, search: string): FoundMissions {
  const isBlank = search.trim() === '';
  const find = useFetched(isBlank ? null : library, async (searched) =>
    loadMissionFinder(searched, language),
  );
  if (isBlank) return { ...library, corrected: null };
  if (find === null) {
    return {
      missions: named(library.missions, search),
      feats: named(library.feats, search),
      corrected: null,
    };
  }
  const { ids, corrected } = find(search);
  return { missions: inOrder(library.missions, ids), feats: inOrder(library.feats, ids), corrected };
}

function inOrder<Item extends { readonly id: string }>(items: readonly Item[], ids: readonly string[]) {
  return ids.flatMap((id) => items.filter((item) => item.id === id));
}

function named<Item extends DescribedMission | DescribedFeat>(items: readonly Item[], search: string) {
  const wanted = foldText(search);
  return items.filter(({ name, names, also, creator }) =>
    [name, ...Object.values(names), ...also, creator ?? ''].some((each) => foldText(each).includes(wanted)),
  );
}
