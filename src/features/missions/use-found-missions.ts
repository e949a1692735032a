import { useEffect, useState } from 'react';
import { foldText } from '#domain/catalogue/fold.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type {
  DescribedFeat,
  DescribedMission,
  MissionLibrary,
} from '#domain/game/missions/mission-library.ts';
import type { MissionFinder } from './mission-finder.ts';

/**
 * Returns the missions and feats that a search finds by their names and descriptions, best first;
 * all of them for a blank search. Until the search is fetched, names alone find.
 */
export function useFoundMissions(
  library: MissionLibrary,
  language: Language,
  search: string,
): MissionLibrary {
  const isBlank = search.trim() === '';
  const [finder, setFinder] = useState<{ library: MissionLibrary; find: MissionFinder } | null>(null);
  useEffect(() => {
    if (isBlank) return undefined;
    let isCurrent = true;
    void import('./mission-finder.ts')
      .then(async ({ createMissionFinder }) => createMissionFinder(library, language))
      .then(
        (find) => isCurrent && setFinder({ library, find }),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [isBlank, library, language]);
  if (isBlank) return library;
  if (finder?.library !== library) {
    return { missions: named(library.missions, search), feats: named(library.feats, search) };
  }
  const ids = finder.find(search);
  return { missions: inOrder(library.missions, ids), feats: inOrder(library.feats, ids) };
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
