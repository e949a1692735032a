import { describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { CODES, DatabaseError } from '../db/database-error.ts';
import { createSchemaCache } from './schema-cache.ts';
import type { Schema } from './schema.ts';

/** A database that holds one table, `table_1` at the first reading, `table_2` at the second. */
function countingDatabase() {
  const state = { readings: 0, away: false };
  const schema = () => ({
    tables: [
      {
        oid: '1',
        schema: 'public',
        name: `table_${String(state.readings)}`,
        columns: [],
        rule: null,
        insertable: true,
        updatable: true,
        deletable: true,
      },
    ],
    keys: [],
    functions: [],
  });
  const database: Pick<Database, 'withOwner'> = {
    withOwner: async (run) => {
      state.readings += 1;
      await Promise.resolve();
      if (state.away) throw new DatabaseError(CODES.crashed, 'gone');
      return run({
        script: async () => Promise.resolve(),
        query: async () => Promise.resolve({ rows: [{ schema: JSON.stringify(schema()) }], affected: 0 }),
      });
    },
  };
  return { state, database };
}

function open() {
  const { state, database } = countingDatabase();
  const time = { ms: 0 };
  const cache = createSchemaCache(database, ['public'], () => new Date(time.ms));
  return { state, cache, time };
}

function tableOf(schema: Schema | null): string | undefined {
  return schema?.tables[0]?.name;
}

describe('the schema of the table API', () => {
  it('is read once for simultaneous requests, and kept', async () => {
    const { state, cache } = open();
    const both = await Promise.all([cache.schema(), cache.schema()]);
    expect(both.map(tableOf)).toEqual(['table_1', 'table_1']);
    await cache.schema();
    expect(state.readings).toBe(1);
  });

  it('is read again for a request that it does not satisfy, at most once every two seconds', async () => {
    const { state, cache, time } = open();
    const known = await cache.schema();
    if (known === null) throw new Error('no schema');
    time.ms = 1_999;
    expect(await cache.newerThan(known)).toBeNull();
    time.ms = 2_000;
    const newer = await Promise.all([cache.newerThan(known), cache.newerThan(known)]);
    expect(newer.map(tableOf)).toEqual(['table_2', 'table_2']);
    expect(tableOf(await cache.newerThan(known))).toBe('table_2');
    expect(state.readings).toBe(2);
  });

  it('is renewed behind the requests after a minute', async () => {
    const { cache, time } = open();
    await cache.schema();
    time.ms = 60_000;
    expect(tableOf(await cache.schema())).toBe('table_1');
    await new Promise(setImmediate);
    expect(tableOf(await cache.schema())).toBe('table_2');
  });

  it('stays as it was when it cannot be read again, and is null when it never could', async () => {
    const { state, cache, time } = open();
    const known = await cache.schema();
    if (known === null) throw new Error('no schema');
    state.away = true;
    time.ms = 5_000;
    expect(await cache.newerThan(known)).toBeNull();
    expect(await cache.schema()).toBe(known);
    const never = open();
    never.state.away = true;
    expect(await never.cache.schema()).toBeNull();
    never.state.away = false;
    expect(tableOf(await never.cache.schema())).toBe('table_2');
  });
});
