import * as v from 'valibot';
import { callRest } from '#platform/backend/call-rest.ts';

/**
 * Reads a whole table of texts in reading order (docs/product.md, "Reader"). The returned rows are
 * not yet validated.
 */
export async function readTable(
  table: string,
  columns: readonly string[],
  signal?: AbortSignal,
): Promise<readonly unknown[]> {
  const query = { select: columns.join(','), order: 'order_index.asc,id.asc' };
  const answer = await callRest({ path: table, query, ...(signal === undefined ? {} : { signal }) });
  return v.parse(v.array(v.unknown()), answer);
}

/**
 * Returns the rows that match a schema. Others are left out, so that one bad row does not hide a
 * book.
 */
export function rowsOf<Schema extends v.GenericSchema>(
  schema: Schema,
  rows: unknown,
): readonly v.InferOutput<Schema>[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) => {
    const parsed = v.safeParse(schema, row);
    return parsed.success ? [parsed.output] : [];
  });
}

/** A column that may be empty; anything but text counts as empty. */
export const translation = v.fallback(v.nullable(v.string()), null);
