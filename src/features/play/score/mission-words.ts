import { findMission, loadMissions } from '#data/missions.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { DescribedFeat, DescribedMission } from '#domain/game/mission-library.ts';

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
export function wordsOf(
  source: DescribedMission | DescribedFeat,
  language: Language,
): ReadonlyMap<string, string> {
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

/**
 * The words of the missions and feats with these ids, in a language. Rejects when its texts cannot
 * be fetched.
 */
export async function loadWordsOf(
  ids: readonly (string | null)[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const library = await loadMissions(language);
  const found = ids.flatMap((id) => (id === null ? [] : (findMission(library, id) ?? [])));
  return new Map(
    found.flatMap((item) => [...wordsOf(item.kind === 'mission' ? item.mission : item.feat, language)]),
  );
}
