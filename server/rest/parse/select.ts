import { found, type Result } from '../rest-error.ts';
import { tooDeep } from '../bounds.ts';
import { Cursor } from './cursor.ts';
import { type Field, readField, readName } from './fields.ts';

export type SelectedColumn = {
  readonly kind: 'column';
  /** Null for `count()`, which counts rows. */
  readonly field: Field | null;
  readonly alias: string | null;
  readonly cast: string | null;
  readonly aggregate: SelectedAggregate | null;
};

/** `.sum()` and the like after a column, and the cast of what it makes. */
export type SelectedAggregate = {
  readonly name: 'avg' | 'count' | 'max' | 'min' | 'sum';
  readonly cast: string | null;
};

/**
 * A related table: `alias:name!hint!inner(items)`, or `...name(items)` whose columns stand among
 * its parent's.
 */
export type SelectedTable = {
  readonly kind: 'table';
  readonly name: string;
  readonly alias: string | null;
  readonly hint: string | null;
  readonly inner: boolean;
  readonly spread: boolean;
  readonly items: readonly SelectItem[];
};

export type SelectItem = { readonly kind: 'star' } | SelectedColumn | SelectedTable;

const AGGREGATES = ['avg', 'count', 'max', 'min', 'sum'] as const;
const END_EXPECTED = '")", "," or end of input';

/**
 * Reads the `select` parameter, which is not empty; inside an embedded table nothing may be
 * selected. Tables may be embedded `mostEmbedded` deep.
 */
export function parseSelect(text: string, mostEmbedded: number): Result<readonly SelectItem[]> {
  const cursor = new Cursor(`failed to parse select parameter (${text})`, text);
  const items = readItems(cursor, { depth: 0, most: mostEmbedded });
  if (!items.ok) return items;
  return cursor.done ? items : cursor.fail('"," or end of input');
}

/** The depth of embedded tables that the reader is at, and may reach. */
type Depth = {
  readonly depth: number;
  readonly most: number;
};

function readItems(cursor: Cursor, depth: Depth): Result<readonly SelectItem[]> {
  const items: SelectItem[] = [];
  cursor.skipSpace();
  if (depth.depth > 0 && cursor.peek() === ')') return found(items);
  do {
    cursor.skipSpace();
    const item = readItem(cursor, depth);
    if (!item.ok) return item;
    items.push(item.value);
    cursor.skipSpace();
  } while (cursor.take(','));
  return found(items);
}

function readItem(cursor: Cursor, depth: Depth): Result<SelectItem> {
  if (cursor.take('*')) return atEnd(cursor) ? found({ kind: 'star' }) : cursor.fail(END_EXPECTED);
  const spread = cursor.take('...');
  const alias = spread ? null : readAlias(cursor);
  const start = cursor.at;
  const name = readName(cursor);
  if (!name.ok) return cursor.fail('"...", field name (* or [a..z0..9_$]), "*" or "count()"', start);
  if (name.value === 'count' && !spread && cursor.take('()')) {
    const cast = readCast(cursor);
    if (!cast.ok) return cast;
    const aggregate = { name: 'count', cast: cast.value } as const;
    return ended(cursor, { kind: 'column', field: null, alias, cast: null, aggregate });
  }
  if (spread || cursor.peek() === '!' || cursor.peek() === '(') {
    return readTable(cursor, { name: name.value, alias, spread }, depth);
  }
  cursor.at = start;
  return readColumn(cursor, alias);
}

/** Reads `alias:`; null, without a step, when what follows is no alias. */
function readAlias(cursor: Cursor): string | null {
  const start = cursor.at;
  const alias = readName(cursor);
  if (alias.ok && cursor.peek() === ':' && cursor.peek(1) !== ':') {
    cursor.take(':');
    return alias.value;
  }
  cursor.at = start;
  return null;
}

function readColumn(cursor: Cursor, alias: string | null): Result<SelectItem> {
  const field = readField(cursor);
  if (!field.ok) return field;
  const cast = readCast(cursor);
  if (!cast.ok) return cast;
  const aggregate = readAggregate(cursor);
  if (!aggregate.ok) return aggregate;
  const column = { field: field.value, alias, cast: cast.value, aggregate: aggregate.value };
  return ended(cursor, { kind: 'column', ...column });
}

function ended(cursor: Cursor, column: SelectedColumn): Result<SelectItem> {
  if (atEnd(cursor)) return found(column);
  return cursor.fail(`letter, digit, "-", "->>", "->", "::", ${END_EXPECTED}`);
}

/** Reads `::type`; null when none stands here. */
function readCast(cursor: Cursor): Result<string | null> {
  if (!cursor.take('::')) return found(null);
  const cast = cursor.match(/[\p{L}\p{Nd}_ $]+/uy);
  return cast === null ? cursor.fail('letter or digit') : found(cast.trim());
}

/** Reads `.sum()::type`; null when none stands here. */
function readAggregate(cursor: Cursor): Result<SelectedAggregate | null> {
  const name = AGGREGATES.find((one) => cursor.take(`.${one}()`));
  if (name === undefined) return found(null);
  const cast = readCast(cursor);
  return cast.ok ? found({ name, cast: cast.value }) : cast;
}

function readTable(
  cursor: Cursor,
  head: Pick<SelectedTable, 'name' | 'alias' | 'spread'>,
  { depth, most }: Depth,
): Result<SelectItem> {
  let hint: string | null = null;
  let inner = false;
  while (cursor.take('!')) {
    const word = readName(cursor);
    if (!word.ok) return word;
    if (word.value === 'inner') inner = true;
    else if (word.value !== 'left') hint ??= word.value;
  }
  if (!cursor.take('(')) return cursor.fail('"("');
  if (depth >= most) return tooDeep(most);
  const items = readItems(cursor, { depth: depth + 1, most });
  if (!items.ok) return items;
  if (!cursor.take(')')) return cursor.fail('"," or ")"');
  return found({ kind: 'table', ...head, hint, inner, items: items.value });
}

function atEnd(cursor: Cursor): boolean {
  return cursor.done || cursor.peek() === ',' || cursor.peek() === ')';
}
