/** The column of a table, or of another view, that a column of a view shows as it is. */
export type Origin = {
  /** The table's oid. */
  readonly table: string;
  /** The column's number in it. */
  readonly num: number;
};

const ENTRY = /^TARGETENTRY .*:resno (\d+) .*:resorigtbl ([1-9]\d*) :resorigcol (\d+) :resjunk false$/s;
/**
 * The depth of braces at which a rule's own columns stand; those of queries inside it are deeper.
 */
const OWN = 2;

/**
 * Reads from a view's rule, as pg_rewrite stores it, which of its columns are columns of a table,
 * keyed by their own number. Columns that are computed have no origin.
 */
export function viewOrigins(rule: string): ReadonlyMap<number, Origin> {
  const origins = new Map<number, Origin>();
  let depth = 0;
  let node = '';
  for (const [token] of rule.matchAll(/\\.|[{}]|[^\\{}]+/gs)) {
    if (token === '{') {
      depth += 1;
      if (depth === OWN) node = '';
    } else if (token === '}') {
      const [, own, table, column] = depth === OWN ? (ENTRY.exec(node) ?? []) : [];
      if (table !== undefined) origins.set(Number(own), { table, num: Number(column) });
      depth -= 1;
    } else if (depth === OWN) node += token;
  }
  return origins;
}
