import type { Database, OwnerSession } from '../db/database.ts';
import { DatabaseError } from '../db/database-error.ts';
import { type BackupHeader, type BackupTable, quoteName, quoteRelation } from './backup-format.ts';
import { finishScript, prepareScript, REFUSALS } from './backup-script.ts';
import { readCatalogue, readSequenceNames } from './backup-tables.ts';
import { type BackupRow, checkBackupFile, readBackupRows } from './restore-file.ts';

export type RestoreOptions = {
  /** Replace a database that has accounts. */
  readonly replace: boolean;
};

export type RestoreResult =
  | { readonly ok: true; readonly tables: number; readonly rows: number; readonly made: string }
  | {
      readonly ok: false;
      readonly code: 'file' | 'not-empty' | 'other-database' | 'failed';
      /** Sentences for the operator: why, and that nothing was changed. */
      readonly message: string;
    };

type Refusal = Extract<RestoreResult, { ok: false }>;

const TIMEOUT_MS = 600_000;
/** The values and characters that one statement of rows may have, about. */
const VALUES = 3_000;
const CHARACTERS = 1_000_000;

/**
 * Makes the data of a database what a backup says, in one transaction: all of it or nothing.
 * Sessions end. Checks of the tables hold, triggers are held off, references are looked over at the
 * end. `file` is the descriptor of a backup that is not compressed.
 */
export async function restoreBackup(
  database: Database,
  file: number,
  { replace }: RestoreOptions,
): Promise<RestoreResult> {
  const checked = await checkBackupFile(file);
  if (!checked.ok) return refuse('file', checked.message);
  const { header } = checked;
  const place = { at: '' };
  try {
    const rows = await database.withOwner(
      async (session) => {
        const misfit = await findMisfit(session, header);
        if (misfit !== null) return misfit;
        await session.query("select set_config('muster.replace', $1, true)", [replace ? 'on' : 'off']);
        await session.script(prepareScript(header));
        let count = 0;
        for (const { table, rows: tableRows } of readBackupRows(file, header)) {
          place.at = ` in ${table.schema}.${table.name}`;
          count += await loadRows(session, table, tableRows);
        }
        place.at = '';
        await session.script(`${finishScript(header)}analyze;`);
        return count;
      },
      { timeoutMs: TIMEOUT_MS },
    );
    if (typeof rows !== 'number') return rows;
    return { ok: true, tables: header.tables.length, rows, made: header.made };
  } catch (cause) {
    if (cause instanceof DatabaseError) return explain(cause, place.at);
    throw cause;
  }
}

/** True when this database has no place for something in the backup. */
async function findMisfit(session: OwnerSession, header: BackupHeader): Promise<Refusal | null> {
  const { tables } = await readCatalogue(session);
  const known = new Map(tables.map((table) => [quoteRelation(table), table]));
  for (const table of header.tables) {
    const name = `${table.schema}.${table.name}`;
    const here = known.get(quoteRelation(table));
    if (here === undefined) {
      const way = await wayForOlder(session, header);
      return refuse('other-database', `This database has no table ${name} to restore.${way}`);
    }
    const column = table.columns.find((one) => !here.columns.includes(one));
    if (column !== undefined) {
      const way = await wayForOlder(session, header);
      return refuse(
        'other-database',
        `The table ${name} of this database has no column ${column} to restore.${way}`,
      );
    }
  }
  const sequences = new Set((await readSequenceNames(session)).map(quoteRelation));
  const sequence = header.sequences.find((one) => !sequences.has(quoteRelation(one)));
  if (sequence === undefined) return null;
  const name = `${sequence.schema}.${sequence.name}`;
  return refuse('other-database', `This database has no sequence ${name} to restore.`);
}

/** Returns how to bring a backup here that is older than the database; empty for another. */
async function wayForOlder(session: OwnerSession, header: BackupHeader): Promise<string> {
  const { rows } = await session.query(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as is_ours",
  );
  if (rows[0]?.['is_ours'] !== true) return '';
  const { rows: later } = await session.query(
    'select from supabase_migrations.schema_migrations where version > $1 limit 1',
    [header.migrations.at(-1) ?? ''],
  );
  return later.length === 0
    ? ''
    : ` The backup is of version ${header.product}: restore it with that version into an empty database, then start this one on it.`;
}

async function loadRows(
  { query }: OwnerSession,
  table: BackupTable,
  rows: Iterable<BackupRow>,
): Promise<number> {
  const columns = table.columns.map(quoteName).join(', ');
  const into = `insert into ${quoteRelation(table)} (${columns}) overriding system value values `;
  const width = table.columns.length;
  const most = Math.max(1, Math.floor(VALUES / width));
  let count = 0;
  let batch: BackupRow[] = [];
  let characters = 0;
  const send = async () => {
    if (batch.length > 0) await query(`${into}${places(batch.length, width)}`, batch.flat());
    count += batch.length;
    batch = [];
    characters = 0;
  };
  for (const row of rows) {
    batch.push(row);
    for (const value of row) characters += value?.length ?? 0;
    if (batch.length >= most || characters >= CHARACTERS) await send();
  }
  await send();
  return count;
}

/** Returns `($1, $2), ($3, $4)` for these numbers of rows and columns. */
function places(rows: number, columns: number): string {
  return Array.from({ length: rows }, (_row, row) => {
    const numbers = Array.from(
      { length: columns },
      (_column, column) => `$${String(row * columns + column + 1)}`,
    );
    return `(${numbers.join(', ')})`;
  }).join(', ');
}

function explain({ code, message }: DatabaseError, place: string): RestoreResult {
  if (code === REFUSALS.notEmpty) {
    return refuse('not-empty', `${message} To replace it: npm run restore -- --replace <file>.`);
  }
  if (code === REFUSALS.olderDatabase) return refuse('other-database', message);
  if (code === REFUSALS.danglingReference) return refuse('file', message);
  if (code === '42501' && message.includes('session_replication_role')) {
    return refuse(
      'failed',
      'The database user may not turn triggers off. A superuser allows it once with: ' +
        'grant set on parameter session_replication_role to <user>;',
    );
  }
  return refuse('failed', `The database refused the backup${place}: ${message}.`);
}

function refuse(code: Refusal['code'], message: string): Refusal {
  return { ok: false, code, message: `${message} Nothing was changed.` };
}
