import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Listener } from '../database.ts';
import { CODES, DatabaseError } from '../database-error.ts';
import {
  DirectoryInUseError,
  type DirectoryLock,
  lockDirectory,
  type LockParts,
} from '../directory/directory-lock.ts';
import { type DiskRoom, watchDisk } from '../directory/disk-room.ts';
import { openPgliteConnection, type PgliteConnection } from './pglite-connection.ts';
import { createQueue } from '../queue.ts';
import type { WorkerOptions } from './worker-messages.ts';
import { refuseOtherPostgres } from '../directory/postgres-version.ts';
import { syncDirectory } from '../directory/sync-directory.ts';
import { unpackTemplate } from '../directory/unpack-template.ts';

/**
 * The files of an embedded database and the one connection to them, which is opened again when it
 * was lost.
 */
export type PgliteFiles = {
  /** One task after the other; each finds a connection that works. */
  readonly exclusive: <T>(task: (connection: PgliteConnection) => Promise<T>) => Promise<T>;
  /** Hears a channel, by the connection that is open and by those after it. */
  readonly listen: Database['listen'];
  /** Every file to the disk. */
  readonly sync: () => Promise<void>;
  /** Throws DatabaseError 53100 when a write might fill the disk. */
  readonly assertRoom: () => void;
  /** Gives the last room to a write that must go on. */
  readonly giveReserve: () => void;
  readonly close: () => Promise<void>;
};

/** The place of an embedded database, and its initial content. */
export type PglitePlace = {
  /**
   * The directory, made when it is not there, with mode 0700; null keeps everything in memory
   * (tests).
   */
  readonly directory: string | null;
  /**
   * A packed cluster for a first start (packTemplate); without it, or without that file, the
   * cluster is made again.
   */
  readonly template?: string;
  /** A file of saveImage that a database in memory begins with (tests). */
  readonly image?: string | undefined;
};

/** Takes the directory for this process and opens what is in it, or makes it. */
export async function openPgliteFiles(place: PglitePlace, parts: LockParts): Promise<PgliteFiles> {
  const { directory, template, image } = place;
  const room = directory === null ? null : prepareRoom(directory);
  const lock = directory === null ? null : await lockDirectory(directory, parts);
  const files = directory === null ? null : join(directory, 'pgdata');
  const queue = createQueue();
  const listeners = new Map<string, Listener>();
  const open = () => openListening({ directory: files, image }, listeners);
  let connection = await openFirst(open, files, template, parts.onWait).catch((cause: unknown) => {
    lock?.release();
    throw cause;
  });
  room?.keepReserve();
  let closed = false;

  const exclusive: PgliteFiles['exclusive'] = (task) =>
    queue(async () => {
      if (closed) throw new DatabaseError(CODES.closed, 'the database is closed');
      if (lock !== null) await assertHeld(lock, connection);
      if (!connection.usable()) {
        connection = await reopen(open, room);
        for (const { onGap } of listeners.values()) onGap();
      }
      return task(connection);
    });
  const listen: PgliteFiles['listen'] = async (channel, listener) => {
    listeners.set(channel, listener);
    await exclusive((current) => current.listen(channel));
  };
  const sync = async () => (files === null ? undefined : syncDirectory(files));
  const close = async () => {
    if (closed) return;
    try {
      await exclusive((current) => {
        closed = true;
        return current.close();
      });
      await sync();
    } finally {
      lock?.release();
    }
  };
  return {
    exclusive,
    listen,
    sync,
    close,
    assertRoom: () => room?.assertRoom(),
    giveReserve: () => room?.giveReserve(),
  };
}

/** A connection that hears all channels that have a listener. */
async function openListening(
  options: WorkerOptions,
  listeners: ReadonlyMap<string, Listener>,
): Promise<PgliteConnection> {
  const connection = await openPgliteConnection(options, ({ channel, payload }) =>
    listeners.get(channel)?.onNotice(payload),
  );
  for (const channel of listeners.keys()) await connection.listen(channel);
  return connection;
}

/** Opens the files, and makes them where there are none. */
async function openFirst(
  open: () => Promise<PgliteConnection>,
  files: string | null,
  template: string | undefined,
  say: LockParts['onWait'],
): Promise<PgliteConnection> {
  const fresh = files !== null && (await prepareFiles(files, template, say));
  if (files !== null) refuseOtherPostgres(files);
  const connection = await open();
  // A cluster that was just made is nowhere but in the memory of the machine yet.
  if (fresh) await syncDirectory(files);
  return connection;
}

/** zlib has codes too, which begin with Z_. */
function isOfTheDisk(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && /^E[A-Z]+$/.test(String(cause.code));
}

/** A first thing: on a full disk not even the lock could be written. */
function prepareRoom(directory: string): DiskRoom {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const room = watchDisk(directory);
  room.giveReserve();
  return room;
}

/** Opens what was lost. On a full disk the fault says so. */
async function reopen(
  open: () => Promise<PgliteConnection>,
  room: DiskRoom | null,
): Promise<PgliteConnection> {
  room?.giveReserve();
  try {
    return await open();
  } catch (cause) {
    room?.assertRoom();
    throw cause;
  }
}

/**
 * Ends the connection, so that it writes nothing more, when another process has taken the
 * directory.
 */
async function assertHeld(lock: DirectoryLock, connection: PgliteConnection): Promise<void> {
  try {
    lock.assertHeld();
  } catch (cause) {
    if (!(cause instanceof DirectoryInUseError)) throw cause;
    await connection.kill();
    throw new DatabaseError(CODES.closed, cause.message);
  }
}

/**
 * Returns whether a database is to be made there. A damaged template is dropped: without it the
 * first start takes longer.
 */
async function prepareFiles(
  files: string,
  template: string | undefined,
  say: LockParts['onWait'] = () => undefined,
): Promise<boolean> {
  if (existsSync(join(files, 'PG_VERSION'))) return false;
  if (template !== undefined && existsSync(template) && !existsSync(files)) {
    try {
      await unpackTemplate(readFileSync(template), files);
      return false;
    } catch (cause) {
      if (isOfTheDisk(cause)) throw cause;
      rmSync(template, { force: true });
      say(
        `${template} is damaged and was removed. The database is made without it, which takes a little longer.`,
      );
    }
  }
  mkdirSync(files, { recursive: true, mode: 0o700 });
  return true;
}
