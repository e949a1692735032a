import { findTable, type Schema } from '../schema.ts';
import { unknownTable } from '../plan/plan.ts';
import { found, refused, type Result } from '../rest-error.ts';
import type { RestResponse } from './answer.ts';

/**
 * The answer to OPTIONS: what may be done at an address below the API, `lists` or `rpc/add`, in the
 * default schema. A name that is not there is refused as when it is read.
 */
export function optionsResponse(schema: Schema, path: string): Result<RestResponse> {
  const namespace = schema.exposed[0] ?? 'public';
  const name = /^rpc\/([^/]+)$/.exec(path)?.[1];
  const allowed =
    name === undefined ? tableMethods(schema, namespace, path) : functionMethods(schema, namespace, name);
  if (allowed === null)
    return name === undefined
      ? unknownTable(schema, namespace, path)
      : unknownFunction(`${namespace}.${name}`);
  return found({ status: 200, headers: { Allow: ['OPTIONS', ...allowed].join(',') }, body: null });
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
  const called = schema.functions.find((one) => one.schema === namespace && one.name === name);
  if (called === undefined) return null;
  return called.volatility === 'volatile' ? ['POST'] : ['GET', 'HEAD', 'POST'];
}

function unknownFunction(name: string): ReturnType<typeof refused> {
  const message = `Could not find the function ${name} in the schema cache`;
  return refused(404, 'PGRST202', message);
}
