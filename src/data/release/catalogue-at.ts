import { queryOptions } from '@tanstack/react-query';
import { assembleCatalogue } from '#domain/catalogue/assemble.ts';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { ReadList } from '#domain/compare/compare-lists.ts';
import { sourcesAt } from './compare-releases.ts';

/** The facts of a release of the catalogue; 0 stands for the files of the app alone. */
export type FactsAt = Omit<ReadList, 'document'>;

/** The catalogue as a release left it, and the cards of its units. Rejects as `compareReleases`. */
export function catalogueAtQuery(release: number) {
  return queryOptions({
    queryKey: ['catalogue-at', release],
    queryFn: async (): Promise<FactsAt> => {
      const { cards, ...facts } = assembleCatalogue(await sourcesAt(release));
      return {
        catalogue: createCatalogue({ ...facts, release }),
        profileOf: (faction, unit) => {
          const key = unitKey(faction, unit);
          return Object.hasOwn(cards, key) ? (cards[key]?.profile ?? null) : null;
        },
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
