import { loadGlossary } from '#data/load-glossary.ts';
import { loadSkillTexts } from '#data/skills.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { fetchAhead } from '#platform/after-paint.ts';
import { loadUnitCard } from '#components/unit-card/open-unit-card.tsx';

/**
 * Prefetches everything behind the list of units, so that a player who has seen the list can read
 * each unit without a network.
 */
export function fetchUnitsAhead(language: Language): void {
  fetchAhead([
    async () => import('#features/unit-stats/unit/unit-page.tsx'),
    async () => import('#components/unit-card/card-sections.tsx'),
    async () => import('#features/unit-stats/compare/compare-page.tsx'),
    loadUnitCard,
    async () => loadSkillTexts(language),
    async () => loadGlossary(language),
  ]);
}
