import { useEffect, useState } from 'react';
import { findMission, loadMissions } from '#data/missions.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { MissionLibrary } from '#domain/game/mission-library.ts';
import { useLanguage } from '#platform/use-language.ts';

/**
 * Names missions and feats by their ids; the id itself until the names are there, and for one that
 * is not known.
 */
export function useMissionName(): (id: string) => string {
  const language = useLanguage();
  const [library, setLibrary] = useState<MissionLibrary | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadMissions(language).then(
      (loaded) => isCurrent && setLibrary(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return (id) => {
    const found = library === null ? null : findMission(library, id);
    if (found === null) return id;
    return localName(found.kind === 'mission' ? found.mission : found.feat, language);
  };
}
