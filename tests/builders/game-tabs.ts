/** Tabs with a running game, over a browser's storage and shelf in memory. */
import { createGameStore } from '#data/games/create-game-store.ts';
import type { Shelf } from '#data/games/second-copy.ts';
import type { ShelfMark } from '#data/games/shelved-game.ts';
import type { Game } from '#domain/game/log.ts';
import { restoreGame } from '#domain/game/saved/saved-game.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import type { FakeBrowser } from './fake-browser.ts';
import { setupActions } from './games.ts';

/** The key of the running game. */
export const GAME_KEY = storageKeys.game('prod_');

let ids = 0;

/** A tab of a browser, with the store of the running game. */
export function openGameTab(browser: FakeBrowser, shelf: Shelf = memoryShelf()) {
  return createGameStore({
    texts: browser.openTab(),
    key: GAME_KEY,
    newId: () => `game-${(ids += 1)}`,
    now: () => 1_000,
    shelf,
    later: (work) => work(),
  });
}

/**
 * The copies of a browser, for a test to look at. A refusing one is a browser without IndexedDB.
 */
export function memoryShelf() {
  const kept = new Map<string, { game: Game; mark: ShelfMark }>();
  const shelf = {
    kept,
    isRefusing: false,
    put: async (game: Game, mark: ShelfMark) => {
      if (!shelf.isRefusing) kept.set(game.log.id, { game, mark });
      return !shelf.isRefusing;
    },
    running: async () => {
      const found = [...kept.values()].find(({ mark }) => mark.isRunning);
      return found === undefined || shelf.isRefusing
        ? null
        : { game: found.game, isAhead: found.mark.isAhead };
    },
    drop: async (id: string) => kept.delete(id),
  };
  return shelf;
}

/** Until what runs behind the page is done. */
export const settled = async () => new Promise((resolve) => setTimeout(resolve, 5));

/** A tab with a game that is set up and deployed. */
export function setUpGame(browser: FakeBrowser, shelf?: Shelf) {
  const store = openGameTab(browser, shelf);
  for (const action of setupActions('loot', null)) store.getState().act(action);
  return store;
}

/** The running game as a browser has it stored. */
export const storedGame = (browser: FakeBrowser) => restoreGame(browser.texts.get(GAME_KEY) ?? null);
