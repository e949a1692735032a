import { useEffect, useState } from 'react';
import { loadMissions } from '#data/missions.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { MissionLibrary } from '#domain/game/mission-library.ts';

export type MissionsState = {
  /**
   * The library; while that of a new language is on its way, the one before stays. Null before the
   * first.
   */
  readonly library: MissionLibrary | null;
  /** The language of the library. */
  readonly language: Language;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

type Answer = { readonly language: Language; readonly library: MissionLibrary };

/** All missions and feats in the wanted language. */
export function useMissions(wanted: Language): MissionsState {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const request = `${wanted} ${attempt}`;
  useEffect(() => {
    let isCurrent = true;
    loadMissions(wanted).then(
      (library) => isCurrent && setAnswer({ language: wanted, library }),
      () => isCurrent && setFailure(`${wanted} ${attempt}`),
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, attempt]);
  return {
    library: answer?.library ?? null,
    language: answer?.language ?? wanted,
    hasFailed: failure === request && answer?.language !== wanted,
    retry: () => setAttempt((count) => count + 1),
  };
}
