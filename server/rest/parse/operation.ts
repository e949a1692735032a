import { found, type Result } from '../rest-error.ts';
import type { Cursor } from './cursor.ts';
import { readQuoted } from './fields.ts';

const QUANTIFIABLE = ['eq', 'gte', 'gt', 'lte', 'lt', 'like', 'ilike', 'match', 'imatch'] as const;
const SIMPLE = ['neq', 'cs', 'cd', 'ov', 'sl', 'sr', 'nxr', 'nxl', 'adj'] as const;
const SEARCHES = ['fts', 'plfts', 'phfts', 'wfts'] as const;
const TRUTHS = ['not_null', 'null', 'true', 'false', 'unknown'] as const;

export type Comparison = (typeof QUANTIFIABLE)[number] | (typeof SIMPLE)[number];
export type Search = (typeof SEARCHES)[number];
export type Truth = (typeof TRUTHS)[number];
export type Quantifier = 'any' | 'all';

export type Operation =
  | {
      readonly kind: 'compare';
      readonly op: Comparison;
      readonly quantifier: Quantifier | null;
      readonly value: string;
    }
  | { readonly kind: 'in'; readonly values: readonly string[] }
  | { readonly kind: 'is'; readonly truth: Truth }
  | { readonly kind: 'isdistinct'; readonly value: string }
  | {
      readonly kind: 'search';
      readonly op: Search;
      readonly language: string | null;
      readonly value: string;
    };

/** An operation and whether its answer is turned round. */
export type Condition = {
  readonly not: boolean;
  readonly operation: Operation;
};

/** Reads a value: to the end of the text, or inside a group to a comma or bracket. */
export type ValueReader = (cursor: Cursor) => string;

const OPERATOR_EXPECTED = 'operator (eq, gt, ...)';

/**
 * Reads `eq.1`, `not.in.(1,2)`, `wfts(spanish).text` and all else that may stand after a column.
 */
export function readCondition(cursor: Cursor, readValue: ValueReader): Result<Condition> {
  const not = cursor.take('not.');
  const operation = readOperation(
    cursor,
    readValue,
    not ? OPERATOR_EXPECTED : `"not" or ${OPERATOR_EXPECTED}`,
  );
  return operation.ok ? found({ not, operation: operation.value }) : operation;
}

function readOperation(cursor: Cursor, readValue: ValueReader, expected: string): Result<Operation> {
  const start = cursor.at;
  const word = cursor.match(/[a-z]+/y);
  const modifier = cursor.match(/\([^)]*\)/y)?.slice(1, -1) ?? null;
  const again = () => cursor.fail(expected, start);
  if (!cursor.take('.')) return again();

  const plain = modifier === null ? readPlain(cursor, word, readValue) : null;
  if (plain !== null) return plain;
  const search = SEARCHES.find((op) => op === word);
  if (search !== undefined) {
    if (modifier !== null && !/^[\p{L}\p{Nd}_ $]+$/u.test(modifier)) return again();
    return found({ kind: 'search', op: search, language: modifier, value: readValue(cursor) });
  }
  const quantifiable = QUANTIFIABLE.find((op) => op === word);
  if (quantifiable === undefined) return again();
  if (modifier !== null && modifier !== 'any' && modifier !== 'all') return again();
  return found({ kind: 'compare', op: quantifiable, quantifier: modifier, value: readValue(cursor) });
}

/** Reads an operation that takes no modifier; null when the word is something else. */
function readPlain(cursor: Cursor, word: string | null, readValue: ValueReader): Result<Operation> | null {
  if (word === 'in') return readList(cursor);
  if (word === 'is') return readTruth(cursor);
  if (word === 'isdistinct') return found({ kind: 'isdistinct', value: readValue(cursor) });
  const op = SIMPLE.find((one) => one === word);
  return op === undefined ? null : found({ kind: 'compare', op, quantifier: null, value: readValue(cursor) });
}

function readTruth(cursor: Cursor): Result<Operation> {
  const start = cursor.at;
  const word = cursor.match(/[a-z_]+/iy)?.toLowerCase();
  const truth = TRUTHS.find((name) => name === word);
  if (truth === undefined) return cursor.fail(`isVal: (${TRUTHS.toSorted().join(', ')})`, start);
  return found({ kind: 'is', truth });
}

function readList(cursor: Cursor): Result<Operation> {
  cursor.skipSpace();
  if (!cursor.take('(')) return cursor.fail('"("');
  cursor.skipSpace();
  const values: string[] = [];
  do values.push(readGroupedValue(cursor));
  while (cursor.take(','));
  if (!cursor.take(')')) return cursor.fail('"," or ")"');
  cursor.skipSpace();
  const isEmpty = values.length === 1 && values[0] === '';
  return found({ kind: 'in', values: isEmpty ? [] : values });
}

/** Reads all that is left, as a filter's own value stands. */
export function readWholeValue(cursor: Cursor): string {
  return cursor.match(/[^]*/y) ?? '';
}

/**
 * Reads a value inside a group or list: quoted, an array in braces, or up to the next comma or
 * bracket.
 */
export function readGroupedValue(cursor: Cursor): string {
  const start = cursor.at;
  const quoted = readQuoted(cursor) ?? cursor.match(/\{[^{}]*\}/y);
  if (quoted !== null && (cursor.done || cursor.peek() === ',' || cursor.peek() === ')')) return quoted;
  cursor.at = start;
  return cursor.match(/[^,)]*/y) ?? '';
}
