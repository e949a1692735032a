import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODES, DatabaseError } from '../database-error.ts';

/** The PostgreSQL that PGlite is, as the clusters that it makes have it in PG_VERSION. */
const POSTGRES = '18';

/**
 * Throws DatabaseError when the cluster in a folder is of another PostgreSQL: PGlite cannot open it
 * and does not say why. A folder without a cluster is fine.
 */
export function refuseOtherPostgres(folder: string): void {
  const file = join(folder, 'PG_VERSION');
  if (!existsSync(file)) return;
  const version = readFileSync(file, 'utf8').trim();
  if (version === POSTGRES) return;
  throw new DatabaseError(
    CODES.unknown,
    `the files in DATA_DIR are of PostgreSQL ${version}, and this version of Muster opens those of ${POSTGRES}. ` +
      'Nothing was changed. Start the version of Muster that used DATA_DIR last. ' +
      'To change versions, make a backup with that one and restore it with this one into an empty DATA_DIR.',
  );
}
