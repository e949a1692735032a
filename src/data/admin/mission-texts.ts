import { queryOptions } from '@tanstack/react-query';
import type { Language, StoredLanguage } from '#domain/catalogue/types.ts';
import { type PlacedWords, wordsOf } from '#domain/game/missions/mission-words.ts';
import { bundledMissions } from '../missions.ts';

/**
 * A mission or feat with its words in every language as this build carries them, '' where a
 * language has none.
 */
export type MissionText = {
  readonly id: string;
  readonly kind: 'mission' | 'feat';
  readonly words: Readonly<Record<StoredLanguage, PlacedWords>>;
};

/** All missions and feats with their words in all languages. */
export function missionTextsQuery() {
  return queryOptions({
    queryKey: ['mission-texts'],
    queryFn: async (): Promise<readonly MissionText[]> => {
      const [en, es, fr] = await Promise.all([
        bundledMissions('en'),
        bundledMissions('es'),
        bundledMissions('fr'),
      ]);
      return (['missions', 'feats'] as const).flatMap((kind) =>
        en[kind].map((item) => {
          const of = (library: typeof en, language: Language) => {
            const found = [...library.missions, ...library.feats].find(({ id }) => id === item.id);
            return found === undefined ? {} : wordsOf(found, language);
          };
          return {
            id: item.id,
            kind: kind === 'missions' ? ('mission' as const) : ('feat' as const),
            words: { en: of(en, 'en'), es: of(es, 'es'), fr: of(fr, 'fr') },
          };
        }),
      );
    },
    staleTime: Infinity,
  });
}
