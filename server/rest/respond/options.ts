import { findTable, type Schema } from '../schema.ts';
import type { RestResponse } from './answer.ts';

/**
 * The answer to OPTIONS: what may be done at an address below the API, `lists` or `rpc/add`, in the default schema.
 * Null when nothing is there.
 */
export function optionsResponse(schema: Schema, path: string): RestResponse | null {
  const namespace = schema.exposed[0] ?? 'public';
  const name = /^rpc\/([^/]+)$/.exec(path)?.[1];
  const allowed =
    name === undefined ? tableMethods(schema, namespace, path) : functionMethods(schema, namespace, name);
  if (allowed === null) return null;
  return { status: 200, headers: { Allow: ['OPTIONS', ...allowed].join(',') }, body: null };
}

function tableMethods(schema: Schema, namespace: string, name: string): readonly string[] | null {
  const table = findTable(schema, namespace, name);
  if (table === null) return null;
  const { insertable, updatable, deletable, primaryKey } = table;
  return [
    'GET',
    'HEAD',
    ...(insertable ? ['POST'] : []),
    ...(insertable && updatable && primaryKey.length > 0 ? ['PUT'] : []),
    ...(updatable ? ['PATCH'] : []),
    ...(deletable ? ['DELETE'] : []),
  ];
}

function functionMethods(schema: Schema, namespace: string, name: string): readonly string[] | null {
  const found = schema.functions.find((one) => one.schema === namespace && one.name === name);
  if (found === undefined) return null;
  return found.volatility === 'volatile' ? ['POST'] : ['GET', 'HEAD', 'POST'];
}
