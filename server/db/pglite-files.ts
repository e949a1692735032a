import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CODES, DatabaseError } from './database-error.ts';
import { lockDirectory } from './directory-lock.ts';
import { openPgliteConnection, type PgliteConnection } from './pglite-connection.ts';
import { createQueue } from './queue.ts';
import { syncDirectory } from './sync-directory.ts';

/** The files of an embedded database and the one connection to them, which is opened again when it was lost. */
export interface PgliteFiles {
  /** One task after the other; each finds a connection that works. */
  readonly exclusive: <T>(task: (connection: PgliteConnection) => Promise<T>) => Promise<T>;
  /** Every file to the disk. */
  readonly sync: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Takes the directory (null: memory) for this process and opens what is in it, or makes it, with mode 0700. */
export async function openPgliteFiles(directory: string | null, now: () => Date): Promise<PgliteFiles> {
  const lock = directory === null ? null : lockDirectory(directory, now);
  const files = directory === null ? null : join(directory, 'pgdata');
  const queue = createQueue();
  let connection: PgliteConnection;
  try {
    if (files !== null) mkdirSync(files, { recursive: true, mode: 0o700 });
    connection = await openPgliteConnection({ directory: files });
  } catch (cause) {
    lock?.release();
    throw cause;
  }
  let closed = false;

  const exclusive: PgliteFiles['exclusive'] = (task) =>
    queue(async () => {
      if (closed) throw new DatabaseError(CODES.closed, 'the database is closed');
      if (!connection.usable()) connection = await openPgliteConnection({ directory: files });
      return task(connection);
    });
  const sync = async () => {
    if (files !== null) await syncDirectory(files);
  };
  const close = async () => {
    if (closed) return;
    try {
      await exclusive((open) => {
        closed = true;
        return open.close();
      });
      await sync();
    } finally {
      lock?.release();
    }
  };
  return { exclusive, sync, close };
}
