import type { DBSchema, IDBPDatabase } from 'idb';
import type { Game } from '#domain/game/log.ts';
import { type Restored, restoreGame, savedText } from '#domain/game/saved-game.ts';
import { winnersOf } from '#domain/game/summary.ts';

/** A finished game as a list shows it. Times in ms since 1970. */
export type FinishedGame = {
  readonly id: string;
  readonly keptAt: number;
  /** False for one that gave way to another before its summary. */
  readonly isFinished: boolean;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly mission: { readonly id: string; readonly name: string } | null;
  readonly feat: { readonly id: string; readonly name: string } | null;
  readonly players: readonly FinishedPlayer[];
  /** Ids of the players with the top score. */
  readonly winners: readonly string[];
};

export type FinishedPlayer = {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly wabId: string | null;
  readonly faction: string | null;
  readonly score: number;
};

type Stored = FinishedGame & { readonly text: string };
type Schema = DBSchema & {
  readonly games: { key: string; value: Stored; indexes: { keptAt: number } };
};

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/**
 * Keeps a game among this browser's finished ones (IndexedDB `muster-games`), in place of the same game kept before. False
 * when the browser could not keep it. `now`: ms since 1970.
 */
export async function keepGame(game: Game, now: number): Promise<boolean> {
  const stored: Stored = { ...entryOf(game, now), text: savedText(game.log) };
  return (await attempt(async (db) => db.put('games', stored))) !== undefined;
}

/** Finished games, latest first; empty where the browser keeps none. */
export async function finishedGames(): Promise<readonly FinishedGame[]> {
  const all = (await attempt(async (db) => db.getAllFromIndex('games', 'keptAt'))) ?? [];
  return all.map(({ text: _text, ...game }) => game).toReversed();
}

/** A finished game by its id, whole: its log, for a summary or a replay. */
export async function loadFinishedGame(id: string): Promise<Restored> {
  const stored = await attempt(async (db) => db.get('games', id));
  return restoreGame(stored?.text ?? null);
}

/** Takes a finished game away for good. False when the browser could not. */
export async function dropGame(id: string): Promise<boolean> {
  return (
    (await attempt(async (db) => {
      await db.delete('games', id);
      return true;
    })) ?? false
  );
}

/** What a list shows of a game. `keptAt`: ms since 1970. */
export function entryOf({ log, state }: Game, keptAt: number): FinishedGame {
  const { mission, feat } = state;
  return {
    id: log.id,
    keptAt,
    isFinished: state.currentPhase === 'summary',
    startedAt: state.gameStartTime,
    endedAt: state.gameEndTime,
    mission: mission === null ? null : { id: mission.id, name: mission.name },
    feat: feat === null ? null : { id: feat.id, name: feat.name },
    players: Object.values(state.players).map(({ id, name, kind, wabId, list, score }) => ({
      id,
      name,
      kind,
      wabId,
      faction: list?.faction ?? null,
      score,
    })),
    winners: winnersOf(state),
  };
}

async function attempt<Value>(
  work: (db: IDBPDatabase<Schema>) => Promise<Value>,
): Promise<Value | undefined> {
  try {
    opened ??= open();
    return await work(await opened);
  } catch {
    opened = null;
    return undefined;
  }
}

async function open(): Promise<IDBPDatabase<Schema>> {
  if (!('indexedDB' in globalThis)) throw new Error('no IndexedDB');
  const { openDB } = await import('idb');
  const forget = () => {
    opened = null;
  };
  const db = await openDB<Schema>('muster-games', 1, {
    upgrade: (fresh) =>
      void fresh.createObjectStore('games', { keyPath: 'id' }).createIndex('keptAt', 'keptAt'),
    blocking: () => {
      db.close();
      forget();
    },
    terminated: forget,
  });
  return db;
}
