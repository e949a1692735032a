import { gameStore } from '#data/games/game-store.ts';
import { isOver, isWorthPausing } from '#domain/game/saved/keeping.ts';
import type { Game } from '#domain/game/log.ts';
import { sayNotPaused, sayPaused } from './move-games.ts';

/**
 * Resumes a game of the shelf and pauses the running one; a shared one is shared again. Resolves to
 * true when the game runs; a refusal is shown.
 */
export async function resumeGame(game: Game, isShared = false): Promise<boolean> {
  const { game: before, resume } = gameStore.getState();
  const isDone = isShared ? await resumeShared(game) : await resume(game);
  if (!isDone) sayNotPaused();
  else if (!isOver(before.state) && isWorthPausing(before)) sayPaused();
  return isDone;
}

/** A shared game that this device has lost goes on here alone. */
async function resumeShared(game: Game): Promise<boolean> {
  const { openShared } = await import('#data/shared-games/open-shared.ts');
  const source = await openShared(game.log.id, gameStore);
  if (source === null) return gameStore.getState().resume(game);
  const isFree = await gameStore.getState().pause();
  if (isFree) gameStore.seat(game.log.id, source);
  else source.close();
  return isFree;
}
