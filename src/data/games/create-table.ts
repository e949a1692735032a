import type { StoreApi } from 'zustand/vanilla';
import type { GameStoreState } from './create-game-store.ts';

/** Something that keeps a game and plays it: this phone's own store, or a shared game. */
export type GameSource = Pick<StoreApi<GameStoreState>, 'getState' | 'setState' | 'subscribe'>;

/** A shared game on the table. */
export type SharedSource = GameSource & {
  /** Ends what runs behind it; nothing of the game is lost. */
  readonly close: () => void;
};

type TablePlaces = {
  /** The store of games on this phone alone. */
  readonly local: GameSource & Pick<StoreApi<GameStoreState>, 'getInitialState'>;
  /** Opens a shared game; null when this device does not have it. Rejects without its code. */
  readonly open: (id: string) => Promise<SharedSource | null>;
  /** Id of the shared game that is on the table of this browser; null for none. */
  readonly noted: {
    readonly read: () => string | null;
    readonly write: (id: string | null) => void;
    /** Calls back when another tab has changed it. */
    readonly subscribe: (listener: (id: string | null) => void) => void;
  };
};

/** The running game as pages see it, whatever keeps it. */
export type GameTable = StoreApi<GameStoreState> & {
  /** Puts a shared game on the table, in every tab. */
  readonly seat: (id: string, source: SharedSource) => void;
  /** Takes the shared game off the table, in every tab. */
  readonly unseat: () => void;
  readonly local: GameSource;
};

/** The pause before a shared game whose code could not be fetched is tried again. */
const AGAIN_MS = 5_000;

/**
 * The table of this browser. Pages read one store and write through its state, on one phone and on
 * two; a shared game takes the place of the phone's own store until it leaves the table.
 */
export function createTable({ local, open, noted }: TablePlaces): GameTable {
  const view = createView(local);
  const opening: GameSource = {
    getState: () => waiting,
    setState: local.setState,
    subscribe: () => () => undefined,
  };
  const waiting: GameStoreState = { ...local.getInitialState(), isSearching: true, isShared: true };
  let seated: SharedSource | null = null;
  /** Id of the game that is on the table or on its way to it. */
  let wanted: string | null = null;

  const take = (id: string | null, source: SharedSource | null) => {
    wanted = id;
    seated?.close();
    seated = source;
    view.show(source ?? (id === null ? local : opening));
  };
  const follow = (id: string | null) => {
    if (id === wanted) return;
    take(id, null);
    if (id !== null) void bring(id);
  };
  const bring = async (id: string) => {
    const found = await open(id).catch(() => undefined);
    if (id !== wanted) found?.close();
    else if (found === undefined) setTimeout(() => id === wanted && void bring(id), AGAIN_MS);
    else if (found === null) unseat();
    else take(id, found);
  };
  const unseat = () => {
    noted.write(null);
    follow(null);
  };
  noted.subscribe(follow);
  follow(noted.read());
  return {
    ...view.store,
    setState: local.setState,
    local,
    seat: (id, source) => {
      noted.write(id);
      take(id, source);
    },
    unseat,
  };
}

/** One store over sources that take each other's place. */
function createView(first: GameSource) {
  const listeners = new Set<(state: GameStoreState, before: GameStoreState) => void>();
  const tell = (state: GameStoreState, before: GameStoreState) => {
    for (const listener of listeners) listener(state, before);
  };
  let source = first;
  let leave = first.subscribe(tell);
  const getState = () => source.getState();
  return {
    store: {
      getState,
      getInitialState: getState,
      subscribe: (listener: (state: GameStoreState, before: GameStoreState) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    show: (next: GameSource) => {
      const before = getState();
      leave();
      source = next;
      leave = next.subscribe(tell);
      tell(getState(), before);
    },
  };
}
