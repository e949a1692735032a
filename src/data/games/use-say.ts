import type { Language, Names } from '#domain/catalogue/types.ts';
import { useGame } from './use-game.ts';
import { useSayOf } from './use-say-of.ts';

/**
 * Says words of the running game's mission and feat in a language; English stays English, and so
 * does what is not known.
 */
export function useSay(language: Language): (english: string, names?: Names) => string {
  const mission = useGame(({ game }) => game.state.mission?.id ?? null);
  const feat = useGame(({ game }) => game.state.feat?.id ?? null);
  return useSayOf([mission, feat], language);
}
