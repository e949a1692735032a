import { useEffect, useState } from 'react';
import { findMission, loadMissions } from '#data/missions.ts';
import { useGame } from '#data/games/use-game.ts';
import type { Language, Names } from '#domain/catalogue/types.ts';
import type { MissionLibrary } from '#domain/game/mission-library.ts';
import { wordsOf } from './mission-words.ts';

type Loaded = { readonly language: Language; readonly library: MissionLibrary };

/** Says words of the running game's mission and feat in a language; English stays English, and so does what is not known. */
export function useSay(language: Language): (english: string, names?: Names) => string {
  const mission = useGame(({ game }) => game.state.mission?.id ?? null);
  const feat = useGame(({ game }) => game.state.feat?.id ?? null);
  return useSayOf([mission, feat], language);
}

/** The same for the mission and feat with these ids. */
export function useSayOf(
  [mission, feat]: readonly [string | null, string | null],
  language: Language,
): (english: string, names?: Names) => string {
  const loaded = useLibrary(language);
  const words = new Map<string, string>();
  for (const id of [mission, feat]) {
    const found = loaded === null || id === null ? null : findMission(loaded.library, id);
    if (found === null || loaded === null) continue;
    const source = found.kind === 'mission' ? found.mission : found.feat;
    for (const [english, local] of wordsOf(source, loaded.language)) words.set(english, local);
  }
  return (english, names = {}) => {
    if (language === 'en') return english;
    return names[language] ?? words.get(english) ?? english;
  };
}

function useLibrary(language: Language): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (language === 'en') return;
    let isCurrent = true;
    loadMissions(language).then(
      (library) => isCurrent && setLoaded({ language, library }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded : null;
}
