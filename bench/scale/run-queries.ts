/** Runs every query of the product on a filled database. */
import { openPostgresDatabase } from '#server/db/postgres/postgres-database.ts';
import { createCaller } from './caller.ts';
import { measure, type Measured } from './measure.ts';
import { ADMIN_QUERIES } from './queries/admin.ts';
import { BOARD_QUERIES } from './queries/board.ts';
import { CATALOGUE_QUERIES } from './queries/catalogue.ts';
import { EVENT_QUERIES } from './queries/events.ts';
import { LIST_QUERIES } from './queries/lists.ts';
import { PEOPLE_QUERIES } from './queries/people.ts';
import { PLAY_QUERIES } from './queries/play.ts';
import { SERVER_QUERIES } from './queries/server.ts';
import { readSamples } from './samples.ts';
import type { Sizes } from './sizes.ts';
import { openTracingDatabase } from './tracing-database.ts';
import { DATABASE_PARTS } from '../database-parts.ts';

/** All of them. */
export const QUERIES = [
  ...LIST_QUERIES,
  ...BOARD_QUERIES,
  ...PEOPLE_QUERIES,
  ...PLAY_QUERIES,
  ...EVENT_QUERIES,
  ...CATALOGUE_QUERIES,
  ...ADMIN_QUERIES,
  ...SERVER_QUERIES,
];
const LARGE = `
  select relname, reltuples::float8 as rows from pg_class
  where relkind = 'r' and reltuples > 10000 and relnamespace::regnamespace::text not in ('pg_catalog', 'bench')`;

/** The queries that ran, and a line for each that could not. */
export type Ran = { readonly measured: readonly Measured[]; readonly failed: readonly string[] };

export type Run = {
  readonly sizes: Sizes;
  readonly times: number;
  /** A part of the names of the queries to run. */
  readonly only: string;
};

export async function runQueries(url: string, { sizes, times, only }: Run): Promise<Ran> {
  const database = await openPostgresDatabase({ url, onFault: DATABASE_PARTS.onFault });
  const tracing = await openTracingDatabase(url);
  try {
    const samples = await readSamples(database, sizes);
    const { rows } = await database.withOwner(({ query }) => query(LARGE));
    const parts = {
      call: createCaller(database),
      trace: createCaller(tracing),
      tracing,
      times,
      large: new Map(rows.map((row) => [String(row['relname']), Number(row['rows'])])),
    };
    const measured: Measured[] = [];
    const failed: string[] = [];
    for (const query of QUERIES.filter(({ name }) => name.includes(only))) {
      try {
        measured.push(await measure(query, samples[query.of], parts));
      } catch (cause) {
        failed.push(`${query.name} cannot be run: ${String(cause)}`);
      }
    }
    return { measured, failed };
  } finally {
    await database.close();
    await tracing.close();
  }
}
