import type { Game } from '#domain/game/log.ts';
import { gameStore } from '../games/game-store.ts';

/**
 * Puts a game of the shelf on the table and pauses the one that was there; a shared one is shared
 * again, and one whose rows this device has lost goes on here alone. False when the game on the
 * table could not be paused. Rejects without the code of shared games.
 */
export async function putOnTable(game: Game, isShared: boolean): Promise<boolean> {
  if (!isShared) return gameStore.getState().resume(game);
  const { openShared } = await import('./open-shared.ts');
  const source = await openShared(game.log.id, gameStore);
  if (source === null) return gameStore.getState().resume(game);
  const isFree = await gameStore.getState().pause();
  if (isFree) gameStore.seat(game.log.id, source);
  else source.close();
  return isFree;
}
