import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { DirectoryInUseError } from '../db/directory/directory-lock.ts';
import { MigrationError } from '../db/migrate.ts';
import { openDatabase, SUPABASE_DIR } from '../db/open-database.ts';
import { openPgliteDatabase } from '../db/pglite/pglite-database.ts';
import { openPostgresDatabase } from '../db/postgres/postgres-database.ts';
import { readSettings, type Settings } from '../http/settings.ts';
import { openKeys } from '../keys/open-keys.ts';
import type { ServerParts } from './backup-client.ts';
import { makeOperateToken } from './backup-token.ts';
import { OperateError } from './operate-error.ts';
import { tellWait } from './outcome.ts';

/** The parts that the operator's commands get from outside. */
export type CommandParts = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
};

/**
 * The holder of the data: nobody, so that this process opens it, or a running server, which must be
 * asked.
 */
export type Source =
  | { readonly kind: 'database'; readonly database: Database }
  | { readonly kind: 'server'; readonly server: ServerParts };

/** Reads the settings. Throws OperateError with every problem. */
export function settingsOf(env: CommandParts['env']): Settings {
  const read = readSettings(env);
  if (!read.ok) throw new OperateError(read.problems.join('\n'));
  return read.settings;
}

/** The database as it is, for a backup: nothing is made or changed. */
export function openForBackup(settings: Settings, parts: CommandParts): Promise<Source> {
  const { databaseUrl, dataDir } = settings;
  return open(settings, parts, () => {
    if (databaseUrl !== null) return openPostgresDatabase({ url: databaseUrl, onFault: ignore });
    const directory = join(dataDir, 'database');
    if (!existsSync(join(directory, 'pgdata', 'PG_VERSION'))) {
      throw new OperateError(`There is no database in ${dataDir} yet, so there is nothing to back up.`);
    }
    return openPgliteDatabase({ directory, now: parts.now, onWait: tellWait, onFault: ignore });
  });
}

/** Opens the database and migrates it, for a restore; a missing database is created. */
export function openForRestore(settings: Settings, parts: CommandParts): Promise<Source> {
  const { databaseUrl: url, dataDir, supabaseDir } = settings;
  return open(settings, parts, () =>
    openDatabase(
      { url, dataDir, supabaseDir: supabaseDir ?? SUPABASE_DIR },
      { now: parts.now, onWait: tellWait, onFault: ignore },
    ),
  );
}

/** A PostgreSQL serves any number; the directory of an embedded database is one process's. */
async function open(
  { host, port, keys }: Settings,
  { now }: CommandParts,
  openHere: () => Promise<Database>,
): Promise<Source> {
  try {
    return { kind: 'database', database: await openHere() };
  } catch (cause) {
    if (cause instanceof MigrationError) throw new OperateError(cause.message, { cause });
    if (!(cause instanceof DirectoryInUseError)) throw cause;
    if (port === 0) {
      throw new OperateError(
        `${cause.message} With PORT=0 its address is not known here: name the port it took.`,
      );
    }
    const token = await makeOperateToken(await openKeys(keys), now());
    return { kind: 'server', server: { address: localAddress(host, port), token } };
  }
}

function localAddress(host: string, port: number): string {
  const name = ['0.0.0.0', 'localhost'].includes(host) ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${String(port)}`;
}

/** Nothing is scheduled in the life of a command. */
function ignore(): void {
  return undefined;
}
