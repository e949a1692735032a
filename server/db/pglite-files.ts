import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODES, DatabaseError } from './database-error.ts';
import { DirectoryInUseError, type DirectoryLock, lockDirectory, type LockParts } from './directory-lock.ts';
import { openPgliteConnection, type PgliteConnection } from './pglite-connection.ts';
import { createQueue } from './queue.ts';
import { syncDirectory } from './sync-directory.ts';
import { unpackTemplate } from './unpack-template.ts';

/** The files of an embedded database and the one connection to them, which is opened again when it was lost. */
export interface PgliteFiles {
  /** One task after the other; each finds a connection that works. */
  readonly exclusive: <T>(task: (connection: PgliteConnection) => Promise<T>) => Promise<T>;
  /** Every file to the disk. */
  readonly sync: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Where an embedded database is, and what it begins with. */
export interface PglitePlace {
  /** The directory, made when it is not there, with mode 0700; null keeps everything in memory (tests). */
  readonly directory: string | null;
  /** A packed cluster for a first start (packTemplate); without it, or without that file, the cluster is made anew. */
  readonly template?: string;
  /** A file of saveImage that a database in memory begins with (tests). */
  readonly image?: string | undefined;
}

/** Takes the directory for this process and opens what is in it, or makes it. */
export async function openPgliteFiles(place: PglitePlace, parts: LockParts): Promise<PgliteFiles> {
  const { directory, template, image } = place;
  const lock = directory === null ? null : await lockDirectory(directory, parts);
  const files = directory === null ? null : join(directory, 'pgdata');
  const queue = createQueue();
  let connection: PgliteConnection;
  try {
    const fresh = files !== null && (await prepareFiles(files, template));
    connection = await openPgliteConnection({ directory: files, image });
    // A cluster that was just made is nowhere but in the memory of the machine yet.
    if (fresh) await syncDirectory(files);
  } catch (cause) {
    lock?.release();
    throw cause;
  }
  let closed = false;

  const exclusive: PgliteFiles['exclusive'] = (task) =>
    queue(async () => {
      if (closed) throw new DatabaseError(CODES.closed, 'the database is closed');
      if (lock !== null) await assertHeld(lock, connection);
      if (!connection.usable()) connection = await openPgliteConnection({ directory: files, image });
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

/** Ends the connection, so that it writes nothing more, when another process has taken the directory. */
async function assertHeld(lock: DirectoryLock, connection: PgliteConnection): Promise<void> {
  try {
    lock.assertHeld();
  } catch (cause) {
    if (!(cause instanceof DirectoryInUseError)) throw cause;
    await connection.kill();
    throw new DatabaseError(CODES.closed, cause.message);
  }
}

/** Answers whether a database is to be made there. */
async function prepareFiles(files: string, template: string | undefined): Promise<boolean> {
  if (existsSync(join(files, 'PG_VERSION'))) return false;
  if (template !== undefined && existsSync(template) && !existsSync(files)) {
    await unpackTemplate(readFileSync(template), files);
    return false;
  }
  mkdirSync(files, { recursive: true, mode: 0o700 });
  return true;
}
