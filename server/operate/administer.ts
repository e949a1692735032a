import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { DirectoryInUseError } from '../db/directory/directory-lock.ts';
import { openPgliteDatabase } from '../db/pglite/pglite-database.ts';
import { openPostgresDatabase } from '../db/postgres/postgres-database.ts';
import { keySettings, type KeySettings } from '../keys/key-settings.ts';
import { openKeys } from '../keys/open-keys.ts';
import { ADMIN_USAGE, readAdminCommand, runAdminCommand, type AdminCommand } from './admin-command.ts';
import { createDatabaseAccounts } from './database-accounts.ts';
import { OperateError } from './operate-error.ts';
import { type Outcome, tellWait } from './outcome.ts';
import { answersAt, serverAddress } from './running-server.ts';
import { type QuotaCommand, readQuotaCommand, runQuotaCommand } from './quota-command.ts';
import { createServerAccounts } from './server-accounts.ts';

/** The parts that the command gets from outside. */
export type AdministerParts = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly fetch: typeof fetch;
  readonly now: () => Date;
};

const TOKEN_SECONDS = 60;

/** No call of the API reads or sets quotas, so that no stolen key can lift them. */
const STOP_FIRST: Outcome = {
  code: 1,
  lines: [
    'The server is running and has the embedded database to itself. Nothing was changed.',
    'Stop it, run this command again, then start it.',
  ],
};

/**
 * `npm run admin`: who is an administrator, and help for an account. It goes to the database of
 * DATABASE_URL; without one to the running server, which has the embedded database to itself; and
 * when none runs, to the files. Throws OperateError and the like (outcomeOf).
 */
export async function administer(args: readonly string[], parts: AdministerParts): Promise<Outcome> {
  const command = args[0] === 'quota' ? readQuotaCommand(args.slice(1)) : readAdminCommand(args);
  if (command === null) return ADMIN_USAGE;
  const url = parts.env['DATABASE_URL']?.trim() || null;

  const address = serverAddress(parts.env);
  const site = parts.env['PUBLIC_URL']?.trim().replace(/\/+$/, '') || address;
  if (url !== null) return inDatabase(command, await openPostgresDatabase({ url, onFault: ignore }), site);

  const read = keySettings(parts.env);
  if (!read.ok) return { code: 1, lines: read.problems };
  if (await answersAt(address, parts.fetch)) {
    if (command.kind === 'quota') return STOP_FIRST;
    return atServer(command, { address, site }, read.settings, parts);
  }
  return inDatabase(command, await openFiles(read.settings, address, parts.now), site);
}

async function atServer(
  command: AdminCommand,
  { address, site }: { readonly address: string; readonly site: string },
  settings: KeySettings,
  { fetch, now }: AdministerParts,
): Promise<Outcome> {
  const keys = await openKeys(settings);
  const iat = Math.floor(now().getTime() / 1000);
  const token = await keys.sign({ iss: 'muster', role: 'service_role', iat, exp: iat + TOKEN_SECONDS });
  return runAdminCommand(command, createServerAccounts({ address, token, fetch }), site);
}

async function inDatabase(
  command: AdminCommand | QuotaCommand,
  database: Database,
  site: string,
): Promise<Outcome> {
  try {
    if (command.kind === 'quota') return await runQuotaCommand(command, database);
    return await runAdminCommand(command, createDatabaseAccounts(database), site);
  } finally {
    await database.close();
  }
}

/** The embedded database as it is: the server alone makes it and brings it up to date. */
async function openFiles({ dataDir }: KeySettings, address: string, now: () => Date): Promise<Database> {
  const directory = join(dataDir, 'database');
  const nobody = `No server answers at ${address}`;
  if (!existsSync(join(directory, 'pgdata', 'PG_VERSION'))) {
    throw new OperateError(
      `${nobody}, and there is no database in ${directory}. Start the server once (npm start), or name its DATA_DIR.`,
    );
  }
  try {
    return await openPgliteDatabase({ directory, now, onWait: tellWait, onFault: ignore });
  } catch (cause) {
    if (!(cause instanceof DirectoryInUseError)) throw cause;
    throw new OperateError(
      `${cause.message} If that is the server: ${nobody}; name its PORT or PUBLIC_URL and it is asked instead.`,
    );
  }
}

/**
 * A lost idle connection or an upkeep that failed is nothing to a command of a second; what it asks
 * itself tells it.
 */
function ignore(): void {
  return undefined;
}
