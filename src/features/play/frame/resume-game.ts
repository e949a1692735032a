import { gameStore } from '#data/games/game-store.ts';
import { putOnTable } from '#data/shared-games/put-on-table.ts';
import { isOver, isWorthPausing } from '#domain/game/saved/keeping.ts';
import type { Game } from '#domain/game/log.ts';
import { sayNotPaused, sayPaused } from './move-games.ts';

/**
 * Resumes a game of the shelf and pauses the running one; a shared one is shared again. Resolves to
 * true when the game runs; a refusal is shown.
 */
export async function resumeGame(game: Game, isShared = false): Promise<boolean> {
  const { game: before } = gameStore.getState();
  const isDone = await putOnTable(game, isShared);
  if (!isDone) sayNotPaused();
  else if (!isOver(before.state) && isWorthPausing(before)) sayPaused();
  return isDone;
}
