import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Zippable, zipSync } from 'fflate';
import type { Database } from '../database.ts';
import { migrate, type MigrationPlan } from '../migrate.ts';
import { openPgliteDatabase } from '../pglite/pglite-database.ts';

/** Left by a running server; a cluster that is copied does not run. */
const LEFTOVERS = new Set(['postmaster.pid', 'postmaster.opts']);

/**
 * Makes a new embedded database, applies all migrations and packs its files into one archive. A
 * first start unpacks the archive: to set up PostgreSQL's files itself takes seconds and much
 * memory. `scratch` is an empty folder to work in. `fill` adds rows; by default there are none.
 */
export async function packTemplate(
  scratch: string,
  plan: MigrationPlan,
  now: () => Date,
  fill: (database: Database) => Promise<unknown> = () => Promise.resolve(),
): Promise<Uint8Array> {
  const database = await openPgliteDatabase({
    directory: scratch,
    now,
    onFault: (cause) => {
      throw cause;
    },
  });
  await migrate(database, plan);
  await fill(database);
  await database.vacuum();
  await database.checkpoint();
  await database.close();

  const root = join(scratch, 'pgdata');
  const files: Zippable = {};
  for (const entry of readdirSync(root, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(root.length + 1).replaceAll('\\', '/');
    if (entry.isDirectory()) files[`${name}/`] = new Uint8Array();
    else if (!LEFTOVERS.has(name)) files[name] = readFileSync(path);
  }
  // Packed as one: the many files of an empty cluster are much alike.
  return gzipSync(zipSync(files, { level: 0 }), { level: 9 });
}
