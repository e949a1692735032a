import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '#server/file-faults.ts';

/** The disk takes several at once for little more than the time of one. */
const TOGETHER = 16;

/**
 * Brings every file below a directory to the disk, and the directories themselves. A file that goes
 * away meanwhile (the database drops and recycles them) is passed over.
 */
export async function syncDirectory(directory: string): Promise<void> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  for (let at = 0; at < paths.length; at += TOGETHER) {
    await Promise.all(paths.slice(at, at + TOGETHER).map(syncPath));
  }
  await syncPath(directory);
}

async function syncPath(path: string): Promise<void> {
  try {
    const file = await open(path, 'r');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (cause) {
    if (!hasCode(cause, 'ENOENT')) throw cause;
  }
}
