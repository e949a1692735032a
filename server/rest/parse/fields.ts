import { found, type Result } from '../rest-error.ts';
import type { Cursor } from './cursor.ts';

/** One step into a JSON value: by key or by place, `text` for `->>`. */
export type JsonStep = {
  readonly text: boolean;
  readonly at:
    { readonly kind: 'key'; readonly key: string } | { readonly kind: 'index'; readonly index: string };
};

/** A column by name with the way into it when it holds JSON. */
export type Field = {
  readonly name: string;
  readonly path: readonly JsonStep[];
};

const NAME_EXPECTED = 'field name (* or [a..z0..9_$])';

/**
 * Reads a name: `"any text"` with backslash escapes, or letters, digits, `_`, `$`, blanks and
 * dashes.
 */
export function readName(cursor: Cursor): Result<string> {
  if (cursor.peek() === '"') {
    const start = cursor.at;
    const quoted = readQuoted(cursor);
    return quoted === null ? cursor.fail(NAME_EXPECTED, start) : found(quoted);
  }
  const part = /[\p{L}\p{Nd}_ $]+/uy;
  const start = cursor.at;
  const parts: string[] = [];
  do {
    const text = cursor.match(part);
    if (text === null) return cursor.fail(NAME_EXPECTED, parts.length === 0 ? start : cursor.at);
    parts.push(text.trim());
  } while (cursor.peek(1) !== '>' && cursor.take('-'));
  return found(parts.join('-'));
}

/**
 * Reads a text in double quotes, backslash escapes the next character; null, without a step, when
 * it does not end or holds a NUL, which no name and no value of the database can.
 */
export function readQuoted(cursor: Cursor): string | null {
  // A NUL would end the text of the statement that contains the name.
  const text = cursor.match(/"(?:[^"\\\0]|\\[^\0])*"/y);
  return text === null ? null : text.slice(1, -1).replaceAll(/\\([^])/g, '$1');
}

/** Reads a column name and the JSON path after it, blanks around it left out. */
export function readField(cursor: Cursor): Result<Field> {
  cursor.skipSpace();
  const name = readName(cursor);
  if (!name.ok) return name;
  const path = readJsonPath(cursor);
  if (!path.ok) return path;
  cursor.skipSpace();
  return found({ name: name.value, path: path.value });
}

/** Reads `->key`, `->>key`, `->0` and `->>-1` as often as they follow; none is an empty path. */
export function readJsonPath(cursor: Cursor): Result<readonly JsonStep[]> {
  const steps: JsonStep[] = [];
  while (cursor.startsWith('->')) {
    const text = cursor.take('->>');
    if (!text) cursor.take('->');
    const index = cursor.match(/-?\d+(?=->|::|[.,)]|$)/y);
    if (index !== null) {
      steps.push({ text, at: { kind: 'index', index } });
      continue;
    }
    if (cursor.peek() === '-') return cursor.fail('digit', cursor.at + 1);
    const key = readName(cursor);
    if (!key.ok) return key;
    steps.push({ text, at: { kind: 'key', key: key.value } });
  }
  return found(steps);
}

/** Reads names between commas to the end, as `columns` and `on_conflict` hold them. */
export function readNames(cursor: Cursor): Result<readonly string[]> {
  const names: string[] = [];
  do {
    cursor.skipSpace();
    const name = readName(cursor);
    if (!name.ok) return name;
    names.push(name.value);
    cursor.skipSpace();
  } while (cursor.take(','));
  return cursor.done ? found(names) : cursor.fail('"," or end of input');
}
