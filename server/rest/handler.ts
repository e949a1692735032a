import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { clientAddress, networkOf } from '../http/client-address.ts';
import type { Turns } from '../limits/turns.ts';
import { visitorOf } from '../limits/visitor-of.ts';
import { answerTooLarge, type Bounds } from './bounds.ts';
import { type Asked, type Caller, contextOf } from './context.ts';
import type { DatabaseAnswer, Line, RestDatabase, TransactionContext } from './database.ts';
import { readText } from './parse/body.ts';
import { parseNamespace, parseRequest, type RawRequest } from './parse/request.ts';
import { planRequest } from './plan/plan.ts';
import {
  answerResponse,
  errorResponse,
  lineProblem,
  maySpoil,
  planResponse,
  type RestResponse,
} from './respond/answer.ts';
import { compressed } from './respond/compressed.ts';
import { faultRefusal, isOverBound } from './respond/fault.ts';
import { accessStatement, openApiDocument } from './respond/open-api.ts';
import { optionsResponse } from './respond/options.ts';
import { refused, type RestError, type Result } from './rest-error.ts';
import type { SchemaCache } from './schema-cache.ts';
import type { Schema } from './schema.ts';
import { buildStatement } from './sql/build.ts';
import type { Statement } from './sql/statement.ts';

export type { Caller } from './context.ts';

/** The parts of the table API. */
export type RestParts = {
  readonly database: RestDatabase;
  /** Decides whose statement runs next; null runs them as they come. */
  readonly turns: Turns | null;
  /** The schemas that are there now. While they cannot be read the response is 503. */
  readonly schemas: SchemaCache;
  /** Reads the caller from the headers; a bad token is a refusal (PGRST301 to PGRST303). */
  readonly identify: (headers: Headers) => Promise<Result<Caller>>;
  /** The address before the table's name, such as `/rest/v1`. */
  readonly mount: string;
  /** No answer holds more rows. */
  readonly maxRows: number | null;
  readonly bounds: Bounds;
  /** `sum()` and the like may be selected. */
  readonly aggregates: boolean;
  /** A request may ask for the database's plan. */
  readonly plans: boolean;
  /** Honours `Prefer: tx=rollback`. */
  readonly allowTransaction: boolean;
  /** Schemas that follow the request's own in the search path. */
  readonly extraSearchPath: readonly string[];
};

const MAX_BODY_BYTES = 1_048_576;

/**
 * Creates the table API, `/rest/v1`: parse, plan, SQL, one transaction, respond. Every response is
 * JSON.
 */
export function createRest(parts: RestParts): Hono {
  const rest = new Hono();
  const tooLarge = refused(413, 'PGRST102', 'The request body is larger than 1 MB').error;
  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: async () => toResponse(errorResponse(tooLarge), undefined),
  });
  // Looking for the body costs as much as answering a read, and a tenth of a save: Hono makes a
  // stream of it.
  rest.use(async (c, next) =>
    isRead(c.req.method) || saysItIsSmall(c.req.raw.headers) ? next() : limit(c, next),
  );
  rest.all('*', async (c) =>
    toResponse(await answer(parts, c.req.raw, clientAddress(c)), c.req.header('accept-encoding')),
  );
  return rest;
}

async function answer(parts: RestParts, request: Request, address: string): Promise<RestResponse> {
  const caller = await parts.identify(request.headers);
  if (!caller.ok) return errorResponse(caller.error);
  const visitor = visitorOf(caller.value, address);
  const early = visitor === null ? null : (parts.turns?.refusal(visitor) ?? null);
  if (early !== null) {
    await parts.turns?.hold();
    const { error, headers } = faultRefusal({ kind: 'busy', ...early }, caller.value.isUser);
    return errorResponse(error, headers);
  }
  const schema = await parts.schemas.schema();
  if (schema === null) {
    const message = 'Could not query the database for the schema cache. Retrying.';
    return errorResponse(refused(503, 'PGRST002', message).error);
  }
  const raw = await rawRequest(parts.mount, request);
  const network = visitor === null ? null : networkOf(address);
  const asked = { caller: caller.value, visitor, network, headers: request.headers, raw };
  const first = await answerWith(parts, schema, asked);
  if (!('missed' in first)) return first;
  const newer = await parts.schemas.newerThan(schema);
  if (newer === null) return first.missed;
  const second = await answerWith(parts, newer, asked);
  return 'missed' in second ? second.missed : second;
}

/** The refusal of a name that is not in the schema: a newer schema may have it. */
type Missed = {
  readonly missed: RestResponse;
};

