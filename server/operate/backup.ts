import { createHash } from 'node:crypto';
import type { Database, OwnerSession, Session } from '../db/database.ts';
import {
  type BackupHeader,
  type BackupSeed,
  type BackupSequence,
  type BackupTable,
  copyLine,
  END_OF_ROWS,
  endLine,
  FORMAT,
  headerLine,
  quoteName,
  quoteRelation,
  rowLine,
} from './backup-format.ts';
import { finishScript, prepareScript, VALUE_SETTINGS } from './backup-script.ts';
import { type CatalogueTable, readCatalogue, readSequenceNames } from './backup-tables.ts';

export type BackupParts = {
  /** The product's version. */
  readonly version: string;
  readonly now: () => Date;
};

export type BackupSummary = {
  readonly tables: number;
  readonly rows: number;
  readonly bytes: number;
};

/**
 * A first page of few rows tells how large rows are; pages of about this many characters follow.
 */
const FIRST_PAGE = 32;
const LARGEST_PAGE = 5_000;
const PAGE_CHARACTERS = 2_000_000;
/** A page is quick; what it may wait for is the disk. */
const TIMEOUT_MS = 120_000;

/**
 * Writes all of the project's data as SQL that psql runs and `restoreBackup` reads: one state of
 * the database, seen from one transaction. `write` is given the text piece by piece and must not
 * wait: the embedded database serves nobody else meanwhile.
 */
export async function writeBackup(
  database: Database,
  { version, now }: BackupParts,
  write: (text: string) => void,
): Promise<BackupSummary> {
  const checksum = createHash('sha256');
  let bytes = 0;
  const put = (text: string) => {
    checksum.update(text, 'utf8');
    bytes += Buffer.byteLength(text);
    write(text);
  };
  const header = await database.withOwner(
    async (session) => {
      await session.script(VALUE_SETTINGS);
      const { tables, leftOut } = await readCatalogue(session);
      const content = await readHeader(session, tables, leftOut, { version, now });
      put(`${introduction(content)}${prepareScript(content)}`);
      for (const [at, table] of content.tables.entries()) {
        const source = tables[at];
        if (source !== undefined) await writeRows(session, source, table, put);
      }
      put(`\n${finishScript(content)}commit;\n`);
      return content;
    },
    { timeoutMs: TIMEOUT_MS, isSnapshot: true },
  );
  const end = `${endLine(checksum.digest('hex'))}\n`;
  write(end);
  const rows = header.tables.reduce((sum, table) => sum + table.rows, 0);
  return { tables: header.tables.length, rows, bytes: bytes + Buffer.byteLength(end) };
}

async function readHeader(
  session: OwnerSession,
  tables: readonly CatalogueTable[],
  leftOut: readonly string[],
  { version, now }: BackupParts,
): Promise<BackupHeader> {
  const counted: BackupTable[] = [];
  for (const { schema, name, columns, partitioned } of tables) {
    const only = partitioned ? '' : 'only ';
    const { rows } = await session.query(
      `select count(*)::float8 as rows from ${only}${quoteRelation({ schema, name })}`,
    );
    counted.push({ schema, name, columns: [...columns], rows: Number(rows[0]?.['rows']) });
  }
  const { rows: versions } = await session.query("select current_setting('server_version') as version");
  return {
    format: FORMAT,
    product: version,
    made: now().toISOString(),
    postgres: String(versions[0]?.['version']),
    migrations: await readMigrationVersions(session),
    seeds: await readSeeds(session),
    tables: counted,
    sequences: await readSequences(session),
    leftOut: [...leftOut],
  };
}

async function exists({ query }: Session, relation: string): Promise<boolean> {
  const { rows } = await query('select to_regclass($1) is not null as found', [relation]);
  return rows[0]?.['found'] === true;
}

async function readMigrationVersions(session: Session): Promise<string[]> {
  if (!(await exists(session, 'supabase_migrations.schema_migrations'))) return [];
  const { query } = session;
  const { rows } = await query('select version from supabase_migrations.schema_migrations order by version');
  return rows.map((row) => String(row['version']));
}

async function readSeeds(session: Session): Promise<BackupSeed[]> {
  if (!(await exists(session, 'muster.applied_seeds'))) return [];
  const { rows } = await session.query(
    'select path, hash, applied_at::text as at from muster.applied_seeds order by path',
  );
  return rows.map(({ path, hash, at }) => ({ path: String(path), hash: String(hash), at: String(at) }));
}

