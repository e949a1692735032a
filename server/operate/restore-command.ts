import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { sendBackup } from './backup-client.ts';
import { type CommandParts, openForRestore, settingsOf, type Source } from './backup-source.ts';
import { fillSpool, openSpool, type Spool } from './backup-spool.ts';
import { OperateError } from './operate-error.ts';
import type { Outcome } from './outcome.ts';
import { checkBackupFile } from './restore-file.ts';
import { restoreBackup, type RestoreOptions, type RestoreResult } from './restore.ts';

const USAGE: Outcome = {
  code: 2,
  lines: [
    'npm run restore -- <file>             fills a database that has no accounts yet',
    'npm run restore -- --replace <file>   replaces everything in the database',
  ],
};

/**
 * `npm run restore -- [--replace] <file>`: makes the database what a backup says, all of it or
 * nothing, also while a server uses it. The file may be packed. Throws OperateError and others that
 * outcomeOf knows.
 */
export async function restore(args: readonly string[], parts: CommandParts): Promise<Outcome> {
  const [path, ...more] = args.filter((word) => word !== '--replace');
  if (path === undefined || more.length > 0 || path.startsWith('-')) return USAGE;
  const replace = args.includes('--replace');
  const settings = settingsOf(parts.env);
  const spool = openSpool(tmpdir());
  try {
    await unpack(path, spool);
    const check = await checkBackupFile(spool.file);
    if (!check.ok) return { code: 1, lines: [`${check.message} Nothing was changed.`] };
    const source = await openForRestore(settings, parts);
    const result = await load(source, spool, { replace });
    if (!result.ok) return { code: 1, lines: [result.message] };
    return {
      code: 0,
      lines: [
        `Restored ${String(result.rows)} rows of ${String(result.tables)} tables, as they were at ${result.made}.`,
        'All sessions have ended: everybody signs in again.',
      ],
    };
  } finally {
    spool.close();
  }
}

async function load(source: Source, spool: Spool, options: RestoreOptions): Promise<RestoreResult> {
  if (source.kind === 'server') return sendBackup(source.server, spool.file, options);
  try {
    return await restoreBackup(source.database, spool.file, options);
  } finally {
    await source.database.close();
  }
}

/** A backup as it was before it was packed, or as it is. */
async function unpack(path: string, spool: Spool): Promise<void> {
  try {
    const packed = await isPacked(path);
    const source = createReadStream(path);
    await fillSpool(spool, packed ? unzipped(source) : source);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperateError(`${path} cannot be read: ${reason}. Nothing was changed.`, { cause });
  }
}

function unzipped(source: Readable): Readable {
  const target = createGunzip();
  source.on('error', (cause) => target.destroy(cause));
  return source.pipe(target);
}

/** True when a file begins as gzip does. */
async function isPacked(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}
