/** The released versions and the databases that they left behind. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#server/db/database.ts';
import { migrate, type MigrationPlan } from '#server/db/migrate.ts';
import { readPlan, SUPABASE_DIR } from '#server/db/open-database.ts';

export type Release = {
  /** The version, as CHANGELOG.md and the tag have it. */
  readonly version: string;
  /** The last migration of `server/db/bootstrap` that it had. */
  readonly bootstrap: string;
  /** The last migration of `supabase/migrations` that it had. */
  readonly migrations: string;
};

/** Oldest first. A folder beside this file has the rows of each. */
export const RELEASES: readonly Release[] = [
  { version: '0.7.1', bootstrap: '20261121070400', migrations: '20261121120200' },
  { version: '0.8.0', bootstrap: '20261122100300', migrations: '20261123040200' },
  { version: '0.9.0', bootstrap: '20261122100300', migrations: '20261123040200' },
];

/** All migrations that there are now. */
const NEWEST = readPlan(SUPABASE_DIR);

/** The migrations that the server of a release knew. */
function planOf(release: Release): MigrationPlan {
  return {
    bootstrap: NEWEST.bootstrap.filter(({ version }) => version <= release.bootstrap),
    migrations: NEWEST.migrations.filter(({ version }) => version <= release.migrations),
  };
}

/**
 * Makes an empty database what a club has that began with the first version, took every release up
 * to this one, and used each.
 */
export async function fillAsOf(database: Database, release: Release): Promise<void> {
  for (const each of RELEASES.slice(0, RELEASES.indexOf(release) + 1)) {
    await migrate(database, planOf(each));
    await database.withOwner(({ script }) => script(readFixture(each, 'rows.sql')));
  }
}

/** The text of a file that is kept of a release. */
function readFixture({ version }: Release, file: string): string {
  return readFileSync(join(import.meta.dirname, version, file), 'utf8');
}

/** Makes a folder with the migrations that a release had: the `supabase` of its server. */
export function makeSupabaseOf(release: Release): string {
  const folder = mkdtempSync(join(tmpdir(), 'muster-supabase-'));
  mkdirSync(join(folder, 'migrations'));
  for (const { version, name, sql } of planOf(release).migrations)
    writeFileSync(join(folder, 'migrations', `${version}_${name}.sql`), sql);
  return folder;
}
