import type { RestRequest } from '../parse/request.ts';
import { found, refused, type Result } from '../rest-error.ts';
import { findTable, type Schema } from '../schema.ts';
import { planCall } from './call.ts';
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
  const near = schema.tables.find((table) => table.schema === namespace && isNear(table.name, name));
  return refused(404, 'PGRST205', `Could not find the table '${namespace}.${name}' in the schema cache`, {
    hint: near === undefined ? null : `Perhaps you meant the table '${namespace}.${near.name}'`,
  });
}

/** True when three quarters of the pairs of neighbouring letters are the same. */
function isNear(a: string, b: string): boolean {
  const pairs = (text: string) =>
    Array.from({ length: text.length + 1 }, (_, at) => `-${text}-`.slice(at, at + 2));
  const [own, other] = [pairs(a), new Set(pairs(b))];
  const shared = own.filter((pair) => other.has(pair)).length;
  return (2 * shared) / (a.length + b.length + 2) >= 0.75;
}
