import { loadGlossary } from '#data/glossary.ts';
import { loadMissions } from '#data/missions.ts';
import { loadSkillTexts } from '#data/skills.ts';
import { loadUnitCards } from '#data/unit-profiles.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { withBook } from '#platform/i18n.ts';

/** Fetches every page of a game and what they read: whoever has begun one plays it to the end without a network. */
export async function loadPlayAhead(language: Language): Promise<void> {
  await Promise.all([
    withBook('play', import('./play-setup.tsx')),
    import('./play-deployment.tsx'),
    import('#features/play/deployment/joining.tsx'),
    import('#features/play/frame/question.tsx').then(async ({ loadQuestions }) => loadQuestions()),
    withBook('table', withBook('game', import('./game.tsx'))),
    import('./scoring.tsx'),
    import('#features/play/table/summary-page.tsx'),
    loadMissions(language),
    loadUnitCards(),
    loadSkillTexts(language),
    loadGlossary(language),
  ]);
}
