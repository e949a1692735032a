import type { Hono } from 'hono';
import type { Database } from '../db/database.ts';
import { createRestDatabase } from './database-adapter.ts';
import { createRest, type RestParts } from './handler.ts';
import { createSchemaCache } from './schema-cache.ts';

/** The parts that the table API needs from the server around it. */
export type RestApiParts = {
  readonly database: Database;
  /** The schemas that may be asked for, the default first. */
  readonly schemas: readonly string[];
  /** Honours `Prefer: tx=rollback`. */
  readonly allowRollback: boolean;
  readonly now: () => Date;
} & Pick<
  RestParts,
  'identify' | 'mount' | 'maxRows' | 'bounds' | 'aggregates' | 'plans' | 'extraSearchPath' | 'turns'
>;

/** The table API, `/rest/v1`, over the server's database. */
export function createRestApi({ database, schemas, allowRollback, now, ...parts }: RestApiParts): Hono {
  return createRest({
    ...parts,
    database: createRestDatabase(database),
    schemas: createSchemaCache(database, schemas, now),
    allowTransaction: allowRollback,
  });
}
