import { found, type Result } from '../rest-error.ts';
import { Cursor } from './cursor.ts';
import { type Field, readField, readName } from './fields.ts';

export type OrderTerm = {
  /** The embedded table that holds the field; null for the table itself. */
  readonly relation: string | null;
  readonly field: Field;
  readonly direction: 'asc' | 'desc' | null;
  readonly nulls: 'first' | 'last' | null;
};

/** Reads `a.desc.nullslast,data->>b,author(name)`. */
export function parseOrder(text: string): Result<readonly OrderTerm[]> {
  const cursor = new Cursor(`failed to parse order (${text})`, text);
  const terms: OrderTerm[] = [];
  do {
    cursor.skipSpace();
    const term = readTerm(cursor);
    if (!term.ok) return term;
    terms.push(term.value);
    cursor.skipSpace();
  } while (cursor.take(','));
  return cursor.done ? found(terms) : cursor.fail('"," or end of input');
}

function readTerm(cursor: Cursor): Result<OrderTerm> {
  const place = readPlace(cursor);
  if (!place.ok) return place;
  const wordsAt = cursor.at + 1;
  const direction = cursor.match(/\.(?:asc|desc)(?![a-z])/y);
  const nullsAt = cursor.at + 1;
  const nulls = cursor.match(/\.nulls(?:first|last)(?![a-z])/y);
  if (cursor.peek() === '.') {
    const expected = '"nullsfirst" or "nullslast"';
    return direction === null
      ? cursor.fail(`"asc", "desc", ${expected}`, wordsAt)
      : cursor.fail(expected, nullsAt);
  }
  return found({
    ...place.value,
    direction: direction === null ? null : direction === '.asc' ? 'asc' : 'desc',
    nulls: nulls === null ? null : nulls === '.nullsfirst' ? 'first' : 'last',
  });
}

function readPlace(cursor: Cursor): Result<Pick<OrderTerm, 'relation' | 'field'>> {
  const start = cursor.at;
  const name = readName(cursor);
  if (name.ok && cursor.take('(')) {
    const field = readField(cursor);
    if (!field.ok) return field;
    if (!cursor.take(')')) return cursor.fail('")"');
    return found({ relation: name.value, field: field.value });
  }
  cursor.at = start;
  const field = readField(cursor);
  return field.ok ? found({ relation: null, field: field.value }) : field;
}
