import type { Handler } from 'hono';
import * as v from 'valibot';
import type { Session } from '#server/db/database.ts';
import { pageHeaders, readPage, type Page } from './admin-pages.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthContext } from '../auth-context.ts';

/** The fields that a query searches, by its first word. */
const SCOPES: Readonly<Record<string, readonly string[]>> = {
  // Entries made here name an account's id only; those of a project that moved here have names.
  author: ['actor_id', 'actor_username', 'actor_name'],
  action: ['action'],
  type: ['log_type'],
};

/**
 * GET /admin/audit: what was done with accounts, latest first; `query` is `author:`, `action:` or
 * `type:` and a part of it.
 */
export function readAudit({ database }: AuthContext): Handler {
  return async (c) => {
    const page = readPage(c);
    const search = readSearch(c.req.query('query') ?? '');
    const { entries, total } = await database.withOwner((session) => findEntries(session, search, page));
    return c.json(entries, 200, pageHeaders(c, page, total));
  };
}

type Search = {
  readonly fields: readonly string[];
  readonly text: string;
};

function readSearch(query: string): Search {
  if (query === '') return { fields: [], text: '' };
  const at = query.indexOf(':');
  const scope = query.slice(0, Math.max(at, 0));
  const fields = Object.hasOwn(SCOPES, scope) ? SCOPES[scope] : undefined;
  if (fields === undefined) throw new AuthError('validation_failed', 'Invalid query scope');
  return {
    fields,
    text: query
      .slice(at + 1)
      .replaceAll('\0', '')
      .slice(0, 255),
  };
}

const entryRow = v.object({
  id: v.string(),
  payload: v.unknown(),
  created_at: v.nullable(v.string()),
  ip_address: v.string(),
});

async function findEntries({ query }: Session, { fields, text }: Search, { page, perPage }: Page) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const where = `where $1 = '{}' or exists (
    select from unnest($1::text[]) as field where a.payload ->> field ilike $2
  )`;
  const params = [`{${text === '' ? '' : fields.join(',')}}`, pattern];
  const { rows } = await query(
    `select a.id, a.payload, a.ip_address,
       to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at
     from auth.audit_log_entries a ${where}
     order by a.created_at desc, a.id limit $3::int offset $4::bigint`,
    [...params, perPage, (page - 1) * perPage],
  );
  const counted = await query(
    `select count(*)::float8 as total from auth.audit_log_entries a ${where}`,
    params,
  );
  return {
    entries: rows.map((row) => v.parse(entryRow, row)),
    total: Number(counted.rows[0]?.['total'] ?? 0),
  };
}
