import { loadMissions } from '#data/missions.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { startGame } from '../setup/start-game.ts';

/** A mission, and perhaps a feat, by id. */
export type WantedGame = { readonly missionId: string; readonly featId: string | null };

/**
 * Begins a game with a scenario; a running game is paused. `unknown`: it cannot be loaded or is not
 * known; `not-paused`: the running game could not be kept, which was said. Nothing changes then.
 */
export async function startScenario(
  { missionId, featId }: WantedGame,
  language: Language,
): Promise<'started' | 'unknown' | 'not-paused'> {
  const library = await loadMissions(language).catch(() => null);
  const mission = library?.missions.find(({ id }) => id === missionId);
  if (mission === undefined) return 'unknown';
  const isStarted = await startGame(mission, library?.feats.find(({ id }) => id === featId) ?? null);
  return isStarted ? 'started' : 'not-paused';
}
