import type { Database } from '../db/database.ts';

/** The facts of a database that an operator needs, beside its content. */
export type DatabaseState = {
  /** The version of PostgreSQL, such as `15.4`. */
  readonly postgres: string;
  /** The versions of the migrations that were applied, in order. */
  readonly migrations: readonly string[];
  /** The database's own clock, in milliseconds. */
  readonly at: number;
};

/**
 * Reads the state of a database. Throws DatabaseError, also when it was never brought up to date.
 */
export async function readDatabaseState(database: Database): Promise<DatabaseState> {
  const { rows } = await database.withOwner(({ query }) =>
    query(
      `select
         split_part(current_setting('server_version'), ' ', 1) as postgres,
         round(extract(epoch from clock_timestamp()) * 1000)::text as at,
         (select coalesce(string_agg(version, ' ' order by version), '')
          from supabase_migrations.schema_migrations) as migrations`,
    ),
  );
  const [row = {}] = rows;
  return {
    postgres: String(row['postgres']),
    at: Number(row['at']),
    migrations: String(row['migrations'])
      .split(' ')
      .filter((version) => version !== ''),
  };
}
