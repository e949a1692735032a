import * as v from 'valibot';
import type { Line } from '../database.ts';
import type { RestRequest } from '../parse/request.ts';
import type { Plan } from '../plan/types.ts';
import { found, refused, type RestError, type Result } from '../rest-error.ts';
import { contentRange, rangeStatus } from './content-range.ts';

export type RestResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null without a body. */
  readonly body: string | null;
};

/**
 * Returns the reason why a statement must be rolled back, seen from its line: the wrong number of
 * rows for one object, more rows than max-affected, a PUT whose body is another row. Null when all
 * is well. The caller rolls back.
 */
export function lineProblem({ media, preferences }: RestRequest, plan: Plan, line: Line): RestError | null {
  const rows = Number(line['page'] ?? 0);
  const kind = plan.kind === 'write' ? plan.write.kind : plan.kind;
  if (kind === 'put' && rows !== 1) {
    return refused(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)').error;
  }
  const limit = preferences.handling === 'strict' ? preferences.maxAffected : null;
  if (limit !== null && rows > limit && (kind === 'update' || kind === 'delete' || kind === 'call')) {
    return refused(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
      details: `The query affects ${String(rows)} rows`,
    }).error;
  }
  if (media.shape === 'object' && rows !== 1) {
    return refused(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${String(rows)} rows`,
    }).error;
  }
  return null;
}

/** The answer that is the database's plan of the statement. */
export function planResponse(request: RestRequest, line: Line): RestResponse {
  return { status: 200, headers: contentHeaders(request), body: line['plan'] ?? '' };
}

/**
 * True when lineProblem can find anything in what a request does; if not, its line need not be
 * awaited to keep it.
 */
export function maySpoil({ method, media, preferences }: RestRequest): boolean {
  return method === 'PUT' || media.shape === 'object' || preferences.maxAffected !== null;
}

/** Returns the response to a request from the line of its statement. */
export function answerResponse(request: RestRequest, plan: Plan, line: Line): Result<RestResponse> {
  const own = plan.kind === 'write' ? writeResponse(request, plan, line) : readResponse(request, plan, line);
  const applied = appliedPreferences(request, plan);
  const headers = applied === '' ? own.headers : { ...own.headers, 'Preference-Applied': applied };
  return overridden({ ...own, headers }, line);
}

function readResponse(
  request: RestRequest,
  plan: Exclude<Plan, { kind: 'write' }>,
  line: Line,
): RestResponse {
  const { offset } = request.range;
  const rows = Number(line['page'] ?? 0);
  const total = line['total'] === null || line['total'] === undefined ? null : Number(line['total']);
  const status = rangeStatus(offset, rows, total);
  const headers: Record<string, string> = { 'Content-Range': contentRange(offset, offset + rows - 1, total) };
  if (plan.kind === 'call' && plan.call.function.returns.kind === 'void') {
    return { status: 204, headers, body: null };
  }
  if (plan.kind === 'read') {
    const { canonical } = request.query;
    const name = encodeURIComponent(request.target.name);
    headers['Content-Location'] = `/${name}${canonical === '' ? '' : `?${canonical}`}`;
  }
  const typed = { ...headers, ...contentHeaders(request) };
  if (status === 416) {
    const { error } = refused(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${String(offset)} was requested, but there are only ${String(total)} rows.`,
    });
    return { status, headers: { ...typed, 'Content-Type': JSON_TYPE }, body: errorBody(error) };
  }
  return { status, headers: typed, body: request.method === 'HEAD' ? null : (line['body'] ?? '') };
}

function writeResponse(
  request: RestRequest,
  { write }: Extract<Plan, { kind: 'write' }>,
  line: Line,
): RestResponse {
  const rows = Number(line['page'] ?? 0);
  const counted = request.preferences.count === null ? null : rows;
  const isShown = write.rows !== null;
  const headers: Record<string, string> = isShown ? contentHeaders(request) : {};
  const last = write.kind === 'update' ? rows - 1 : -1;
  if (write.kind !== 'put') headers['Content-Range'] = contentRange(0, last, counted);
  // One address cannot name several rows.
  const location = rows === 1 ? locationOf(request, line['location'] ?? null) : null;
  if (location !== null) headers['Location'] = location;
  return { status: writeStatus(write, isShown, line), headers, body: isShown ? (line['body'] ?? '') : null };
}

