import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from './database.ts';
import { migrate, type MigrationPlan } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import { openPgliteDatabase } from './pglite/pglite-database.ts';
import { openPostgresDatabase } from './postgres/postgres-database.ts';

export type DatabaseSettings = {
  /** DATABASE_URL, or null for the embedded database. */
  readonly url: string | null;
  /**
   * DATA_DIR: the embedded database lives in its folder `database`; null keeps it in memory
   * (tests).
   */
  readonly dataDir: string | null;
  /** The Supabase folder whose `migrations` are applied. */
  readonly supabaseDir: string;
};

export type DatabaseParts = {
  readonly now: () => Date;
  /** Called with a sentence when opening has to wait for another process. */
  readonly onWait?: (sentence: string) => void;
  /** Called with faults that no caller waits for: scheduled work, lost idle connections. */
  readonly onFault: (cause: unknown) => void;
};

/** The migrations that a hosted project already has. */
export const BOOTSTRAP = fileURLToPath(new URL('bootstrap', import.meta.url));
/** The product's own Supabase folder. */
export const SUPABASE_DIR = fileURLToPath(new URL('../../supabase', import.meta.url));
/**
 * Made by the build (scripts/build/database-template.ts) from that folder; without it a first start
 * only takes longer.
 */
export const TEMPLATE = fileURLToPath(new URL('../../.cache/database-template.zip.gz', import.meta.url));

/**
 * All migrations of a Supabase folder, behind the bootstrap that gives them what a hosted project
 * has.
 */
export function readPlan(supabaseDir: string): MigrationPlan {
  return {
    bootstrap: readMigrations(BOOTSTRAP),
    migrations: readMigrations(join(supabaseDir, 'migrations')),
  };
}

/**
 * Opens the database that the settings name and brings it up to date. Throws DirectoryInUseError,
 * MigrationError or DatabaseError, whose messages tell an operator what is wrong.
 */
export async function openDatabase(settings: DatabaseSettings, parts: DatabaseParts): Promise<Database> {
  const { url, dataDir, supabaseDir } = settings;
  const database =
    url === null
      ? await openPgliteDatabase({
          directory: dataDir === null ? null : join(dataDir, 'database'),
          // The template has the product's own tables in it.
          ...(resolve(supabaseDir) === SUPABASE_DIR ? { template: TEMPLATE } : {}),
          ...parts,
        })
      : await openPostgresDatabase({ url, onFault: parts.onFault });
  try {
    await migrate(database, readPlan(supabaseDir), parts.onFault);
  } catch (cause) {
    await database.close();
    throw cause;
  }
  return database;
}
