/** Runs queries: over the table API as the app does, or as the server itself. */
import type { Database } from '#server/db/database.ts';
import { openRest } from '#tests/builders/rest.ts';
import type { Query, Row } from './query.ts';

const TIMEOUT_MS = 60_000;

/** Runs a query with arguments. What it writes is undone. Throws when it is refused. */
export type Caller = (query: Query, row: Row) => Promise<void>;

export function createCaller(database: Database): Caller {
  const rest = openRest(database, { allowRollback: true });
  return async (query, row) => {
    if ('sql' in query) {
      await database.withTrial(
        { role: 'service_role', claims: null, readOnly: false, timeoutMs: TIMEOUT_MS },
        async (session) => void (await session.query(query.sql, query.params?.(row) ?? [])),
        async () => Promise.resolve(),
      );
      return;
    }
    const { path, method, query: search = {}, body, prefer } = query.call(row);
    const verb = method ?? (body === undefined ? 'GET' : 'POST');
    const answer = await rest.request(`/rest/v1/${path}?${new URLSearchParams(search).toString()}`, {
      method: verb,
      headers: {
        'content-type': 'application/json',
        prefer: [prefer, ...(verb === 'GET' ? [] : ['tx=rollback'])].filter(Boolean).join(','),
        ...header('x-sub', row['me']),
        ...header('x-session', row['session']),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status >= 400) throw new Error(`${String(answer.status)} ${text.slice(0, 300)}`);
  };
}

function header(name: string, value: unknown): Readonly<Record<string, string>> {
  return typeof value === 'string' ? { [name]: value } : {};
}
