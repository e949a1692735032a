import { useEffect, useState } from 'react';
import { loadMissions } from '#data/missions.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { MissionLibrary } from '#domain/game/mission-library.ts';

type LibraryState = {
  /** Null while it is on its way. */
  readonly library: MissionLibrary | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** The missions and feats in a language, to choose from. */
export function useLibrary(language: Language): LibraryState {
  const [library, setLibrary] = useState<MissionLibrary | null>(null);
  const [failed, setFailed] = useState<number | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadMissions(language).then(
      (loaded) => isCurrent && setLibrary(loaded),
      () => isCurrent && setFailed(attempt),
    );
    return () => {
      isCurrent = false;
    };
  }, [language, attempt]);
  return {
    library,
    hasFailed: library === null && failed === attempt,
    retry: () => setAttempt((count) => count + 1),
  };
}
