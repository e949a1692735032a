import type { RestRequest } from '../parse/request.ts';
import { found, refused, type Result } from '../rest-error.ts';
import { findTable, type Schema } from '../schema.ts';
import { planCall } from './call.ts';
import { CLOSE, nearest } from './nearest.ts';
import { planRead, type PlanSettings } from './read.ts';
import type { Plan } from './types.ts';
import { planWrite } from './write.ts';

/**
 * Checks every name of a request against the schema and says what is to be done, as far as the
 * settings let it. A table that is not there is PGRST205. Nothing of the request goes on but values
 * and planned names.
 */
export function planRequest(schema: Schema, request: RestRequest, settings: PlanSettings): Result<Plan> {
  if (request.target.kind === 'function') {
    const call = planCall(schema, request, settings);
    return call.ok ? found({ kind: 'call', call: call.value }) : call;
  }
  const table = findTable(schema, request.namespace, request.target.name);
  if (table === null) return unknownTable(schema, request.namespace, request.target.name);
  if (request.method === 'GET' || request.method === 'HEAD') {
    const read = planRead(schema, table, request.query, request.range, settings);
    return read.ok ? found({ kind: 'read', read: read.value }) : read;
  }
  const write = planWrite(schema, table, request, settings);
  return write.ok ? found({ kind: 'write', write: write.value }) : write;
}

/** The refusal of a table that is not there, with the one that may be meant. */
export function unknownTable(schema: Schema, namespace: string, name: string): ReturnType<typeof refused> {
  const names = schema.tables.filter((table) => table.schema === namespace).map((table) => table.name);
  const near = nearest(name, names, CLOSE);
  return refused(404, 'PGRST205', `Could not find the table '${namespace}.${name}' in the schema cache`, {
    hint: near === null ? null : `Perhaps you meant the table '${namespace}.${near}'`,
  });
}
