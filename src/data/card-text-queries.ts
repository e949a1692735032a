import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#domain/catalogue/types.ts';
import { loadGlossary } from './load-glossary.ts';
import { loadSkillTexts } from './skills.ts';

/** The texts of a build do not change; a file that failed is asked for again at the next mount. */
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
