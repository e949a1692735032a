import { closeSync, openSync } from 'node:fs';
import type { Database } from '#server/db/database.ts';
import { restoreBackup, type RestoreOptions, type RestoreResult } from '#server/operate/restore.ts';

/** Restores a backup that stands in a file. */
export async function restoreFile(
  database: Database,
  path: string,
  options: RestoreOptions,
): Promise<RestoreResult> {
  const file = openSync(path, 'r');
  try {
    return await restoreBackup(database, file, options);
  } finally {
    closeSync(file);
  }
}
