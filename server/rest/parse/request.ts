import type { Bounds } from '../bounds.ts';
import { found, refused, type Result } from '../rest-error.ts';
import { type Body, bodyOfArguments, parseBody } from './body.ts';
import { type MediaType, parseAccept } from './media-type.ts';
import { parsePreferences, type Preferences } from './prefer.ts';
import { parseQuery, type Query } from './query.ts';
import { parseRange, type RowRange } from './range.ts';

/** A request as it arrived, apart from any HTTP library. */
export type RawRequest = {
  readonly method: string;
  /** The address below the API, still percent-encoded, such as `army_lists` or `rpc/user_count`. */
  readonly path: string;
  /** The query string without its `?`. */
  readonly search: string;
  /** A header by its lower-case name. */
  readonly header: (name: string) => string | null;
  readonly body: string;
};

export type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** A request as it was understood; nothing in it has met the schema yet. */
export type RestRequest = {
  readonly method: Method;
  readonly target: { readonly kind: 'table' | 'function'; readonly name: string };
  /** The schema to look in. */
  readonly namespace: string;
  /**
   * True when a profile header named it, or could have named another: then the answer names it as
   * well.
   */
  readonly namesProfile: boolean;
  readonly query: Query;
  readonly preferences: Preferences;
  readonly media: MediaType;
  readonly range: RowRange;
  /** Null for reading and deleting. */
  readonly body: Body | null;
};

export type ParseSettings = {
  /** The schemas that may be named, the default first. */
  readonly exposed: readonly string[];
  /** True when `Prefer: tx=` is honoured. */
  readonly allowTransaction: boolean;
  readonly bounds: Pick<Bounds, 'embedding'>;
  /** True if a request may ask for the database's plan instead of an answer. */
  readonly plans: boolean;
};

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;

/**
 * Longest query string. Node takes 16 kB of headers, the address among them, unless it is told
 * otherwise; past this one a statement could have more parameters than PostgreSQL counts.
 */
const MAX_SEARCH_LENGTH = 65_536;

/** Parses a request or refuses it with PostgREST's words. Never throws. */
export function parseRequest(raw: RawRequest, settings: ParseSettings): Result<RestRequest> {
  const target = parseTarget(raw);
  if (!target.ok) return target;
  const { method } = target.value;
  if (raw.search.length > MAX_SEARCH_LENGTH) {
    return refused(
      414,
      'PGRST100',
      `The query string is longer than ${String(MAX_SEARCH_LENGTH)} characters`,
    );
  }
  const namespace = parseNamespace(raw, method, settings.exposed);
  if (!namespace.ok) return namespace;
  const media = parseAccept(raw.header('accept'), settings.plans);
  if (!media.ok) return media;
  const query = parseQuery(raw.search, target.value.kind, settings.bounds.embedding);
  if (!query.ok) return query;
  const preferences = parsePreferences(raw.header('prefer'), settings.allowTransaction);
  if (preferences.handling === 'strict' && preferences.unknown.length > 0) {
    return refused(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${preferences.unknown.join(', ')}`,
    });
  }
  const range = parseRange(method === 'GET' ? raw.header('range') : null, query.value);
  if (!range.ok) return range;
  const body = bodyFor(raw, target.value, query.value);
  if (!body.ok) return body;
  return found({
    method,
    target: { kind: target.value.kind, name: target.value.name },
    ...namespace.value,
    query: query.value,
    preferences,
    media: media.value,
    range: range.value,
    body: body.value,
  });
}

type Target = {
  readonly method: Method;
  readonly kind: 'table' | 'function';
  readonly name: string;
};

function parseTarget({ method: verb, path }: RawRequest): Result<Target> {
  const nowhere = refused(404, 'PGRST125', 'Invalid path specified in request URL');
  let parts: string[];
  try {
    parts = path.split('/').map(decodeURIComponent);
  } catch {
    return nowhere;
  }
  const [first = '', second] = parts;
  const isFunction = first === 'rpc' && parts.length === 2;
  const name = isFunction ? (second ?? '') : first;
  if (path === '') return refused(404, 'PGRST126', 'Root endpoint metadata is disabled');
  if (name === '' || parts.length > (isFunction ? 2 : 1)) return nowhere;

  const method = METHODS.find((known) => known === verb);
  if (isFunction && !['GET', 'HEAD', 'POST'].includes(verb)) {
    return refused(405, 'PGRST101', `Cannot use the ${verb} method on RPC`);
  }
  if (method === undefined) return refused(405, 'PGRST117', `Unsupported HTTP method: ${verb}`);
  return found({ method, kind: isFunction ? 'function' : 'table', name });
}

/**
 * The schema that the profile header of the method names, else the default; one that is not served
 * is PGRST106.
 */
export function parseNamespace(
  raw: RawRequest,
  method: Method,
  exposed: readonly string[],
): Result<{ readonly namespace: string; readonly namesProfile: boolean }> {
  const reads = method === 'GET' || method === 'HEAD';
  const profile = raw.header(reads ? 'accept-profile' : 'content-profile');
  const namespace = profile ?? exposed[0] ?? 'public';
  if (profile !== null && !exposed.includes(profile)) {
    return refused(406, 'PGRST106', `Invalid schema: ${profile}`, {
      hint: `Only the following schemas are exposed: ${exposed.join(', ')}`,
    });
  }
  return found({ namespace, namesProfile: profile !== null || exposed.length > 1 });
}

function bodyFor(raw: RawRequest, { method, kind }: Target, query: Query): Result<Body | null> {
  if (kind === 'function') {
    if (method !== 'POST') return found(bodyOfArguments(query.args));
    return parseBody(raw.body, raw.header('content-type'), { anyKeys: true, isCall: true });
  }
  if (method === 'GET' || method === 'HEAD' || method === 'DELETE') return found(null);
  const anyKeys = query.columns !== null;
  return parseBody(raw.body, raw.header('content-type'), { anyKeys, isCall: false });
}
