import { gameStore } from '#data/games/game-store.ts';
import { loadMissions } from '#data/missions.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { startGame } from '../setup/start-game.ts';

/** A mission, and perhaps a feat, by id. */
export type WantedGame = { readonly missionId: string; readonly featId: string | null };

/** True while a game is running that a new one would end. */
export function isGameRunning(): boolean {
  const { mission, currentPhase } = gameStore.getState().game.state;
  return mission !== null && currentPhase !== 'summary';
}

/** Begins a game with a scenario. False when it cannot be loaded or is not known; then nothing changes. */
export async function startScenario({ missionId, featId }: WantedGame, language: Language): Promise<boolean> {
  const library = await loadMissions(language).catch(() => null);
  const mission = library?.missions.find(({ id }) => id === missionId);
  if (mission === undefined) return false;
  await startGame(mission, library?.feats.find(({ id }) => id === featId) ?? null);
  return true;
}