async function answerWith(parts: RestParts, schema: Schema, asked: Asked): Promise<RestResponse | Missed> {
  const { caller, raw } = asked;
  if (raw.path === '' && isRead(raw.method)) return describe(parts, schema, asked);
  if (raw.method === 'OPTIONS') {
    return orRefusal(optionsResponse(schema, raw.path));
  }
  const parsed = parseRequest(raw, { ...parts, exposed: schema.exposed });
  if (!parsed.ok) return errorResponse(parsed.error);
  const plan = planRequest(schema, parsed.value, parts);
  if (!plan.ok) return refusal(plan.error);

  const { method, media, preferences, namespace } = parsed.value;
  const statement = buildStatement(plan.value, {
    media,
    counts: preferences.count !== null,
    silent: method === 'HEAD',
    mostBytes: parts.bounds.answerBytes,
  });
  const { timezone } = preferences;
  const context = contextOf(asked, { namespace, extraSearchPath: parts.extraSearchPath, timezone });
  const problemOf = (line: Line) =>
    media.plan === null ? lineProblem(parsed.value, plan.value, line) : null;
  const isUndone = preferences.transaction === 'rollback';
  const mayFail = isUndone || (media.plan === null && maySpoil(parsed.value));
  const keeps = (line: Line) => !isUndone && problemOf(line) === null;
  const result = await runInTurn(
    parts,
    asked,
    context,
    statement,
    mayFail && !context.readOnly ? keeps : null,
  );
  if (!result.ok) {
    if (isOverBound(result.fault)) return errorResponse(answerTooLarge(parts.bounds).error);
    const fault = faultRefusal(result.fault, caller.isUser);
    return refusal(fault.error, fault.headers);
  }
  if (media.plan !== null) return planResponse(parsed.value, result.line);
  const problem = problemOf(result.line);
  if (problem !== null) return errorResponse(problem);
  const response = answerResponse(parsed.value, plan.value, result.line);
  return response.ok ? response.value : errorResponse(response.error);
}

function orRefusal(response: Result<RestResponse>): RestResponse | Missed {
  return response.ok ? response.value : refusal(response.error);
}

async function runInTurn(
  { turns, database }: RestParts,
  { visitor }: Asked,
  context: TransactionContext,
  statement: Statement,
  keeps: ((line: Line) => boolean) | null,
): Promise<DatabaseAnswer> {
  const run = () => database.run(context, statement, keeps);
  if (turns === null) return run();
  const turn = await turns.take(visitor, run);
  return turn.ok ? turn.value : { ok: false, fault: { kind: 'busy', ...turn.refusal } };
}

/** The description of the API at its root, of what the caller may touch. */
async function describe(parts: RestParts, schema: Schema, asked: Asked): Promise<RestResponse> {
  const place = parseNamespace(asked.raw, 'GET', schema.exposed);
  if (!place.ok) return errorResponse(place.error);
  const { namespace, namesProfile } = place.value;
  const context = contextOf(asked, { namespace, extraSearchPath: parts.extraSearchPath, timezone: null });
  const result = await runInTurn(parts, asked, context, accessStatement(namespace), null);
  if (!result.ok) {
    const { error, headers } = faultRefusal(result.fault, asked.caller.isUser);
    return errorResponse(error, headers);
  }
  const body = asked.raw.method === 'HEAD' ? null : openApiDocument(schema, namespace, result.line);
  const type = { 'Content-Type': 'application/openapi+json; charset=utf-8' };
  return { status: 200, headers: namesProfile ? { ...type, 'Content-Profile': namespace } : type, body };
}

/** Codes that a schema older than the database leads to. */
const MISSES: ReadonlySet<string> = new Set(
  'PGRST200 PGRST202 PGRST204 PGRST205 42P01 42703 42883'.split(' '),
);

function refusal(error: RestError, headers: Readonly<Record<string, string>> = {}): RestResponse | Missed {
  const response = errorResponse(error, headers);
  return MISSES.has(error.code) ? { missed: response } : response;
}

async function rawRequest(mount: string, request: Request): Promise<RawRequest> {
  const url = new URL(request.url);
  const below = url.pathname.startsWith(mount) ? url.pathname.slice(mount.length) : url.pathname;
  return {
    method: request.method,
    path: below.replace(/^\//, ''),
    search: url.search.slice(1),
    header: (name) => request.headers.get(name),
    body: isRead(request.method) ? '' : await readText(request),
  };
}

/** True for a body whose length is given and allowed: Node reads no more than that. */
function saysItIsSmall(headers: Headers): boolean {
  const length = headers.get('content-length');
  return length !== null && !headers.has('transfer-encoding') && Number(length) <= MAX_BODY_BYTES;
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * Rows are as they are now, for this caller: nothing on the way keeps them, unless a function says
 * how long it may.
 */
async function toResponse(response: RestResponse, acceptEncoding: string | undefined): Promise<Response> {
  const { status, headers, body } = await compressed(response, acceptEncoding);
  const all = new Headers(headers);
  if (!all.has('Cache-Control')) all.set('Cache-Control', 'no-store');
  all.append('Vary', 'Authorization, apikey, Accept-Encoding');
  return new Response(body, { status, headers: all });
}
