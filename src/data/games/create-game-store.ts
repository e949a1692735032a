import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameAction, Refusal } from '#domain/game/events.ts';
import { act, type Game, newGame, redo, undo } from '#domain/game/log.ts';
import { isKept, type Restored, savedText, type SetAsideReason } from '#domain/game/saved-game.ts';
import type { TextStore } from '#platform/storage/text-store.ts';
import { createSavedCopy, type SavedCopy } from './saved-copy.ts';

/**
 * Whether the latest tap outlives the page. `not-yet`: there is nothing to keep before a mission and a player; `full` and
 * `blocked`: the game lives in this page only, which should say so.
 */
export type GameSaving = 'not-yet' | 'saved' | 'full' | 'blocked';

export type GameStoreState = {
  readonly game: Game;
  readonly saving: GameSaving;
  /** Why a saved game could not be read and was set aside, to be told once; null for nothing to tell. */
  readonly setAside: SetAsideReason | null;
  /** Does an action now; answers why it cannot be, null when it is done and stored. */
  readonly act: (action: GameAction) => Refusal | null;
  readonly undo: () => void;
  readonly redo: () => void;
  /** A fresh game with a new id. One that was played goes among the finished ones as it stands. */
  readonly reset: () => void;
  /** Restore: puts a whole game in the place of the present one. */
  readonly replace: (game: Game) => void;
  /** The player has read that a game was set aside. */
  readonly dismissSetAside: () => void;
};

type GamePlaces = {
  readonly texts: Pick<TextStore, 'readText' | 'writeText' | 'remove' | 'subscribe'>;
  /** The key of the running game. */
  readonly key: string;
  readonly newId: () => string;
  /** Ms since 1970. */
  readonly now: () => number;
  /** Keeps a game that ended, or that gives way to another, among the finished ones. */
  readonly keep: (game: Game) => void;
};

type Change = (make: (game: Game) => Game) => void;

/**
 * The store of the running game, with the saved one in it, following other tabs. Its only writer is the reducer behind `act`, undo and redo; each tap is stored before the call
 * returns. What another tab stored meanwhile comes first, so no tab overwrites another's taps. A saved game that cannot be
 * read is set aside, never deleted.
 */
export function createGameStore(places: GamePlaces): StoreApi<GameStoreState> {
  const copy = createSavedCopy(places);
  const fresh = () => newGame(places.newId(), places.now());
  const follow = () => {
    if (copy.hasNews()) adopt(copy.read());
  };
  const adopt = (found: Restored) => {
    if (found.kind === 'restored') store.setState({ game: found.game, saving: 'saved' });
    if (found.kind === 'nothing' && store.getState().saving === 'saved')
      store.setState({ game: fresh(), saving: 'not-yet' });
    if (found.kind === 'set-aside') store.setState({ setAside: found.reason });
  };
  // In one go: every part of a page that reads the game looks again at each change of the store.
  const show = (game: Game) => store.setState({ game, saving: saved(copy, game) ?? store.getState().saving });
  const change: Change = (make) => {
    // Another tab may have stored a tap in this very instant. A tab that cannot store goes its own way.
    const { saving } = store.getState();
    if (saving === 'saved' || saving === 'not-yet') follow();
    const { game: before } = store.getState();
    const game = make(before);
    if (game === before) return;
    show(game);
    if (game.state.currentPhase === 'summary') places.keep(game);
  };
  const put = (game: Game) => {
    const { game: before } = store.getState();
    if (before.state.currentTurn > 0 && before.log.id !== game.log.id) places.keep(before);
    copy.clear();
    store.setState({ saving: 'not-yet' });
    show(game);
  };
  const store = createStore<GameStoreState>(() => ({
    game: fresh(),
    saving: 'not-yet',
    setAside: null,
    act: (action) => actIn(change, action, places.now()),
    undo: () => change(undo),
    redo: () => change(redo),
    reset: () => put(fresh()),
    replace: put,
    dismissSetAside: () => store.setState({ setAside: null }),
  }));
  adopt(copy.read());
  places.texts.subscribe(places.key, follow);
  return store;
}

function saved(copy: SavedCopy, { log, state }: Game): GameSaving | null {
  if (!isKept(state) && !copy.isThere()) return null;
  const written = copy.write(savedText(log));
  return written.ok ? 'saved' : written.reason;
}

function actIn(change: Change, action: GameAction, at: number): Refusal | null {
  let refusal: Refusal | null = null;
  change((game) => {
    const played = act(game, action, at);
    if (!played.ok) refusal = played.code;
    return played.ok ? played.game : game;
  });
  return refusal;
}
