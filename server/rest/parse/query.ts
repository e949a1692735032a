import { DEFAULT_BOUNDS } from '../bounds.ts';
import { every, found, type Result } from '../rest-error.ts';
import { Cursor } from './cursor.ts';
import { readNames } from './fields.ts';
import { parseFilter, parseGroup, parsePath, type PlacedFilter } from './filter.ts';
import { type OrderTerm, parseOrder } from './order.ts';
import { parseSelect, type SelectItem } from './select.ts';

/**
 * All that a query string says. A path names the embedded tables that lead there; empty is the
 * table itself.
 */
export type Query = {
  readonly select: readonly SelectItem[];
  readonly filters: readonly PlacedFilter[];
  readonly orders: readonly { readonly path: readonly string[]; readonly terms: readonly OrderTerm[] }[];
  readonly limits: readonly Bound[];
  readonly offsets: readonly Bound[];
  readonly onConflict: readonly string[] | null;
  readonly columns: readonly string[] | null;
  /** Arguments of a function, by name; empty for a table. */
  readonly args: readonly Parameter[];
  /** The parameters in order of their names, as Content-Location shows them. */
  readonly canonical: string;
};

export type Bound = {
  readonly path: readonly string[];
  readonly rows: number;
};

export type Parameter = readonly [name: string, value: string];

const RESERVED = new Set(['select', 'columns', 'on_conflict']);
const OPERATION =
  /^(?:not\.|(?:eq|neq|gte?|lte?|i?like|i?match|cs|cd|ov|sl|sr|nxr|nxl|adj|in|is|isdistinct|fts|plfts|phfts|wfts)[.(])/;

/**
 * Reads a query string without its `?`. A parameter whose value is no operation is an argument for
 * a function; for a table it is refused. Never throws.
 */
export function parseQuery(
  text: string,
  target: 'table' | 'function',
  mostEmbedded = DEFAULT_BOUNDS.embedding,
): Result<Query> {
  const parameters = split(text);
  const named = (name: string) => parameters.filter(([key]) => key.split('.').at(-1) === name);
  const isArgument = ([key, value]: Parameter) =>
    target === 'function' && !key.includes('.') && !OPERATION.test(value);
  const rest = parameters.filter(([key]) => !isShape(key));

  const select = parseSelect(valueOf(parameters, 'select') || '*', mostEmbedded);
  if (!select.ok) return select;
  const simple = every(
    rest.filter((parameter) => !isArgument(parameter)),
    ([key, value]) => parseFilter(key, value),
  );
  if (!simple.ok) return simple;
  const groups = every([...named('and'), ...named('or')], ([key, value]) => parseGroup(key, value));
  if (!groups.ok) return groups;
  const orders = every(named('order'), parseOrderParameter);
  if (!orders.ok) return orders;
  const limits = every(named('limit'), parseBound);
  if (!limits.ok) return limits;
  const offsets = every(named('offset'), parseBound);
  if (!offsets.ok) return offsets;
  const onConflict = parseNames(parameters, 'on_conflict');
  if (!onConflict.ok) return onConflict;
  const columns = parseNames(parameters, 'columns');
  if (!columns.ok) return columns;

  return found({
    select: select.value,
    filters: [...groups.value, ...simple.value],
    orders: orders.value,
    limits: limits.value.filter((bound) => bound !== null),
    offsets: offsets.value.filter((bound) => bound !== null),
    onConflict: onConflict.value,
    columns: columns.value,
    args: rest.filter(isArgument),
    canonical: canonical(text),
  });
}

/** The parameters in their order; one without `=` says nothing and is left out. */
function split(text: string): Parameter[] {
  return text
    .split('&')
    .filter((piece) => piece.includes('='))
    .flatMap((piece) => [...new URLSearchParams(piece).entries()].slice(0, 1));
}

function isShape(key: string): boolean {
  return RESERVED.has(key) || ['and', 'or', 'order', 'limit', 'offset'].includes(key.split('.').at(-1) ?? '');
}

function valueOf(parameters: readonly Parameter[], name: string): string | undefined {
  return parameters.find(([key]) => key === name)?.[1];
}

function parseOrderParameter([key, value]: Parameter): Result<Query['orders'][number]> {
  const place = parsePath(key);
  if (!place.ok) return place;
  const terms = parseOrder(value);
  return terms.ok ? found({ path: place.value.path, terms: terms.value }) : terms;
}

/** A bound that is no whole number says nothing, as with PostgREST. */
function parseBound([key, value]: Parameter): Result<Bound | null> {
  const place = parsePath(key);
  if (!place.ok) return place;
  if (!/^-?\d+$/.test(value)) return found(null);
  const rows = Math.max(-1, Math.min(Number(value), Number.MAX_SAFE_INTEGER));
  return found({ path: place.value.path, rows });
}

function parseNames(parameters: readonly Parameter[], name: string): Result<readonly string[] | null> {
  const text = valueOf(parameters, name);
  if (text === undefined) return found(null);
  return readNames(new Cursor(`failed to parse ${name} parameter (${text})`, text));
}

/** Values of one name stand together between commas, as PostgREST writes them. */
function canonical(text: string): string {
  const values = new Map<string, string[]>();
  for (const [key, value] of new URLSearchParams(text)) {
    values.set(key, [...(values.get(key) ?? []), encode(value)]);
  }
  return [...values]
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, list]) => `${encode(key)}=${list.join(',')}`)
    .join('&');
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
