import type { BookEntry, BookWrite, LiveBook } from './live-book.ts';
import type { KeptChange, RawRow } from './kept-game.ts';
import type { LiveTail } from './live-tail.ts';

/** The state of the latest tap on this device. `full`, `blocked`: only this page holds it. */
export type LiveSaving = 'saved' | 'full' | 'blocked';

type KeeperPlaces = {
  readonly game: string;
  readonly book: LiveBook;
  readonly tail: LiveTail;
  /** All of the game as this page has it. */
  readonly whole: () => BookEntry;
  readonly onSaving: (saving: LiveSaving) => void;
  /** Called when other tabs have something new to read. */
  readonly onKept: () => void;
};

/** Writes the steps of a shared game, one after the other. */
export type GameKeeper = {
  /** Keeps a step and rows. The step outlives the page from the moment that this returns. */
  readonly keep: (change: KeptChange, rows?: readonly RawRow[]) => void;
  /** Writes all that waits; resolves when it is written or cannot be. */
  readonly flush: () => Promise<void>;
  /** True while steps wait to be written. */
  readonly isBusy: () => boolean;
};

/** The keeper of one game in one tab. A failed write is tried again with the next step. */
export function createGameKeeper(places: KeeperPlaces): GameKeeper {
  const { game, book, tail, whole, onSaving, onKept } = places;
  const waiting: { readonly change: KeptChange; readonly rows: readonly RawRow[] }[] = [];
  let underWay: Promise<void> | null = null;
  let isTailKept = true;

  const keepTail = () => {
    isTailKept = tail.keep(waiting.map(({ change }) => ({ game, change })));
  };
  const writeAll = async () => {
    let result: BookWrite = 'kept';
    for (let step = waiting[0]; step !== undefined; step = waiting[0]) {
      result = await book.change(game, step.change, step.rows);
      // The browser's data were cleared while this page was open: it still has the game.
      if (result === 'gone') result = await createAgain(book, whole());
      if (result !== 'kept') break;
      waiting.shift();
      keepTail();
    }
    underWay = null;
    onSaving(result === 'full' || result === 'blocked' ? (isTailKept ? 'saved' : result) : 'saved');
    if (result === 'kept') onKept();
  };
  const flush = async () => {
    underWay ??= waiting.length === 0 ? null : writeAll();
    await underWay;
  };
  return {
    keep: (change, rows = []) => {
      waiting.push({ change, rows });
      keepTail();
      void flush();
    },
    flush,
    isBusy: () => waiting.length > 0,
  };
}

async function createAgain(book: LiveBook, { kept, rows }: BookEntry): Promise<BookWrite> {
  const created = await book.create(kept);
  return created === 'kept' ? book.change(kept.id, {}, rows) : created;
}