function writeStatus(
  { kind, conflict }: Extract<Plan, { kind: 'write' }>['write'],
  isShown: boolean,
  line: Line,
): number {
  if (kind === 'update' || kind === 'delete') return isShown ? 200 : 204;
  const isNew = Number(line['inserted'] ?? 0) > 0;
  if (kind === 'put') return isShown ? (isNew ? 201 : 200) : 204;
  return conflict?.action === 'merge' && !isNew ? 200 : 201;
}

function contentHeaders({ media, namespace, namesProfile }: RestRequest): Record<string, string> {
  const type = { 'Content-Type': media.contentType };
  return namesProfile ? { ...type, 'Content-Profile': namespace } : type;
}

function locationOf({ target }: RestRequest, key: string | null): string | null {
  if (key === null) return null;
  const values = v.parse(v.record(v.string(), v.nullable(v.string())), JSON.parse(key));
  const terms = Object.entries(values).map(([name, value]) =>
    [name, value === null ? 'is.null' : `eq.${value}`].map(encodeURIComponent).join('='),
  );
  return `/${encodeURIComponent(target.name)}?${terms.join('&')}`;
}

const headerList = v.array(v.record(v.string(), v.pipe(v.string(), v.regex(/^[\t\x20-\x7e]*$/))));

/** Functions may choose status and headers by the settings response.status and response.headers. */
function overridden(response: RestResponse, line: Line): Result<RestResponse> {
  let { status, headers } = response;
  const statusText = line['response_status'] ?? null;
  if (statusText !== null) {
    status = Number(statusText);
    if (!Number.isInteger(status) || status < 200 || status > 599) {
      return refused(500, 'PGRST112', 'response.status guc must be a valid status code');
    }
  }
  const headersText = line['response_headers'] ?? null;
  if (headersText !== null) {
    const list = v.safeParse(headerList, readJson(headersText));
    if (!list.success || list.output.some((one) => Object.keys(one).some((name) => !/^[\w-]+$/.test(name)))) {
      const message =
        'response.headers guc must be a JSON array composed of objects with a single key and a string value';
      return refused(500, 'PGRST111', message);
    }
    for (const one of list.output) headers = { ...headers, ...one };
  }
  const isEmpty = status === 204 || status === 304;
  return found({ status, headers, body: isEmpty ? null : response.body });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** The body of a refusal, its keys in PostgREST's order. */
function errorBody({ code, details, hint, message }: RestError): string {
  return JSON.stringify({ code, details, hint, message });
}

/** A refusal as an answer; one of a token says so in WWW-Authenticate. */
export function errorResponse(
  error: RestError,
  headers: Readonly<Record<string, string>> = {},
): RestResponse {
  const challenge: Record<string, string> =
    error.code === 'PGRST301' || error.code === 'PGRST303'
      ? {
          'WWW-Authenticate': `Bearer error="invalid_token", error_description="${error.message.replaceAll(/[^\x20-\x7e]|["\\]/g, '')}"`,
        }
      : error.code === 'PGRST302'
        ? { 'WWW-Authenticate': 'Bearer' }
        : {};
  return {
    status: error.status,
    headers: { 'Content-Type': JSON_TYPE, ...challenge, ...headers },
    body: errorBody(error),
  };
}

/**
 * The Preference-Applied header: what was asked for and had a meaning for this kind of request;
 * empty for nothing.
 */
function appliedPreferences({ preferences, query }: RestRequest, plan: Plan): string {
  const { resolution, representation, count, transaction, missing, handling, timezone, maxAffected } =
    preferences;
  const kind = plan.kind === 'write' ? plan.write.kind : plan.kind;
  const writes = plan.kind === 'write';
  const takesConflict =
    kind === 'insert' && ((writes && plan.write.table.primaryKey.length > 0) || query.onConflict !== null);
  const takesMissing = kind === 'insert' || kind === 'update';
  const takesLimit = (kind === 'update' || kind === 'delete' || kind === 'call') && handling === 'strict';
  const applied = [
    takesConflict && named('resolution', resolution),
    takesMissing && named('missing', missing),
    writes && named('return', representation),
    named('count', count),
    named('tx', transaction),
    named('handling', handling),
    named('timezone', timezone),
    takesLimit && named('max-affected', maxAffected),
  ];
  return applied.filter((wish) => wish !== false && wish !== null).join(', ');
}

function named(key: string, value: string | number | null): string | null {
  return value === null ? null : `${key}=${String(value)}`;
}