async function readSequences(session: OwnerSession): Promise<BackupSequence[]> {
  const sequences: BackupSequence[] = [];
  for (const sequence of await readSequenceNames(session)) {
    const { rows } = await session.query(
      `select last_value::text as value, is_called as called from ${quoteRelation(sequence)}`,
    );
    sequences.push({
      ...sequence,
      value: String(rows[0]?.['value']),
      called: rows[0]?.['called'] === true,
    });
  }
  return sequences;
}

async function writeRows(
  { query, script }: OwnerSession,
  source: CatalogueTable,
  table: BackupTable,
  put: (text: string) => void,
): Promise<void> {
  put(`\n${copyLine(table)}\n`);
  const values = table.columns.map((column, at) => `${valueOf(table, column)} as c${String(at)}`);
  const order = source.key.length === 0 ? '' : ` order by ${source.key.map(quoteName).join(', ')}`;
  await script(
    `declare muster_backup no scroll cursor for
     select ${values.join(', ')} from ${source.partitioned ? '' : 'only '}${quoteRelation(table)}${order}`,
  );
  let size = FIRST_PAGE;
  for (;;) {
    const { rows } = await query(`fetch ${String(size)} from muster_backup`);
    const lines = rows.map((row) =>
      rowLine(table.columns.map((_column, at) => asText(row[`c${String(at)}`]))),
    );
    const page = lines.map((line) => `${line}\n`).join('');
    put(page);
    if (rows.length < size) break;
    size = Math.max(1, Math.min(LARGEST_PAGE, Math.floor(PAGE_CHARACTERS / (page.length / rows.length))));
  }
  await script('close muster_backup');
  put(`${END_OF_ROWS}\n`);
}

function valueOf({ schema, name }: BackupTable, column: string): string {
  const raw = `${quoteName(column)}::text`;
  return schema === 'auth' && name === 'users' ? accountValue(column, raw) : raw;
}

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function introduction(header: BackupHeader): string {
  return `${headerLine(header)}
--
-- Everything that players and administrators of Muster have stored: accounts with their password hashes, profiles, lists,
-- posts, texts. Keep it as safe as the database itself. Not in it: the tables (migrations make them), sessions (everybody
-- signs in again) and the keys of the installation.
--
-- To restore:  npm run restore -- <this file>
-- or, where the migrations have been applied:  psql --no-psqlrc --dbname <address> --file <this file>
-- The user must be allowed to set session_replication_role: a superuser, or "postgres" of a hosted project.
-- A database that has accounts is refused; to replace them all, add  --command "set muster.replace = on"  before --file.
--
\\set ON_ERROR_STOP on
begin;
set local statement_timeout = 0;
`;
}

/** Every account belongs to this one on a hosted project, which looks for it. */
const INSTANCE = '00000000-0000-0000-0000-000000000000';
const EMPTY = "''::text";

/**
 * The columns of `auth.users` that differ in a backup. Links and codes under way are dropped with
 * their tokens, which are not in the backup. Where we store nothing, a hosted project's server
 * expects an empty text.
 */
const VALUES: ReadonlyMap<string, (raw: string) => string> = new Map([
  ...[
    'confirmation_token',
    'recovery_token',
    'email_change_token_new',
    'email_change_token_current',
    'email_change',
    'phone_change',
    'phone_change_token',
    'reauthentication_token',
  ].map((column): [string, (raw: string) => string] => [column, () => EMPTY]),
  ['email_change_confirm_status', () => "'0'::text"],
  ['instance_id', (raw) => `coalesce(${raw}, '${INSTANCE}')`],
  ['aud', (raw) => `coalesce(nullif(${raw}, ''), 'authenticated')`],
  ['role', (raw) => `coalesce(nullif(${raw}, ''), 'authenticated')`],
  ['raw_app_meta_data', (raw) => `coalesce(${raw}, '{}')`],
  ['raw_user_meta_data', (raw) => `coalesce(${raw}, '{}')`],
]);

/** The SQL for a column of `auth.users` in a backup; `raw` is the column as text. */
function accountValue(column: string, raw: string): string {
  return VALUES.get(column)?.(raw) ?? raw;
}
