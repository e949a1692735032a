import { useEffect, useState } from 'react';
import { useGame } from '#data/games/use-game.ts';
import { loadWordsOf } from '../score/mission-words.ts';
import type { Language, Names } from '#domain/catalogue/types.ts';

/** English words of a mission and feat with what they are in the language that is shown. */
type Words = ReadonlyMap<string, string>;

/**
 * Says words of the running game's mission and feat in a language; English stays English, and so
 * does what is not known.
 */
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
  const words = useWords(mission, feat, language);
  return (english, names = {}) => {
    if (language === 'en') return english;
    return names[language] ?? words?.get(english) ?? english;
  };
}

function useWords(mission: string | null, feat: string | null, language: Language): Words | null {
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly words: Words } | null>(null);
  const wanted = [language, mission, feat].join(' ');
  useEffect(() => {
    if (language === 'en') return;
    let isCurrent = true;
    loadWordsOf([mission, feat], language).then(
      (words) => isCurrent && setLoaded({ of: wanted, words }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [mission, feat, language, wanted]);
  return loaded?.of === wanted ? loaded.words : null;
}
