import { createHash } from 'node:crypto';
import { readSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import {
  type BackupHeader,
  type BackupTable,
  copyLine,
  END_OF_ROWS,
  parseEnd,
  parseHeader,
  parseRow,
} from './backup-format.ts';

export type BackupFileResult =
  { readonly ok: true; readonly header: BackupHeader } | { readonly ok: false; readonly message: string };

/** A row of a table of the backup; null is SQL's. */
export type BackupRow = readonly (string | null)[];

const LINES_A_TURN = 500;
const CHUNK = 1024 * 1024;
/** Longer than any row can be: what has no end of line is no backup. */
const LONGEST_LINE = 256 * 1024 * 1024;

/**
 * Looks a backup over, from the first byte to the last, before anything is made of it: that it is
 * one, of a format that we know, whole, and that its tables hold the rows that it promises. Only
 * the header and the rows are ever used; the SQL around them is for psql. `file` is the descriptor
 * of one that is not compressed.
 */
export async function checkBackupFile(file: number): Promise<BackupFileResult> {
  try {
    const header = readBackupHeader(file);
    if (!header.ok) return header;
    await checkSum(file);
    const pause = createPause();
    for (const { rows } of readBackupRows(file, header.header)) {
      for (const row of rows) if (row.length > 0) await pause();
    }
    return header;
  } catch (cause) {
    if (cause instanceof DamagedFileError) return { ok: false, message: cause.message };
    throw cause;
  }
}

/** The header alone, of a file that may yet be damaged further down. */
function readBackupHeader(file: number): BackupFileResult {
  for (const line of readLines(file)) {
    const result = parseHeader(decode(line));
    if (result.ok) return result;
    if (result.reason === 'newer') {
      return {
        ok: false,
        message: 'The backup was made by a newer version of Muster. Update this one first.',
      };
    }
    break;
  }
  return { ok: false, message: 'The file is not a backup of Muster.' };
}

/**
 * The tables of a backup in the order of the file, each with its rows, which must be gone through
 * before the next table. Throws DamagedFileError.
 */
export function* readBackupRows(
  file: number,
  header: BackupHeader,
): Generator<{ readonly table: BackupTable; readonly rows: Iterable<BackupRow> }> {
  const lines = readLines(file);
  for (const table of header.tables) {
    const wanted = Buffer.from(copyLine(table));
    for (;;) {
      const line = lines.next();
      if (line.done === true) throw new DamagedFileError(`the table ${nameOf(table)} is missing.`);
      if (wanted.equals(line.value)) break;
    }
    yield { table, rows: rowsOf(lines, table) };
  }
}

/** The file cannot be what a backup was. The message is a sentence for the operator. */
class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
  constructor(reason: string) {
    super(`The backup is damaged: ${reason}`);
  }
}

function* rowsOf(lines: Generator<Buffer, void>, table: BackupTable): Generator<BackupRow> {
  for (let at = 1; at <= table.rows; at += 1) {
    const line = lines.next();
    const row = line.done === true ? null : parseRow(decode(line.value), table.columns.length);
    if (row === null) throw new DamagedFileError(`row ${String(at)} of ${nameOf(table)} cannot be read.`);
    yield row;
  }
  const end = lines.next();
  if (end.done === true || decode(end.value) !== END_OF_ROWS) {
    throw new DamagedFileError(`the table ${nameOf(table)} has more rows than it should.`);
  }
}

/** Lets the process do something else from time to time, while a long file is gone through. */
function createPause(): () => Promise<void> | void {
  let lines = 0;
  return () => {
    lines += 1;
    return lines % LINES_A_TURN === 0 ? turn() : undefined;
  };
}

/** Throws unless the last line names the checksum of all lines before it. */
async function checkSum(file: number): Promise<void> {
  const checksum = createHash('sha256');
  const pause = createPause();
  let last: Buffer | null = null;
  for (const line of readLines(file)) {
    await pause();
    if (last !== null) checksum.update(last).update('\n');
    last = line;
  }
  const wanted = last === null ? null : parseEnd(decode(last));
  if (wanted === null) throw new DamagedFileError('its end is missing, it was cut short.');
  if (wanted !== checksum.digest('hex')) throw new DamagedFileError('it is not as it was written.');
}

/**
 * Read at once where they are needed: nothing may be waited for inside a transaction but the
 * database.
 */
function* readLines(file: number): Generator<Buffer, void> {
  let pending: Buffer[] = [];
  let length = 0;
  for (let position = 0; ;) {
    const chunk = Buffer.allocUnsafe(CHUNK);
    const size = readSync(file, chunk, 0, CHUNK, position);
    if (size === 0) break;
    position += size;
    let from = 0;
    for (;;) {
      const to = chunk.subarray(0, size).indexOf(10, from);
      if (to === -1) break;
      yield Buffer.concat([...pending, chunk.subarray(from, to)]);
      pending = [];
      length = 0;
      from = to + 1;
    }
    pending.push(chunk.subarray(from, size));
    length += size - from;
    if (length > LONGEST_LINE) throw new DamagedFileError('a line of it has no end.');
  }
  if (length > 0) yield Buffer.concat(pending);
}

function decode(line: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(line);
  } catch {
    throw new DamagedFileError('it is no UTF-8 text.');
  }
}

function nameOf({ schema, name }: BackupTable): string {
  return `${schema}.${name}`;
}
