import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { fetchBackup } from './backup-client.ts';
import { type CommandParts, openForBackup, settingsOf } from './backup-source.ts';
import { openSpool } from './backup-spool.ts';
import { writeBackup } from './backup.ts';
import { OperateError } from './operate-error.ts';
import type { Outcome } from './outcome.ts';
import { checkBackupFile } from './restore-file.ts';

export type BackupCommandParts = {
  /** The product's version. */
  readonly version: string;
} & CommandParts;

const USAGE: Outcome = {
  code: 2,
  lines: [
    'npm run backup                 writes DATA_DIR/backups/muster-<time>.sql.gz',
    'npm run backup -- <file>       writes that file; packed when its name ends with .gz',
  ],
};

/**
 * `npm run backup -- [file]`: writes a backup of the database, which a server may be using
 * meanwhile. The file is there, looked over and whole, or not at all. Throws OperateError and
 * others that outcomeOf knows.
 */
export async function backUp(args: readonly string[], parts: BackupCommandParts): Promise<Outcome> {
  const [given, ...more] = args;
  if (more.length > 0 || given?.startsWith('-') === true) return USAGE;
  const settings = settingsOf(parts.env);
  const time = parts
    .now()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  const path = resolve(given ?? join(settings.dataDir, 'backups', `muster-${time}.sql.gz`));
  if (existsSync(path)) throw new OperateError(`${path} exists already. Name another file.`);

  const source = await openForBackup(settings, parts);
  const spool = openSpool(dirname(path));
  try {
    if (source.kind === 'server') await fetchBackup(source.server, spool);
    else await writeBackup(source.database, parts, spool.write);
    const check = await checkBackupFile(spool.file);
    if (!check.ok) throw new OperateError(check.message);
    await keep(spool.file, path);
    const { tables } = check.header;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const accounts = tables.find(({ schema, name }) => schema === 'auth' && name === 'users')?.rows ?? 0;
    return {
      code: 0,
      lines: [
        `${path}: ${String(rows)} rows of ${String(tables.length)} tables, accounts: ${String(accounts)}.`,
        'It holds password hashes and addresses: keep it as safe as the database. The keys of the installation are not in it.',
      ],
    };
  } finally {
    spool.close();
    if (source.kind === 'database') await source.database.close();
  }
}

/** Gives a finished backup its name, once it is on the disk. */
async function keep(file: number, path: string): Promise<void> {
  const part = `${path}.part`;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    await pipeline(
      createReadStream('', { fd: file, start: 0, autoClose: false }),
      path.endsWith('.gz') ? createGzip() : new PassThrough(),
      createWriteStream(part, { mode: 0o600, flush: true }),
    );
    renameSync(part, path);
  } catch (cause) {
    rmSync(part, { force: true });
    throw cause;
  }
}
