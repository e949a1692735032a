import type { Game } from '#domain/game/log.ts';
import type { ShelfMark } from './shelved-game.ts';

/** The part of the shelf that the running game needs. No function rejects. */
export type Shelf = {
  /** False when the browser could not keep it. */
  readonly put: (game: Game, mark: ShelfMark) => Promise<boolean>;
  readonly running: () => Promise<{ readonly game: Game; readonly isAhead: boolean } | null>;
  readonly drop: (id: string) => Promise<boolean>;
};

/** The mark of a game that is not the running one. */
export const PAUSED: ShelfMark = { isRunning: false, isAhead: false };

/** Writes the running game to the shelf behind the player's back, one write at a time. */
export type SecondCopy = {
  /**
   * Keeps the game: at once when it is ahead of the local storage, as it is kept nowhere else, else
   * soon. A later game replaces one that has not been written yet.
   */
  readonly note: (game: Game, isAhead: boolean) => void;
  /** Writes what was noted now. */
  readonly flush: () => Promise<void>;
  /** Keeps the game as a paused one, after every write under way. */
  readonly pause: (game: Game) => Promise<boolean>;
  /** Takes the game off the shelf, after every write under way. */
  readonly drop: (id: string) => Promise<boolean>;
};

type SecondCopyPlaces = {
  readonly shelf: Shelf;
  /** Runs work when it delays no tap. */
  readonly later: (work: () => void) => void;
  /** Hears what became of a write that no later game waits behind. */
  readonly told: (isCopied: boolean) => void;
};

/** The second copy of the running game on a shelf. */
export function createSecondCopy({ shelf, later, told }: SecondCopyPlaces): SecondCopy {
  let waiting: { readonly game: Game; readonly mark: ShelfMark } | null = null;
  let underWay: Promise<void> | null = null;
  let isPlanned = false;
  const writeAll = async () => {
    let isCopied = false;
    while (waiting !== null) {
      const { game, mark } = waiting;
      waiting = null;
      isCopied = await shelf.put(game, mark);
    }
    underWay = null;
    told(isCopied);
  };
  const flush = async () => {
    // With nothing to write the promise would end before it is assigned, and stay here for good.
    if (waiting !== null && underWay === null) underWay = writeAll();
    await underWay;
  };
  const settle = async () => {
    waiting = null;
    await underWay;
  };
  return {
    note: (game, isAhead) => {
      waiting = { game, mark: { isRunning: true, isAhead } };
      if (isAhead) void flush();
      if (isAhead || isPlanned) return;
      isPlanned = true;
      later(() => {
        isPlanned = false;
        void flush();
      });
    },
    flush,
    pause: async (game) => {
      await settle();
      return shelf.put(game, PAUSED);
    },
    drop: async (id) => {
      await settle();
      return shelf.drop(id);
    },
  };
}
