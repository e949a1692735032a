import { now } from '#platform/clock.ts';
import { currentEnvironment, storagePrefixOf } from '#platform/environment.ts';
import { newId } from '#platform/ids.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { localTexts } from '#platform/storage/local.ts';
import { createGameStore } from './create-game-store.ts';

/** What keeps games that ended or gave way; the pages on which that happens fetch it ahead of time. */
export const loadFinishedGames = async () => import('./finished-games.ts');

/** The running game of this browser; all its tabs share it. */
export const gameStore = createGameStore({
  texts: localTexts,
  key: storageKeys.game(storagePrefixOf(currentEnvironment())),
  newId,
  now: () => now().getTime(),
  keep: (game) =>
    void loadFinishedGames().then(
      async ({ keepGame }) => keepGame(game, now().getTime()),
      () => false,
    ),
});
