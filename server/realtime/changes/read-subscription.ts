import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import { DatabaseError } from '#server/db/database-error.ts';
import { type ChangeFilter, filterSql, readFilters } from './change-filter.ts';
import { type PublishedTable, readPublished } from './published-tables.ts';

/** The changes that a client follows with one listener. */
export type Subscription = {
  /** Under this number the client hears of a change. */
  readonly id: number;
  readonly operations: readonly string[];
  readonly tables: readonly PublishedTable[];
  readonly filters: readonly ChangeFilter[];
  /** The columns that are wanted; null for all. */
  readonly columns: readonly string[] | null;
};

const OPERATIONS = ['INSERT', 'UPDATE', 'DELETE'];

/** A subscription that cannot be; the message is for the client. */
export class SubscriptionError extends Error {
  override readonly name = 'SubscriptionError';
}

const text = v.string();
const askedSchema = v.object({
  event: v.pipe(text, v.toUpperCase(), v.picklist(['*', 'INSERT', 'UPDATE', 'DELETE'])),
  schema: v.optional(v.pipe(text, v.excludes('\0')), 'public'),
  table: v.pipe(
    v.nullish(v.pipe(text, v.excludes('\0')), '*'),
    v.transform((table) => (table === '*' ? null : table)),
  ),
  filter: v.nullish(text, ''),
  select: v.nullish(
    v.union([
      v.array(text),
      v.pipe(
        text,
        v.transform((columns) => columns.split(',').map((name) => name.trim())),
      ),
    ]),
    ['*'],
  ),
});

/** Reads what a client asks to follow. Throws SubscriptionError and DatabaseError. */
export async function readSubscription(
  database: Database,
  asked: Readonly<Record<string, unknown>>,
  id: number,
): Promise<Subscription> {
  const read = v.safeParse(askedSchema, asked);
  if (!read.success) throw refusal(asked);
  const { event, schema, table, filter, select } = read.output;
  const filters = filter === '' ? [] : readFilters(filter);
  const columns = select.includes('*') ? null : select;
  const tables = await readPublished(database, schema, table);
  if (tables.length === 0 || filters === null) throw refusal(asked);
  for (const one of tables) {
    const isKnown = (columns ?? []).every((column) => one.types.has(column));
    if (!isKnown || !(await canCompare(database, one, filters))) throw refusal(asked);
  }
  return { id, operations: event === '*' ? OPERATIONS : [event], tables, filters, columns };
}

/** True when every column is known and every value is one of the column's type. */
async function canCompare(
  { withOwner }: Database,
  { types }: PublishedTable,
  filters: readonly ChangeFilter[],
): Promise<boolean> {
  for (const filter of filters) {
    const sql = filterSql(filter, types, 1);
    // PostgreSQL holds no text with NUL.
    if (sql === null || sql.params.some((value) => value.includes('\0'))) return false;
    if (sql.casts.length === 0) continue;
    try {
      await withOwner(({ query }) => query(`select ${sql.casts.join(', ')}`, sql.params, { last: true }));
    } catch (cause) {
      if (cause instanceof DatabaseError && cause.code.startsWith('22')) return false;
      throw cause;
    }
  }
  return true;
}

function refusal(asked: object): SubscriptionError {
  const shown = JSON.stringify(asked).slice(0, 500);
  return new SubscriptionError(
    `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: [${shown}]`,
  );
}
