import type { ShelvedGame } from '#data/games/shelved-game.ts';
import { useLanguage } from '#platform/use-language.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { useLibrary } from '../setup/use-library.ts';

/**
 * Returns a function that names a game's scenario in the shown language: the mission, then the
 * feat.
 */
export function useScenarioName(): (game: Pick<ShelvedGame, 'mission' | 'feat'>) => string {
  const language = useLanguage();
  const { library } = useLibrary(language);
  const find = (found: { readonly id: string; readonly name: string } | null): string | null => {
    if (found === null) return null;
    const all = [...(library?.missions ?? []), ...(library?.feats ?? [])];
    const known = all.find(({ id }) => id === found.id);
    return known === undefined ? found.name : localName(known, language);
  };
  return ({ mission, feat }) =>
    [find(mission), find(feat)].filter((name) => name !== null).join(' · ') || '–';
}
