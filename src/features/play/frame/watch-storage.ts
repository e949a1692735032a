import { tellFullDatabase } from '#components/refused-write/tell-full-database.ts';
import { gameStore } from '#data/games/game-store.ts';
import { isKept } from '#domain/game/saved/saved-game.ts';
import { askToKeep } from '#platform/storage/lasting.ts';

let isWatching = false;

/**
 * Asks the browser to keep what is stored at the next tap in a game, as the browser may ask the
 * player, and announces when it has no room.
 */
export function watchGameStorage(): void {
  if (isWatching) return;
  isWatching = true;
  tellFullDatabase();
  const stop = gameStore.subscribe(({ game, saving }, { game: before }) => {
    if (saving !== 'saved' || game === before || !isKept(before.state)) return;
    stop();
    void askToKeep();
  });
}
