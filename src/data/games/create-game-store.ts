import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameAction, Refusal } from '#domain/game/events.ts';
import { isNewerCopy, isWorthPausing } from '#domain/game/saved/keeping.ts';
import { act, type Game, newGame, redo, undo } from '#domain/game/log.ts';
import { isKept, type Restored, savedText } from '#domain/game/saved/saved-game.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import type { TextStore } from '#platform/storage/text-store.ts';
import type { ActionRefusal } from '../shared-games/create-shared-game.ts';
import type { SharedView } from '../shared-games/shared-view.ts';
import { createSavedCopy, type SavedCopy } from './saved-copy.ts';
import { createSecondCopy, PAUSED, type SecondCopy, type Shelf } from './second-copy.ts';

/**
 * The state of the latest tap in the local storage. `not-yet`: there is nothing to keep before a
 * mission and a player; `full` and `blocked`: the local storage did not take it.
 */
export type GameSaving = 'not-yet' | 'saved' | 'full' | 'blocked';

/**
 * An event of the stored game, to be told once. `unreadable`: it could not be read and was set
 * aside, and there was no second copy; `cleared`, `damaged`: the storage lost it while a page held
 * it, and it was stored again; `restored`: it came back from its second copy.
 */
export type GameNotice = 'unreadable' | 'cleared' | 'damaged' | 'restored';

export type GameStoreState = {
  readonly game: Game;
  readonly saving: GameSaving;
  /**
   * False when the second copy could not be written. Null before the first write, and from the
   * moment that the local storage fails until the second copy has that very tap.
   */
  readonly isCopied: boolean | null;
  readonly notice: GameNotice | null;
  /** True while the local storage has no game and the shelf has not answered yet. */
  readonly isSearching: boolean;
  /** True when another phone shares the game, also while it is being opened. */
  readonly isShared: boolean;
  /** The shared game with what only such a game has; null for a game of this phone alone. */
  readonly shared: SharedView | null;
  /** Does an action now; returns why it cannot be done, null when it is done and stored. */
  readonly act: (action: GameAction) => Refusal | ActionRefusal | null;
  readonly undo: () => void;
  readonly redo: () => void;
  /**
   * Puts the running game on the shelf; a fresh one takes its place. False, and nothing changed,
   * when it cannot be kept.
   */
  readonly pause: () => Promise<boolean>;
  /**
   * Pauses the running game and goes on with another. False, and nothing changed, when the running
   * one cannot be kept.
   */
  readonly resume: (game: Game) => Promise<boolean>;
  /** Begins a fresh game with a new id; the former one is not kept. */
  readonly reset: () => void;
  /** Restore: puts a whole game in the place of the present one, which is not kept. */
  readonly replace: (game: Game) => void;
  /** Tries again to store the game. */
  readonly retry: () => void;
  readonly dismissNotice: () => void;
};

type GamePlaces = {
  readonly texts: Pick<TextStore, 'readText' | 'writeText' | 'remove' | 'subscribe'>;
  /** The key of the running game. */
  readonly key: string;
  readonly newId: () => string;
  /** Ms since 1970. */
  readonly now: () => number;
  readonly shelf: Shelf;
  /** Runs work when it delays no tap. */
  readonly later: (work: () => void) => void;
};

/** The store, and what must happen before a page goes. */
type GameStore = StoreApi<GameStoreState> & { readonly flush: () => Promise<void> };

/**
 * The store of the running game, with the saved one in it, following other tabs. Its only writer is
 * the reducer behind `act`, undo and redo. Each tap is stored before the call returns, and copied
 * to the shelf after it. Taps that another tab stored meanwhile come first, so no tab overwrites
 * another's. A stored game that cannot be read is set aside, never deleted, and one that the
 * storage lost is stored again.
 */
export function createGameStore(places: GamePlaces): GameStore {
  const copy = createSavedCopy(places);
  const second = createSecondCopy({
    shelf: places.shelf,
    later: places.later,
    told: (isCopied) => isCopied !== store.getState().isCopied && store.setState({ isCopied }),
  });
  const fresh = () => newGame(places.newId(), places.now());
  const store = createStore<GameStoreState>(() => ({
    game: fresh(),
    saving: 'not-yet',
    isCopied: null,
    notice: null,
    isSearching: false,
    isShared: false,
    shared: null,
    act: (action) => actIn(keeper, action, places.now()),
    undo: () => keeper.change(undo),
    redo: () => keeper.change(redo),
    pause: async () => keeper.pause(),
    resume: async (game) => {
      if (!(await keeper.pause())) return false;
      keeper.put(game);
      return true;
    },
    reset: () => keeper.put(fresh()),
    replace: (game) => keeper.put(game),
    retry: () => keeper.show(store.getState().game),
    dismissNotice: () => store.setState({ notice: null }),
  }));
  const keeper = createKeeper({ places, copy, second, store, fresh });
  keeper.adopt(copy.read());
  store.setState({ isSearching: store.getState().saving === 'not-yet' });
  places.texts.subscribe(places.key, keeper.follow);
  void recover({ keeper, places, second, store });
  return Object.assign(store, { flush: second.flush });
}

