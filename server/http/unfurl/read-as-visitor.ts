import type { Database, Param } from '#server/db/database.ts';

/** A card is worth waiting for only so long, in milliseconds. */
const PATIENCE_MS = 500;
const VISITOR = { role: 'anon', claims: null, readOnly: true, timeoutMs: PATIENCE_MS } as const;

/** Returns the first row of a statement as a visitor without an account may read it. */
export async function readAsVisitor(
  database: Database,
  statement: string,
  params: readonly Param[],
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { rows } = await database.withRequest(VISITOR, ({ query }) => query(statement, params));
  return rows[0];
}
