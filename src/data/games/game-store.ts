import { afterPaint, beforeLeaving } from '#platform/after-paint.ts';
import { now } from '#platform/clock.ts';
import { currentEnvironment, storagePrefixOf } from '#platform/environment.ts';
import { newId } from '#platform/ids.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { localTexts } from '#platform/storage/local.ts';
import { createGameStore } from './create-game-store.ts';

const time = () => now().getTime();

const loadShelf = async () => import('./game-shelf.ts');

/** The running game of this browser; all its tabs share it. */
export const gameStore = createGameStore({
  texts: localTexts,
  key: storageKeys.game(storagePrefixOf(currentEnvironment())),
  newId,
  now: time,
  // Without the code the shelf is as one that the browser refuses.
  shelf: {
    put: async (game, mark) => loadShelf().then(async ({ putGame }) => putGame(game, mark, time()), no),
    running: async () =>
      loadShelf().then(
        async ({ runningCopy }) => runningCopy(),
        () => null,
      ),
    drop: async (id) => loadShelf().then(async ({ dropGame }) => dropGame(id), no),
  },
  later: afterPaint,
});

beforeLeaving(() => void gameStore.flush());

function no(): boolean {
  return false;
}
