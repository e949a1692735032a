import { afterPaint, beforeLeaving } from '#platform/after-paint.ts';
import { now } from '#platform/clock.ts';
import { currentEnvironment, storagePrefixOf } from '#platform/environment.ts';
import { newId } from '#platform/ids.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { sharedGameKeys } from '#platform/storage/shared-game-keys.ts';
import { localTexts } from '#platform/storage/local.ts';
import { createGameStore } from './create-game-store.ts';
import { createTable, type GameTable } from './create-table.ts';

const time = () => now().getTime();

const loadShelf = async () => import('./game-shelf.ts');

/** The store of games on this phone alone. */
const localGames = createGameStore({
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

beforeLeaving(() => void localGames.flush());

const sharedKey = sharedGameKeys.sharedGame(storagePrefixOf(currentEnvironment()));

/** The running game of this browser; all its tabs share it. */
export const gameStore: GameTable = createTable({
  local: localGames,
  open: async (id) => (await import('../shared-games/open-shared.ts')).openShared(id, gameStore),
  noted: {
    read: () => localTexts.readText(sharedKey),
    write: (id) => void (id === null ? localTexts.remove(sharedKey) : localTexts.writeText(sharedKey, id)),
    subscribe: (listener) => void localTexts.subscribe(sharedKey, listener),
  },
});

function no(): boolean {
  return false;
}