type KeeperParts = {
  readonly places: GamePlaces;
  readonly copy: SavedCopy;
  readonly second: SecondCopy;
  readonly store: StoreApi<GameStoreState>;
  readonly fresh: () => Game;
};

type Keeper = ReturnType<typeof createKeeper>;
type Recovery = Pick<KeeperParts, 'places' | 'second' | 'store'> & { readonly keeper: Keeper };

/** The moves by which games get into the store and out of it. */
function createKeeper({ places, copy, second, store, fresh }: KeeperParts) {
  const { texts } = places;
  // In one go: every part of a page that reads the game looks again at each change of the store.
  const show = (game: Game, notice = store.getState().notice) => {
    const { saving: before } = store.getState();
    const saving = saved(copy, game) ?? before;
    store.setState({ game, saving, notice, ...(beginsToFail(before, saving) ? { isCopied: null } : {}) });
    if (isKept(game.state)) second.note(game, saving !== 'saved');
  };
  const lose = (notice: GameNotice) => show(store.getState().game, notice);
  const adopt = (found: Restored) => {
    const { game, saving } = store.getState();
    if (found.kind === 'restored') store.setState({ game: found.game, saving: 'saved' });
    else if (found.kind === 'set-aside') {
      if (isKept(game.state)) lose('damaged');
      else store.setState({ notice: 'unreadable' });
    } else if (saving === 'saved') {
      if (isLeft(places, game)) store.setState({ game: fresh(), saving: 'not-yet' });
      else lose('cleared');
    }
  };
  const follow = () => {
    if (copy.hasNews()) adopt(copy.read());
  };
  const put = (game: Game) => {
    const { id } = store.getState().game.log;
    const isNoted = id === game.log.id || texts.writeText(storageKeys.gameLeft, id).ok;
    copy.clear();
    // A full storage has room for it now.
    if (!isNoted) texts.writeText(storageKeys.gameLeft, id);
    store.setState({ saving: 'not-yet', isCopied: null });
    show(game, null);
  };
  const pause = async (): Promise<boolean> => {
    const { game } = store.getState();
    if (isKept(game.state)) {
      const isDone = isWorthPausing(game) ? await second.pause(game) : await second.drop(game.log.id);
      if (!isDone && isWorthPausing(game)) return false;
      // Somebody tapped meanwhile.
      if (store.getState().game !== game) return pause();
    }
    put(fresh());
    return true;
  };
  const change = (make: (game: Game) => Game) => {
    // Another tab may have stored a tap in this very instant. A tab that cannot store goes its own
    // way.
    const { saving } = store.getState();
    if (saving === 'saved' || saving === 'not-yet') follow();
    const { game: before } = store.getState();
    const game = make(before);
    if (game !== before) show(game);
  };
  return { show, adopt, follow, put, pause, change };
}

/** True when a game was left for another on purpose, in this tab or another. */
function isLeft({ texts }: GamePlaces, { log }: Game): boolean {
  return texts.readText(storageKeys.gameLeft) === log.id;
}

/**
 * Asks the shelf for its copy of the running game, and takes it when it is newer than the stored
 * one or the storage has none. A copy that the player left, or that another game has replaced,
 * stays among the paused ones.
 */
async function recover({ keeper, places, second, store }: Recovery): Promise<void> {
  const { game: first } = store.getState();
  const found = await places.shelf.running();
  const { game } = store.getState();
  const isSame = found?.game.log.id === game.log.id;
  const isFree = game === first && !isKept(game.state);
  if (found === null || (isSame && !isNewerCopy(game.log, found.game.log, found.isAhead))) {
    if (isKept(game.state)) second.note(game, store.getState().saving !== 'saved');
  } else if (isSame || (isFree && !isLeft(places, found.game))) {
    keeper.put(found.game);
    store.setState({ notice: 'restored' });
  } else {
    await places.shelf.put(found.game, PAUSED);
  }
  store.setState({ isSearching: false });
}

/** True from the first tap that the local storage did not take: nothing else has it yet. */
function beginsToFail(before: GameSaving, saving: GameSaving): boolean {
  return before === 'saved' && saving !== 'saved';
}

function saved(copy: SavedCopy, { log, state }: Game): GameSaving | null {
  if (!isKept(state) && !copy.isThere()) return null;
  const written = copy.write(savedText(log));
  return written.ok ? 'saved' : written.reason;
}

function actIn(keeper: Keeper, action: GameAction, at: number): Refusal | null {
  let refusal: Refusal | null = null;
  keeper.change((game) => {
    const played = act(game, action, at);
    if (!played.ok) refusal = played.code;
    return played.ok ? played.game : game;
  });
  return refusal;
}
