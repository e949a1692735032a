import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#domain/catalogue/types.ts';
import { loadGlossary } from './load-glossary.ts';
import { releaseTexts } from './release/release-texts.ts';
import { loadSkillTexts } from './skills.ts';
import { loadUnitProfile } from './unit-profiles.ts';

/**
 * The texts of a build and its release do not change; a file that failed is asked for again at the
 * next mount. Another release has them read again (release/show-release.ts).
 */
const OF_THE_BUILD = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** The glossary in one language. */
export function glossaryQuery(language: Language) {
  return queryOptions({
    ...OF_THE_BUILD,
    queryKey: ['glossary', language],
    queryFn: async () => loadGlossary(language),
  });
}

/** The texts of skills in one language. */
export function skillTextsQuery(language: Language) {
  return queryOptions({
    ...OF_THE_BUILD,
    queryKey: ['skill-texts', language],
    queryFn: async () => loadSkillTexts(language),
  });
}

/**
 * A unit's card: null for a unit that the catalogue does not know. Two retries, so the third
 * failure shows the error state (docs/product.md, "Unit cards").
 */
export function unitCardQuery(faction: string, unitId: string) {
  return queryOptions({
    ...OF_THE_BUILD,
    queryKey: ['unit-card', faction, unitId],
    queryFn: async () => loadUnitProfile(faction, unitId),
    retry: 2,
    retryDelay: 0,
  });
}

/** The remarks of the newest release on units, with its number and time; null without a release. */
export function unitRemarksQuery() {
  return queryOptions({
    ...OF_THE_BUILD,
    queryKey: ['unit-remarks'],
    queryFn: async () => {
      const texts = await releaseTexts();
      if (texts === null) return null;
      return { units: texts.remarks.units, number: texts.number, publishedAt: texts.publishedAt };
    },
  });
}
