import { changeKept, type KeptChange } from './kept-game.ts';
import type { BookEntry, LiveBook } from './live-book.ts';
import type { LiveTail } from './live-tail.ts';

/** A shared game of this device. */
export type LoadedGame = BookEntry & {
  /** Steps that a page left behind when it ended, which are still to be written. */
  readonly unwritten: readonly KeptChange[];
};

/** Loads a shared game of this device; null when it is not here. */
export async function loadKept(
  game: string,
  { book, tail }: { readonly book: LiveBook; readonly tail: LiveTail },
): Promise<LoadedGame | null> {
  const { changes, forget } = tail.leftBehind(game);
  const found = await book.load(game);
  if (found === null) return null;
  const unwritten: KeptChange[] = [];
  for (const change of changes) {
    if ((await book.change(game, change, [])) !== 'kept') unwritten.push(change);
  }
  // The page that opens the game has them now, and keeps them in a tail of its own.
  forget();
  return { kept: changes.reduce(changeKept, found.kept), rows: found.rows, unwritten };
}
