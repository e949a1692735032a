import type { DBSchema, IDBPDatabase } from 'idb';
import type { Game } from '#domain/game/log.ts';
import { type Restored, restoreGame } from '#domain/game/saved/saved-game.ts';
import { openDatabase } from '#platform/storage/open-database.ts';
import { parseRow, rowOf, type ShelfMark, type ShelfRow, type ShelvedGame } from './shelved-game.ts';

type Schema = DBSchema & {
  readonly games: { key: string; value: ShelfRow; indexes: { keptAt: number } };
};

/** Days for which a deleted game can be brought back. */
const BIN_DAYS = 30;

const inDatabase = openDatabase<Schema>(
  'muster-games',
  (db) => void db.createObjectStore('games', { keyPath: 'id' }).createIndex('keptAt', 'keptAt'),
);

/**
 * Keeps a game on this browser's shelf (IndexedDB `muster-games`), in place of what was kept of it
 * before: the running game's second copy, paused and finished games. False when the browser could
 * not. `now`: ms since 1970.
 */
export async function putGame(game: Game, mark: ShelfMark, now: number): Promise<boolean> {
  const row = rowOf(game, now, mark);
  return (await attempt(async (db) => db.put('games', row))) !== undefined;
}

/** The second copy of the running game; null for none. */
export async function runningCopy(): Promise<{ readonly game: Game; readonly isAhead: boolean } | null> {
  const row = (await rows()).findLast(({ isRunning, deletedAt }) => isRunning && deletedAt === null);
  const restored = restoreGame(row?.text ?? null);
  return row === undefined || restored.kind !== 'restored'
    ? null
    : { game: restored.game, isAhead: row.isAhead };
}

/**
 * All games of the shelf, latest first, deleted ones too; those deleted 30 days ago go for good.
 * `now`: ms since 1970.
 */
export async function shelvedGames(now: number): Promise<readonly ShelvedGame[]> {
  const isOld = ({ deletedAt }: ShelfRow) => deletedAt !== null && now - deletedAt > BIN_DAYS * 86_400_000;
  const all = await rows();
  for (const row of all.filter(isOld)) await dropForGood(row);
  return all.filter((row) => !isOld(row)).toReversed();
}

/**
 * The finished games of the shelf as they ended, with the time (ms since 1970) of being kept. Games
 * are restored one by one, so that a long shelf does not stop the page.
 */
export async function finishedGames(): Promise<readonly { game: Game; keptAt: number }[]> {
  const finished = (await rows()).filter(({ isFinished, deletedAt }) => isFinished && deletedAt === null);
  const games: { game: Game; keptAt: number }[] = [];
  for (const { text, keptAt } of finished) {
    const restored = restoreGame(text);
    if (restored.kind === 'restored') games.push({ game: restored.game, keptAt });
    await breathe();
  }
  return games;
}

/**
 * A game of the shelf by its id, whole: its log, for a summary, a replay or to go on. Nothing for a
 * deleted one. `isShared`: another phone shares it.
 */
export async function loadGame(id: string): Promise<Restored & { readonly isShared: boolean }> {
  const row = parseRow(await attempt(async (db) => db.get('games', id)));
  const restored = restoreGame(row === null || row.deletedAt !== null ? null : row.text);
  return { ...restored, isShared: row?.isShared === true };
}

/**
 * Marks a game as deleted, to be brought back within 30 days, or as not deleted (`null`). False
 * when the browser could not.
 */
export async function setDeleted(id: string, deletedAt: number | null): Promise<boolean> {
  const done = await attempt(async (db) => {
    const tx = db.transaction('games', 'readwrite');
    const row = parseRow(await tx.store.get(id));
    if (row !== null) await tx.store.put({ ...row, isRunning: false, deletedAt });
    await tx.done;
    return row !== null;
  });
  return done ?? false;
}

/** Takes a game away for good. False when the browser could not. */
export async function dropGame(id: string): Promise<boolean> {
  return (
    (await attempt(async (db) => {
      await db.delete('games', id);
      return true;
    })) ?? false
  );
}

async function dropForGood({ id, isShared }: ShelfRow): Promise<void> {
  await dropGame(id);
  if (!isShared) return;
  await import('../shared-games/live-book.ts').then(
    async ({ liveBook }) => liveBook.drop(id),
    () => undefined,
  );
}

async function breathe(): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
}

/** Oldest first; what cannot be read stays where it is and is left out. */
async function rows(): Promise<readonly ShelfRow[]> {
  const all = (await attempt(async (db) => db.getAllFromIndex('games', 'keptAt'))) ?? [];
  return all.flatMap((row) => parseRow(row) ?? []);
}

async function attempt<Value>(
  work: (db: IDBPDatabase<Schema>) => Promise<Value>,
): Promise<Value | undefined> {
  return inDatabase(work).catch(() => undefined);
}
