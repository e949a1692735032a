import { loadGlossary } from '#data/load-glossary.ts';
import { loadMissions } from '#data/missions.ts';
import { loadSkillTexts } from '#data/skills.ts';
import { loadUnitCards } from '#data/unit-profiles.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { fetchAhead } from '#platform/after-paint.ts';

/**
 * Prefetches every page of a game and its data, so that a player who has begun a game can play it
 * to the end without a network.
 */
export function fetchPlayAhead(language: Language): void {
  fetchAhead([
    async () => import('#features/play/setup/setup-page.tsx'),
    async () => import('#features/play/setup/list-dialog.tsx'),
    async () => import('#features/play/deployment/deployment-page.tsx'),
    async () => import('../pages/game.tsx'),
    async () => import('../pages/scoring.tsx'),
    async () => import('#features/play/summary/summary-page.tsx'),
    async () => import('#features/play/summary/record-result.tsx'),
    async () => loadMissions(language),
    loadUnitCards,
    async () => loadSkillTexts(language),
    async () => loadGlossary(language),
  ]);
}
