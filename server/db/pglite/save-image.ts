import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate, type MigrationPlan } from '../migrate.ts';
import { openPgliteDatabase } from './pglite-database.ts';

/**
 * Makes a new database, brings it up to date and saves it as the file that databases in memory
 * begin with.
 */
export async function saveImage(file: string, plan: MigrationPlan): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'muster-image-'));
  try {
    const database = await openPgliteDatabase({
      directory: scratch,
      now: () => new Date(),
      onFault: (cause) => {
        throw cause;
      },
    });
    await migrate(database, plan);
    await database.close();
    await save(await PGlite.create({ dataDir: join(scratch, 'pgdata') }), file);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** Saves a new database without any migration as such a file. */
export async function saveEmptyImage(file: string): Promise<void> {
  await save(await PGlite.create(), file);
}

/** Leaves out the templates of PostgreSQL, a third of all bytes: nobody makes a second database. */
async function save(pglite: PGlite, file: string): Promise<void> {
  await pglite.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`);
  // Else each database that begins with it recovers from the WAL first.
  await pglite.exec('checkpoint');
  const image = await pglite.dumpDataDir('none');
  await pglite.close();
  writeFileSync(file, new Uint8Array(await image.arrayBuffer()));
}
