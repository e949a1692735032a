/** The shared games of a browser in memory, with the rules of the real book, for tests. */
import { changeStored, type KeptGame, type RawRow, readKept } from '#data/shared-games/kept-game.ts';
import type { BookWrite, LiveBook } from '#data/shared-games/live-book.ts';

export type MemoryLiveBook = LiveBook & {
  /** The result of each write; a write that is `kept` is done. */
  refuses: Exclude<BookWrite, 'gone'>;
  /** The page dies: writes that have not been done yet never are. */
  readonly killPage: () => void;
};

/** A book without games. A write takes a moment, in which the page may die. */
export function memoryLiveBook(): MemoryLiveBook {
  const games = new Map<string, { readonly kept: KeptGame; readonly rows: ReadonlyMap<number, RawRow> }>();
  let page = 0;
  const write = async (work: () => BookWrite): Promise<BookWrite> => {
    const mine = page;
    await Promise.resolve();
    // Nobody is left to hear of it.
    if (mine !== page) return new Promise(() => undefined);
    return book.refuses === 'kept' ? work() : book.refuses;
  };
  const book: MemoryLiveBook = {
    refuses: 'kept',
    killPage: () => {
      page += 1;
    },
    load: async (id) => {
      const found = games.get(id);
      const kept = readKept(structuredClone(found?.kept));
      if (found === undefined || kept === null) return null;
      const inOrder = [...found.rows.values()].toSorted((one, other) => one.n - other.n);
      return { kept, rows: inOrder.filter(({ n }, at) => n === at + 1) };
    },
    create: async (kept) =>
      write(() => {
        games.set(kept.id, { kept: structuredClone(kept), rows: new Map() });
        return 'kept';
      }),
    change: async (id, change, rows) =>
      write(() => {
        const found = games.get(id);
        if (found === undefined) return 'gone';
        const added = rows.map((row) => [row.n, structuredClone(row)] as const);
        games.set(id, {
          kept: changeStored(found.kept, structuredClone(change)) ?? found.kept,
          rows: new Map([...found.rows, ...added]),
        });
        return 'kept';
      }),
    drop: async (id) => void games.delete(id),
  };
  return book;
}
