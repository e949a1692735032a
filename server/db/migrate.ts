import type { Database, OwnerSession, Session } from './database.ts';
import { DatabaseError } from './database-error.ts';
import type { Migration } from './migration-files.ts';

export type MigrationPlan = {
  /** The migrations that a hosted project already has: `server/db/bootstrap`. */
  readonly bootstrap: readonly Migration[];
  /** The project's own: `supabase/migrations`. */
  readonly migrations: readonly Migration[];
};

/**
 * A migration could not be applied. The database is as it was before that migration; `message` says
 * which, and why.
 */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

const BOOTSTRAP_RECORD = 'supabase_migrations.server_bootstrap';
/** The table of the hosted CLI, so that a dump moves to a hosted project with what was applied. */
const RECORD = 'supabase_migrations.schema_migrations';
const RECORDS = `
  create schema if not exists supabase_migrations;
  create table if not exists ${BOOTSTRAP_RECORD} (version text primary key, statements text[], name text);
  create table if not exists ${RECORD} (version text primary key, statements text[], name text);`;

/** Any number: processes that start together on one database wait for each other here. */
const LOCK = "select pg_advisory_xact_lock(hashtext('muster migrations'))";

/**
 * Brings a database up to date: the bootstrap, then the migrations, each once, in order, each in
 * its own transaction. Returns the names of those that were applied now. Throws MigrationError at
 * the first that fails; those before it stay. Calls `onEdited` when a file differs from the one
 * that was applied under its name: the database may then lack its new content.
 */
export async function migrate(
  database: Database,
  plan: MigrationPlan,
  onEdited: (problem: MigrationError) => void = ignore,
): Promise<readonly string[]> {
  await database.withOwner(async ({ query, script }) => {
    await query(LOCK);
    await script(RECORDS);
    await refuseNewer({ query }, plan);
  });
  const edited = [
    ...(await findEdited(database, BOOTSTRAP_RECORD, plan.bootstrap)),
    ...(await findEdited(database, RECORD, plan.migrations)),
  ];
  if (edited.length > 0) onEdited(new MigrationError(wordsOf(edited)));
  return [
    ...(await applyAll(database, BOOTSTRAP_RECORD, plan.bootstrap)),
    ...(await applyAll(database, RECORD, plan.migrations)),
  ];
}

function ignore(): void {
  return undefined;
}

/**
 * Migrations whose file is not what was applied. Those that were applied before their text was kept
 * are passed over.
 */
async function findEdited(
  database: Database,
  record: string,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  const { rows } = await database.withOwner(({ query }) =>
    query(
      `select version, array_to_string(statements, ';') as text from ${record} where cardinality(statements) > 0`,
    ),
  );
  const applied = new Map(rows.map((row) => [String(row['version']), bare(String(row['text']))]));
  return migrations
    .filter(({ version, sql }) => (applied.get(version) ?? bare(sql)) !== bare(sql))
    .map(fileName);
}

/** The hosted CLI keeps single statements without what stands between them. */
function bare(sql: string): string {
  return sql.replaceAll(/[\s;]+/g, '');
}

function wordsOf(edited: readonly string[]): string {
  const [first = ''] = edited;
  const more = edited.length > 1 ? ` and ${String(edited.length - 1)} more` : '';
  return `${first}${more}: the file was edited after this database had applied it, so that the database may differ from a new one. Undo the edit, and write what is missing as a new migration.`;
}

/**
 * An older version would write into tables whose rules it does not know. A folder without
 * migrations knows none and refuses none.
 */
async function refuseNewer({ query }: Session, { bootstrap, migrations }: MigrationPlan): Promise<void> {
  if (migrations.length === 0) return;
  const { rows } = await query(
    `select version, name from (
       select version, name from ${BOOTSTRAP_RECORD} where version <> all (string_to_array($1, ','))
       union all
       select version, name from ${RECORD} where version <> all (string_to_array($2, ','))
     ) as unknown order by version limit 1`,
    [bootstrap, migrations].map((known) => known.map(({ version }) => version).join(',')),
  );
  const [row] = rows;
  if (row === undefined) return;
  throw new MigrationError(
    `This database was brought up to date by a newer version of Muster: this one does not know its migration ${String(row['version'])}_${String(row['name'])}. ` +
      'Nothing was changed. Start that version or a later one, or restore a backup from before into an empty database.',
  );
}

async function applyAll(
  database: Database,
  record: string,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  const applied: string[] = [];
  for (const migration of migrations) {
    const now = await database.withOwner((session) => applyOnce(session, record, migration));
    if (now) applied.push(fileName(migration));
  }
  return applied;
}

/** Returns false when the migration was applied before, by whichever process. */
async function applyOnce(
  { query, script }: OwnerSession,
  record: string,
  migration: Migration,
): Promise<boolean> {
  await query(LOCK);
  const { rows } = await query(
    `select (version = $1) as same from ${record} where version >= $1 order by version limit 1`,
    [migration.version],
  );
  if (rows[0]?.['same'] === true) return false;
  if (rows.length > 0) {
    throw new MigrationError(
      `${fileName(migration)} is older than a migration that was applied before it. Give it a newer timestamp.`,
    );
  }
  try {
    await script(migration.sql);
  } catch (cause) {
    throw new MigrationError(problem(migration, cause), { cause });
  }
  await query(`insert into ${record} (version, name, statements) values ($1, $2, array[$3])`, [
    migration.version,
    migration.name,
    migration.sql,
  ]);
  return true;
}

function problem(migration: Migration, cause: unknown): string {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const position = cause instanceof DatabaseError ? Number(cause.fields.position ?? 0) : 0;
  const line = migration.sql.slice(0, position).split('\n').length;
  const where = position > 0 ? `, line ${String(line)}` : '';
  return `${fileName(migration)}${where}: ${reason}. Nothing of it was applied; the database is as it was before.`;
}

function fileName({ version, name }: Migration): string {
  return `${version}_${name}.sql`;
}
