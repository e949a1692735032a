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
    const pglite = await PGlite.create({ dataDir: join(scratch, 'pgdata') });
    const image = await pglite.dumpDataDir('none');
    await pglite.close();
    writeFileSync(file, new Uint8Array(await image.arrayBuffer()));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
