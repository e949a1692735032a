import { queryOptions } from '@tanstack/react-query';
import type { Language, StoredLanguage } from '#domain/catalogue/types.ts';
import type { DescribedFeat, DescribedMission } from '#domain/game/missions/mission-library.ts';
import { namesOfPlaces, type PlacedWords, wordsOf } from '#domain/game/missions/placed-words.ts';
import { bundledMissions } from '../missions.ts';

/**
 * A mission or feat with its words in every language as this build carries them, '' where a
 * language has none.
 */
export type MissionText = {
  readonly id: string;
  readonly kind: 'mission' | 'feat';
  readonly words: Readonly<Record<StoredLanguage, PlacedWords>>;
  /** The names of its entries, English where a language has none. */
  readonly placeNames: Readonly<Record<StoredLanguage, PlacedWords>>;
  /** Its numbers as this build carries them. */
  readonly item: DescribedMission | DescribedFeat;
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
          const inLanguages = (make: (found: typeof item, language: Language) => PlacedWords) => {
            const of = (library: typeof en, language: Language) => {
              const found = [...library.missions, ...library.feats].find(({ id }) => id === item.id);
              return found === undefined ? {} : make(found, language);
            };
            return { en: of(en, 'en'), es: of(es, 'es'), fr: of(fr, 'fr') };
          };
          return {
            id: item.id,
            kind: kind === 'missions' ? ('mission' as const) : ('feat' as const),
            words: inLanguages(wordsOf),
            placeNames: inLanguages(namesOfPlaces),
            item,
          };
        }),
      );
    },
    staleTime: Infinity,
  });
}
