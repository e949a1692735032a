import * as v from 'valibot';
import type { Line } from '../database.ts';
import type { Column, DatabaseFunction, Schema, Table } from '../schema.ts';
import type { Statement } from '../sql/statement.ts';

/** Asks the names in one schema that the role may touch: no other is described to it. */
export function accessStatement(namespace: string): Statement {
  return {
    text: `
SELECT json_build_object(
  'tables', (SELECT coalesce(json_agg(c.relname), '[]') FROM pg_catalog.pg_class c
    WHERE c.relnamespace = n.oid AND c.relkind IN ('r', 'v', 'm', 'f', 'p')
      AND (has_table_privilege(c.oid, 'SELECT, INSERT, UPDATE, DELETE')
        OR has_any_column_privilege(c.oid, 'SELECT, INSERT, UPDATE'))),
  'functions', (SELECT coalesce(json_agg(p.proname), '[]') FROM pg_catalog.pg_proc p
    WHERE p.pronamespace = n.oid AND has_function_privilege(p.oid, 'EXECUTE'))
)::text AS body FROM pg_catalog.pg_namespace n WHERE n.nspname = $1`,
    params: [namespace],
  };
}

const access = v.object({ tables: v.array(v.string()), functions: v.array(v.string()) });

type Fields = Readonly<Record<string, unknown>>;

const ROWS = { description: 'OK' };
const SHARED: Fields = {
  select: { name: 'select', in: 'query', type: 'string', description: 'Columns and related tables' },
  order: { name: 'order', in: 'query', type: 'string', description: 'Ordering' },
  limit: { name: 'limit', in: 'query', type: 'string', description: 'Most rows' },
  offset: { name: 'offset', in: 'query', type: 'string', description: 'Rows to pass over' },
  prefer: { name: 'Prefer', in: 'header', type: 'string', description: 'return, count, resolution, missing' },
};

/**
 * The description of the API at its root (OpenAPI 2.0): tables and functions of one schema that the
 * line names.
 */
export function openApiDocument(schema: Schema, namespace: string, line: Line): string {
  const { tables, functions } = v.parse(access, JSON.parse(line['body'] ?? '{"tables":[],"functions":[]}'));
  const shown = schema.tables.filter((one) => one.schema === namespace && tables.includes(one.name));
  const called = schema.functions.filter((one) => one.schema === namespace && functions.includes(one.name));
  return JSON.stringify({
    swagger: '2.0',
    info: { title: `The tables of ${namespace}`, version: '12' },
    basePath: '/',
    consumes: ['application/json', 'text/csv'],
    produces: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    paths: Object.fromEntries([
      ...shown.map((table) => [`/${table.name}`, tablePath(table)] as const),
      ...called.map((one) => [`/rpc/${one.name}`, functionPath(one)] as const),
    ]),
    definitions: Object.fromEntries(shown.map((table) => [table.name, definition(table.columns)])),
    parameters: SHARED,
  });
}

function tablePath({ name, columns, insertable, updatable, deletable }: Table): Fields {
  const filters = columns.map((column) => ({
    name: column.name,
    in: 'query',
    type: 'string',
    format: column.type,
  }));
  const shared = (...names: readonly string[]) => names.map((one) => ({ $ref: `#/parameters/${one}` }));
  const body = { name, in: 'body', schema: { $ref: `#/definitions/${name}` } };
  const rows = { ...ROWS, schema: { type: 'array', items: { $ref: `#/definitions/${name}` } } };
  const operation = (status: string, answer: Fields, parameters: readonly Fields[]) => ({
    tags: [name],
    parameters,
    responses: { [status]: answer },
  });
  return {
    get: operation('200', rows, [...filters, ...shared('select', 'order', 'limit', 'offset', 'prefer')]),
    ...(insertable
      ? { post: operation('201', { description: 'Created' }, [body, ...shared('select', 'prefer')]) }
      : {}),
    ...(updatable
      ? { patch: operation('204', { description: 'No Content' }, [...filters, body, ...shared('prefer')]) }
      : {}),
    ...(deletable
      ? { delete: operation('204', { description: 'No Content' }, [...filters, ...shared('prefer')]) }
      : {}),
  };
}

function functionPath({ name, args, volatility }: DatabaseFunction): Fields {
  const named = args.filter((arg) => arg.name !== '');
  const body = {
    ...definition(named.map((arg) => ({ name: arg.name, type: arg.type, defaultSql: null }))),
    required: named.filter((arg) => arg.required).map((arg) => arg.name),
  };
  const post = {
    tags: [`(rpc) ${name}`],
    parameters: [{ name: 'args', in: 'body', schema: body }],
    responses: { '200': ROWS },
  };
  const query = named.map((arg) => ({
    name: arg.name,
    in: 'query',
    type: 'string',
    format: arg.type,
    required: arg.required,
  }));
  return volatility === 'volatile' ? { post } : { get: { ...post, parameters: query }, post };
}

function definition(columns: readonly Column[]): Fields {
  return {
    type: 'object',
    properties: Object.fromEntries(
      columns.map(({ name, type, defaultSql }) => [
        name,
        { ...jsonType(type), format: type, ...(defaultSql === null ? {} : { default: defaultSql }) },
      ]),
    ),
  };
}

function jsonType(type: string): Fields {
  if (type.endsWith('[]')) return { type: 'array', items: jsonType(type.slice(0, -2)) };
  if (/^(?:smallint|integer|bigint)$/.test(type)) return { type: 'integer' };
  if (/^(?:numeric|real|double precision)/.test(type)) return { type: 'number' };
  if (type === 'boolean') return { type: 'boolean' };
  return type === 'json' || type === 'jsonb' ? {} : { type: 'string' };
}
