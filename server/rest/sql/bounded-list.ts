/** A sum of float4 that passes this is an error of the database (22003). */
const LARGEST_FLOAT4 = 3.402_823_4e38;

/**
 * Returns an aggregate over the rows of `x` that is null without any and breaks off the statement
 * once the column `j` of all rows has more than `mostBytes`. No aggregate of PostgreSQL gives up at
 * a size, but a sum of float4 does at its range: so the bytes are scaled to it. `mostBytes` is part
 * of the text: a statement stays the same for all requests of its kind.
 */
export function boundedBytes(mostBytes: number): string {
  return `sum(pg_column_size(x.j)::float4 * ${String(LARGEST_FLOAT4 / mostBytes)}::float4)`;
}

/** The routine that a fault of boundedBytes comes from, whatever language the database speaks. */
export const BOUND_ROUTINE = 'float_overflow_error';

/**
 * Returns the query of one value: the list of the rows of `source`, as JSON, of `mostBytes` at
 * most.
 */
export function boundedList(source: string, mostBytes: number): string {
  return (
    `SELECT CASE WHEN ${boundedBytes(mostBytes)} >= 0 THEN json_agg(x.j) ELSE '[]' END AS j ` +
    `FROM ${jsonRows(source)}`
  );
}

/**
 * Returns `x` with one column `j`, each row of `source` as JSON; OFFSET 0 has the database write
 * each row once.
 */
export function jsonRows(source: string, json = 'row_to_json(x.*)'): string {
  return `(SELECT ${json} AS j FROM ${source} AS x OFFSET 0) AS x`;
}
