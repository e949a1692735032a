import { found, type Result } from '../rest-error.ts';
import { Cursor, MAX_GROUPS } from './cursor.ts';
import { type Field, readField, readJsonPath, readName } from './fields.ts';
import { type Condition, readCondition, readGroupedValue, readWholeValue } from './operation.ts';

export type FilterTree =
  | ({ readonly kind: 'filter'; readonly field: Field } & Condition)
  | {
      readonly kind: 'group';
      readonly op: 'and' | 'or';
      readonly not: boolean;
      readonly parts: readonly FilterTree[];
    };

/**
 * A filter and the embedded tables that lead to what it filters; an empty path is the table itself.
 */
export type PlacedFilter = {
  readonly path: readonly string[];
  readonly tree: FilterTree;
};

/** Reads a parameter such as `id=eq.1`, `data->>a=like.b*` or `author.name=eq.x`. */
export function parseFilter(key: string, value: string): Result<PlacedFilter> {
  const place = parsePath(key);
  if (!place.ok) return place;
  const cursor = new Cursor(`failed to parse filter (${value})`, value);
  const condition = readCondition(cursor, readWholeValue);
  if (!condition.ok) return condition;
  if (!cursor.done) return cursor.fail('end of input');
  return found({
    path: place.value.path,
    tree: { kind: 'filter', field: place.value.field, ...condition.value },
  });
}

/** Reads a group parameter such as `or=(a.eq.1,b.gt.2)`, `not.and=(…)` or `author.or=(…)`. */
export function parseGroup(key: string, value: string): Result<PlacedFilter> {
  const cursor = new Cursor(`failed to parse logic path (${key})`, key);
  const words: string[] = [];
  do {
    const word = readName(cursor);
    if (!word.ok) return word;
    words.push(word.value);
  } while (cursor.take('.'));
  if (!cursor.done) return cursor.fail('delimiter (.) or end of input');
  const op = words.at(-1) === 'or' ? 'or' : 'and';
  const not = words.includes('not');
  const opening = new Cursor(`failed to parse logic tree (${value})`, value);
  opening.skipSpace();
  if (opening.peek() !== '(') return opening.fail('"("');
  const tree = parseTree(`${op}${value}`, value);
  if (!tree.ok) return tree;
  const path = words.slice(0, -1).filter((word) => word !== 'not');
  const placed = not && tree.value.kind === 'group' ? { ...tree.value, not: true } : tree.value;
  return found({ path, tree: placed });
}

function parseTree(text: string, shown: string): Result<FilterTree> {
  const cursor = new Cursor(`failed to parse logic tree (${shown})`, text);
  const tree = readTree(cursor, 0);
  if (!tree.ok) return tree;
  return cursor.done ? tree : cursor.fail('end of input');
}

function readTree(cursor: Cursor, depth: number): Result<FilterTree> {
  cursor.skipSpace();
  const head = cursor.match(/(?:not\.)?(?:and|or)[ \t]*\(/y);
  if (head !== null) return readGroup(cursor, head, depth);
  const start = cursor.at;
  const field = readField(cursor);
  if (!field.ok) {
    return cursor.fail(
      'field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)',
      start,
    );
  }
  if (!cursor.take('.')) return cursor.fail(depth === 0 ? '"("' : 'delimiter (.)');
  const condition = readCondition(cursor, readGroupedValue);
  return condition.ok ? found({ kind: 'filter', field: field.value, ...condition.value }) : condition;
}

function readGroup(cursor: Cursor, head: string, depth: number): Result<FilterTree> {
  if (depth >= MAX_GROUPS) return cursor.fail(`at most ${String(MAX_GROUPS)} groups in one another`);
  const parts: FilterTree[] = [];
  do {
    const part = readTree(cursor, depth + 1);
    if (!part.ok) return part;
    parts.push(part.value);
    cursor.skipSpace();
  } while (cursor.take(','));
  if (!cursor.take(')')) return cursor.fail('"," or ")"');
  cursor.skipSpace();
  const not = head.startsWith('not.');
  return found({ kind: 'group', op: head.includes('or') ? 'or' : 'and', not, parts });
}

/** Reads `author.name` and `author.data->>key`: the embedded tables, then the column. */
export function parsePath(key: string): Result<{ readonly path: readonly string[]; readonly field: Field }> {
  const cursor = new Cursor(`failed to parse tree path (${key})`, key);
  const names: string[] = [];
  let last = '';
  do {
    const name = readName(cursor);
    if (!name.ok) return name;
    last = name.value;
    names.push(last);
  } while (cursor.take('.'));
  const steps = readJsonPath(cursor);
  if (!steps.ok) return steps;
  if (!cursor.done) return cursor.fail('delimiter (.) or end of input');
  return found({ path: names.slice(0, -1), field: { name: last, path: steps.value } });
}
