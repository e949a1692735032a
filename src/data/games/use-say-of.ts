import { useEffect, useState } from 'react';
import type { Language, Names } from '#domain/catalogue/types.ts';
import type { DescribedFeat, DescribedMission } from '#domain/game/missions/mission-library.ts';
import { findMission, loadMissions } from '../missions.ts';

/**
 * Says words of the mission and feat with these ids in a language; English stays English, and so
 * does what is not known.
 */
export function useSayOf(
  [mission, feat]: readonly [string | null, string | null],
  language: Language,
): (english: string, names?: Names) => string {
  const [loaded, setLoaded] = useState<{ language: Language; words: Words } | null>(null);
  // No query: TanStack Query would take a sixth of what the page of a game may weigh (ADR 065).
  useEffect(() => {
    let isCurrent = true;
    if (language !== 'en')
      loadWordsOf([mission, feat], language).then(
        (words) => isCurrent && setLoaded({ language, words }),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [mission, feat, language]);
  return (english, names = {}) => {
    if (language === 'en') return english;
    const words = loaded?.language === language ? loaded.words : null;
    return names[language] ?? words?.get(english) ?? english;
  };
}

type Words = ReadonlyMap<string, string>;

type Entry = {
  readonly name: string;
  readonly names: Readonly<Partial<Record<Language, string>>>;
  readonly text?: string;
  readonly texts?: Readonly<Partial<Record<Language, string>>>;
};

/**
 * Words of a mission or feat in a language by their English: a game keeps the words of the language
 * in which it was set up, and is read in any.
 */
export function wordsOf(source: DescribedMission | DescribedFeat, language: Language): Words {
  const found = new Map<string, string>();
  const add = (entries: readonly Entry[]) => {
    for (const { name, names, text, texts } of entries) {
      const local = names[language];
      const localText = texts?.[language];
      if (local !== undefined) found.set(name, local);
      if (text !== undefined && localText !== undefined) found.set(text, localText);
    }
  };
  add([source, ...source.scoring, ...source.tokens]);
  if ('pieces' in source) {
    add([...source.markers, ...(source.sides ?? []), ...source.pieces]);
    for (const { states, deals } of source.pieces) add([...states, ...deals]);
    for (const variant of source.variants)
      add([variant, ...(variant.scoring ?? []), ...(variant.markers ?? [])]);
  } else {
    add([...source.meters, ...source.roles, ...source.flags]);
  }
  return found;
}

async function loadWordsOf(ids: readonly (string | null)[], language: Language): Promise<Words> {
  const library = await loadMissions(language);
  const found = ids.flatMap((id) => (id === null ? [] : (findMission(library, id) ?? [])));
  return new Map(
    found.flatMap((item) => [...wordsOf(item.kind === 'mission' ? item.mission : item.feat, language)]),
  );
}
