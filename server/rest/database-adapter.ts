import type { Database, QueryResult } from '../db/database.ts';
import { CODES, DatabaseError } from '../db/database-error.ts';
import type { DatabaseAnswer, DatabaseFault, Line, RestDatabase } from './database.ts';

/** Undoes a transaction whose answer is wanted all the same. */
class Undone extends Error {
  readonly line: Line;
  constructor(line: Line) {
    super('undone');
    this.line = line;
  }
}

const GONE: ReadonlySet<string> = new Set([CODES.crashed, CODES.closed]);

/**
 * The table API's view of the server's database: each statement in a transaction of its own, as the
 * role of its caller.
 */
export function createRestDatabase(database: Database): RestDatabase {
  return {
    async run({ role, readOnly, settings }, statement, keeps): Promise<DatabaseAnswer> {
      try {
        // The claims travel in the settings, as the text that they came as.
        const context = { role, readOnly, settings, claims: null };
        const line = await database.withRequest(context, async ({ query }) => {
          const last = keeps === null;
          const first = lineOf(await query(statement.text, statement.params, { last }));
          if (keeps !== null && !keeps(first)) throw new Undone(first);
          return first;
        });
        return { ok: true, line };
      } catch (cause) {
        if (cause instanceof Undone) return { ok: true, line: cause.line };
        if (cause instanceof DatabaseError) return { ok: false, fault: faultOf(cause) };
        throw cause;
      }
    },
  };
}

/** The column of EXPLAIN, which returns lines of text, or one of JSON. */
const PLAN = 'QUERY PLAN';

function lineOf({ rows }: QueryResult): Line {
  if (rows[0]?.[PLAN] !== undefined) {
    const lines = rows.map(({ [PLAN]: line }) =>
      typeof line === 'string' ? line : JSON.stringify(line, null, 2),
    );
    return { plan: lines.join('\n') };
  }
  const values = Object.entries(rows[0] ?? {});
  return Object.fromEntries(values.map(([name, value]) => [name, typeof value === 'string' ? value : null]));
}

/**
 * Returns the fault of a database error. A driver's message about a lost connection names
 * addresses, so it is dropped here.
 */
function faultOf({ code, message, fields }: DatabaseError): DatabaseFault {
  if (GONE.has(code)) return { kind: 'down', detail: null };
  const { detail = null, hint = null, routine = null } = fields;
  return { kind: 'sql', code, message, detail, hint, routine };
}
