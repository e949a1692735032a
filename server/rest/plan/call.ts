import type { Body } from '../parse/body.ts';
import type { RestRequest } from '../parse/request.ts';
import { found, refused, type Result } from '../rest-error.ts';
import { type DatabaseFunction, findTable, type FunctionArgument, type Schema } from '../schema.ts';
import { CLOSE, nearest } from './nearest.ts';
import { planRead, type PlanSettings } from './read.ts';
import { usedColumns } from './used-columns.ts';
import type { CallPlan, Relation } from './types.ts';

/**
 * Chooses the function that a call means by its name and the names of its arguments. None is
 * PGRST202, several are PGRST203.
 */
export function planCall(schema: Schema, request: RestRequest, settings: PlanSettings): Result<CallPlan> {
  const body = request.body ?? { json: '{}', isArray: false, keys: [] };
  const callable = schema.functions.filter((one) => one.schema === request.namespace && isCallable(one));
  const named = callable.filter((one) => one.name === request.target.name);
  const keys = request.query.columns ?? body.keys;
  const fitting = named.filter((one) => takes(one, keys, body));
  const isWhole = (one: DatabaseFunction) => request.method === 'POST' && takesWholeBody(one, body);
  const chosen = fitting.length === 0 ? named.filter(isWhole) : fitting;
  const [only] = chosen;
  if (only === undefined) return notFound(callable, request, keys, named);
  if (chosen.length > 1) return ambiguous(chosen);

  const wholeBody = only.args.length === 1 && only.args[0]?.name === '';
  const args = wholeBody ? only.args : only.args.filter((arg) => keys.includes(arg.name));
  const limit = Math.min(request.range.limit ?? Infinity, settings.maxRows ?? Infinity);
  const range = { offset: request.range.offset, limit: limit === Infinity ? null : limit };
  const given = only.args.some((arg) => arg.variadic) ? withLists(only, request, body) : body;
  const call = { function: only, args, wholeBody, body: given, range };
  if (only.returns.kind !== 'composite') return found({ ...call, rows: null, columns: [] });
  const rows = planRead(schema, relationOf(schema, only), request.query, request.range, settings);
  return rows.ok ? found({ ...call, rows: rows.value, columns: usedColumns(rows.value) }) : rows;
}

/** In an address a variadic argument stands as often as it has values. */
function withLists({ args }: DatabaseFunction, { method, query }: RestRequest, body: Body): Body {
  if (method === 'POST') return body;
  const values = (name: string) => query.args.filter(([key]) => key === name).map(([, value]) => value);
  const entries = args
    .filter((arg) => body.keys.includes(arg.name))
    .map((arg) => [arg.name, arg.variadic ? values(arg.name) : values(arg.name).at(-1)]);
  return { ...body, json: JSON.stringify(Object.fromEntries(entries)).toWellFormed() };
}

/**
 * The rows of a function read as its table, so that filters, orders and embedded tables work on
 * them.
 */
function relationOf(all: Schema, { schema, name, returns }: DatabaseFunction): Relation {
  const place = returns.table ?? { schema, name };
  const computed = findTable(all, place.schema, place.name)?.computed ?? [];
  return { ...place, columns: returns.columns, computed: returns.table === null ? [] : computed };
}

/** The types of an argument without a name, which takes the whole body. */
const WHOLE_TYPES = new Set(['bytea', 'json', 'jsonb', 'text', 'xml']);

/**
 * Tells whether a request can give a function its arguments: all have names, or it has one that
 * takes the whole body.
 */
function isCallable({ args }: DatabaseFunction): boolean {
  const unnamed = args.filter(({ name }) => name === '').length;
  return unnamed === 0 || (unnamed === 1 && WHOLE_TYPES.has(args[0]?.type ?? ''));
}

function takes(candidate: DatabaseFunction, keys: readonly string[], { single }: Body): boolean {
  if (candidate.args.length === 0 && single !== undefined) return false;
  const isKnown = keys.every((key) => candidate.args.some((arg) => arg.name === key));
  return isKnown && candidate.args.every((arg) => !arg.required || keys.includes(arg.name));
}

function takesWholeBody({ args }: DatabaseFunction, { single }: Body): boolean {
  const [only] = args;
  if (args.length !== 1 || only === undefined) return false;
  return single === undefined ? only.type === 'json' || only.type === 'jsonb' : only.type === single.type;
}

function notFound(
  callable: readonly DatabaseFunction[],
  request: RestRequest,
  keys: readonly string[],
  named: readonly DatabaseFunction[],
): ReturnType<typeof refused> {
  const name = `${request.namespace}.${request.target.name}`;
  const single = request.body?.single;
  if (single !== undefined) {
    return refused(404, 'PGRST202', `Could not find the function ${name} in the schema cache`, {
      details:
        `Searched for the function ${name} with a single unnamed ${single.type} parameter, ` +
        'but no matches were found in the schema cache.',
    });
  }
  const list = keys.join(', ');
  const shown = keys.length === 0 ? ' without parameters' : `(${list})`;
  const searched =
    keys.length === 0 ? ' without parameters' : ` with parameter${keys.length > 1 ? 's' : ''} ${list}`;
  const orWhole = request.method === 'POST' ? ' or with a single unnamed json/jsonb parameter' : '';
  return refused(404, 'PGRST202', `Could not find the function ${name}${shown} in the schema cache`, {
    details: `Searched for the function ${name}${searched}${orWhole}, but no matches were found in the schema cache.`,
    hint: callHint(callable, request, keys, named),
  });
}

/** A function of nearly that name, or of that name with nearly those arguments. */
function callHint(
  callable: readonly DatabaseFunction[],
  { namespace, target }: RestRequest,
  keys: readonly string[],
  named: readonly DatabaseFunction[],
): string | null {
  const listed = (names: readonly string[]) => `(${names.toSorted().join(', ')})`;
  const near =
    named.length === 0
      ? nearest(
          target.name,
          callable.map((one) => one.name),
          CLOSE,
        )
      : nearest(
          listed(keys),
          named.map((one) => listed(one.args.map((arg) => arg.name))),
        );
  if (near === null) return null;
  const name = named.length === 0 ? near : `${target.name}${near}`;
  return `Perhaps you meant to call the function ${namespace}.${name}`;
}

function ambiguous(candidates: readonly DatabaseFunction[]): ReturnType<typeof refused> {
  const written = (arg: FunctionArgument) => `${arg.name} => ${arg.type}`;
  const names = candidates.map((one) => `${one.schema}.${one.name}(${one.args.map(written).join(', ')})`);
  return refused(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${names.join(', ')}`,
    {
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    },
  );
}
