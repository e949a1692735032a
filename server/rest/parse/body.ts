import { readCsv } from '#domain/catalogue/import/parse-csv.ts';
import { found, refused, type Result } from '../rest-error.ts';

/**
 * A body as the database gets it: its own JSON text, never rebuilt, so that numbers keep all their
 * digits.
 */
export type Body = {
  readonly json: string;
  readonly isArray: boolean;
  /** The keys of its objects, in the order of the first. */
  readonly keys: readonly string[];
  /** For a call whose body is no JSON: the one value that it is, and its type. */
  readonly single?: SingleValue;
};

/** A whole body as the one argument of a function. */
export type SingleValue = {
  readonly type: 'text' | 'xml' | 'bytea';
  readonly text: string;
};

const EMPTY_ARRAY: Body = { json: '[]', isArray: true, keys: [] };
const SINGLE_TYPES: ReadonlyMap<string, SingleValue['type']> = new Map([
  ['text/plain', 'text'],
  ['text/xml', 'xml'],
  ['application/octet-stream', 'bytea'],
]);
const MAX_NESTING = 100;

/**
 * Reads the body of a write or a call. With `anyKeys` (a request that names its columns) objects
 * may have different keys; else they must all have the same. An empty body is `{}` for a call and a
 * refusal for a write (PGRST102). The body of a call may also be one text, XML document or string
 * of bytes.
 */
export function parseBody(
  text: string,
  contentType: string | null,
  { anyKeys, isCall }: { readonly anyKeys: boolean; readonly isCall: boolean },
): Result<Body> {
  const type = essence(contentType ?? 'application/json');
  const single = isCall ? SINGLE_TYPES.get(type) : undefined;
  if (single !== undefined)
    return found({ json: '{}', isArray: false, keys: [], single: { type: single, text } });
  if (text === '' && isCall) return found({ json: '{}', isArray: false, keys: [] });
  switch (type) {
    case '':
    case 'application/json':
    case 'application/vnd.pgrst.object':
    case 'application/vnd.pgrst.object+json':
    case 'application/vnd.pgrst.array':
    case 'application/vnd.pgrst.array+json':
      return parseJson(text, anyKeys);
    case 'application/x-www-form-urlencoded':
      return found(objectOf(Object.fromEntries(new URLSearchParams(text))));
    case 'text/csv': {
      const json = csvToJson(text);
      return json === null ? invalid('All lines must have same number of fields') : parseJson(json, anyKeys);
    }
    default:
      return invalid(`Content-Type not acceptable: ${type}`);
  }
}

/** The media type of a Content-Type header without its parameters. */
function essence(contentType: string): string {
  return contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Returns the text of a body, for bytes as SQL writes them: they need not be UTF-8. */
export async function readText(request: Request): Promise<string> {
  if (essence(request.headers.get('content-type') ?? '') !== 'application/octet-stream')
    return request.text();
  return `\\x${Buffer.from(await request.arrayBuffer()).toString('hex')}`;
}

/** The arguments of a call by GET as a body. A name given twice counts with its last value. */
export function bodyOfArguments(args: readonly (readonly [string, string])[]): Body {
  return objectOf(Object.fromEntries(args));
}

function objectOf(record: Readonly<Record<string, string>>): Body {
  return { json: JSON.stringify(record).toWellFormed(), isArray: false, keys: Object.keys(record) };
}

function parseJson(text: string, anyKeys: boolean): Result<Body> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return invalid('Empty or invalid json');
  }
  if (nesting(text) > MAX_NESTING) return invalid('The JSON is nested too deeply');
  if (isObject(value)) return found({ json: text, isArray: false, keys: Object.keys(value) });
  if (!Array.isArray(value)) return found(EMPTY_ARRAY);
  const rows: readonly unknown[] = value;
  const [first] = rows;
  if (first === undefined) return found(EMPTY_ARRAY);
  const keys = isObject(first) ? Object.keys(first) : [];
  const isUniform = rows.every((row) => isObject(row) && (anyKeys || hasKeys(row, keys)));
  return isUniform ? found({ json: text, isArray: true, keys }) : invalid('All object keys must match');
}

function hasKeys(row: object, keys: readonly string[]): boolean {
  return Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns the depth of brackets in valid JSON: the database's own reader has a shallower stack than
 * ours.
 */
function nesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\[^])*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, (depth += 1));
    else if (token === ']' || token === '}') depth -= 1;
  }
  return deepest;
}

function invalid(message: string): ReturnType<typeof refused> {
  return refused(400, 'PGRST102', message);
}

/**
 * Turns CSV with a header line (RFC 4180) into a JSON array of objects; the unquoted or quoted
 * word NULL is null, as PostgREST reads it. Returns null when a quote is never closed, or a line
 * has more or fewer fields than the header.
 */
function csvToJson(text: string): string | null {
  const table = readCsv(text);
  if (!table.ok) return null;
  const [header, ...lines] = table.rows.map(({ cells }) => cells);
  if (header === undefined) return '[]';
  if (lines.some((line) => line.length !== header.length)) return null;
  const rows = lines.map((line) =>
    Object.fromEntries(header.map((name, place) => [name, line[place] === 'NULL' ? null : line[place]])),
  );
  return JSON.stringify(rows).toWellFormed();
}
