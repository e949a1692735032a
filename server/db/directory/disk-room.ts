import { closeSync, existsSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { CODES, DatabaseError } from '../database-error.ts';

const MB = 1024 * 1024;
/**
 * Writes are refused when less than this is free beside the reserve: the log of the database grows
 * by files of 16 MB.
 */
const FLOOR_BYTES = 24 * MB;
/**
 * Kept back on the disk for what goes on when something else has filled it: opening again, sign-in
 * and deleting.
 */
const RESERVE_BYTES = 32 * MB;
/** The reserve is used when less than this is free. */
const LAST_BYTES = 16 * MB;
/** A disk does not fill up in between. */
const LOOK_MS = 100;

/** Keeps a database from filling the disk of its directory. */
export type DiskRoom = {
  /** Throws DatabaseError 53100 when a write might fill the disk. */
  readonly assertRoom: () => void;
  /** Gives the reserve back to the disk when that is nearly full. */
  readonly giveReserve: () => void;
  /** Keeps a reserve where there is room for it. */
  readonly keepReserve: () => void;
};

/** Watches the disk of a directory that exists. */
export function watchDisk(
  directory: string,
  freeBytes: (path: string) => number | null = freeBytesAt,
): DiskRoom {
  const reserve = join(directory, 'reserve');
  const isShort = () =>
    isBelow(freeBytes(directory), existsSync(reserve) ? FLOOR_BYTES : FLOOR_BYTES + RESERVE_BYTES);
  const keepReserve = () => {
    if (existsSync(reserve) || isShort()) return;
    try {
      fill(reserve);
    } catch {
      // Another program took the room meanwhile.
      rmSync(reserve, { force: true });
    }
  };
  let refuses = false;
  return {
    assertRoom: nowAndThen(
      () => {
        refuses = isShort();
        if (!refuses) keepReserve();
      },
      () => {
        if (refuses) throw new DatabaseError(CODES.diskFull, DISK_FULL);
      },
    ),
    giveReserve: nowAndThen(() => {
      if (isBelow(freeBytes(directory), LAST_BYTES)) rmSync(reserve, { force: true });
    }),
    keepReserve,
  };
}

/**
 * Returns a function that looks at most so often, and then does what follows from the last look.
 */
function nowAndThen(look: () => void, then: () => void = () => undefined): () => void {
  let lookedAt = -Infinity;
  return () => {
    if (performance.now() - lookedAt > LOOK_MS) {
      look();
      lookedAt = performance.now();
    }
    then();
  };
}

const DISK_FULL =
  'The disk of the server is nearly full, so nothing is saved now. Reading and deleting go on; try again later.';

/** Free bytes for this user on the disk of a path; null where the system does not say. */
function freeBytesAt(path: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/**
 * Returns a sentence for a directory that cannot be written, null when its disk is not the reason.
 */
export function diskProblem(cause: unknown, directory: string): string | null {
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  if (code === 'EROFS') {
    return `The disk of ${directory} is read-only. Make it writable (mount -o remount,rw), or choose another DATA_DIR.`;
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return `This user may not write to ${directory}. Give the folder to the user of the server (chown -R), or choose another DATA_DIR.`;
  }
  if (code === 'EDQUOT')
    return `The disk quota of this user is used up, so ${directory} cannot be written. Make room.`;
  if (code === 'ENOSPC' || code === CODES.diskFull || isBelow(freeBytesAt(directory), FLOOR_BYTES)) {
    return `The disk of ${directory} is full. Nothing is lost: free 100 MB or more there, then start again.`;
  }
  return null;
}

function isBelow(free: number | null, bytes: number): boolean {
  return free !== null && free < bytes;
}

/** Writes zeros to the disk: a file with a hole in it would reserve nothing. */
function fill(path: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    const block = Buffer.alloc(MB);
    for (let written = 0; written < RESERVE_BYTES; written += MB) writeSync(file, block);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
