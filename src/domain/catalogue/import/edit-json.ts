import { isRecord } from '../is-record.ts';
import { formatValue, WIDTH } from './format-json.ts';
import { type JsonNode, readJson } from './read-json.ts';

/** A place in a file: how deep, behind how much space, from which column on. */
type Place = { readonly depth: number; readonly indent: string; readonly column: number };

/**
 * Writes what became of a JSON file: `text` is the file, `before` the value that was read from it,
 * `after` the value that it shall have. Whatever did not change keeps its order and its form, down
 * to every space. New fields stand where they stand in `after`, and look as `formatJson` writes
 * them. Fields of `before` that the file leaves out stay out.
 */
export function editJson(text: string, before: unknown, after: unknown): string {
  const node = readJson(text);
  const written = write({ text, node }, [before, after], { depth: 0, indent: '', column: 0 });
  return `${text.slice(0, node.start)}${written}${text.slice(node.end)}`;
}

type Source = { readonly text: string; readonly node: JsonNode };
type Part = { readonly label: string; readonly source: Source | null; readonly versions: Versions };
/** A value before and after. */
type Versions = readonly [unknown, unknown];

function write(source: Source, versions: Versions, place: Place): string {
  const [before, after] = versions;
  const former = source.text.slice(source.node.start, source.node.end);
  if (isSame(before, after)) return former;
  const parts = partsOf(source, versions);
  if (parts === null) {
    // A list that stands on one line stays on it.
    const isLine = source.node.children.length > 0 && !former.includes('\n');
    return formatValue(after, place.indent, isLine ? Math.max(place.depth, 2) : place.depth, place.column);
  }
  const [open, close] = Array.isArray(after) ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return `${open}${close}`;
  const first = source.node.children[0];
  const isOpen = first === undefined || source.text.slice(source.node.start, first.from).includes('\n');
  if (!isOpen) {
    const line = parts.map((part) => writePart(part, { ...place, column: 0 })).join(', ');
    const whole = Array.isArray(after) ? `[${line}]` : `{ ${line} }`;
    if (!whole.includes('\n') && place.column + whole.length <= WIDTH) return whole;
  }
  const inner = { ...place, indent: `${place.indent}  `, depth: place.depth + 1 };
  const lines = parts.map((part) => `${inner.indent}${writePart(part, inner)}`);
  return `${open}\n${lines.join(',\n')}\n${place.indent}${close}`;
}

function writePart({ label, source, versions }: Part, { depth, indent }: Place): string {
  const place = { depth, indent, column: indent.length + label.length };
  const value =
    source === null ? formatValue(versions[1], indent, depth, place.column) : write(source, versions, place);
  return `${label}${value}`;
}

/** Returns the parts of a list or record; null for a value that is written new as a whole. */
function partsOf({ text, node }: Source, [before, after]: Versions): readonly Part[] | null {
  if (isRecord(after) && isRecord(before) && node.kind === 'object') {
    const inFile = new Map(node.children.map((child) => [child.key, child.node]));
    const kept = node.children.filter(({ key }) => after[key] !== undefined).map(({ key }) => key);
    const isNew = (key: string) => !inFile.has(key) && !isSame(before[key], after[key]);
    return inOrder(kept, Object.keys(after), isNew).map((key) => ({
      label: `${JSON.stringify(key)}: `,
      source: sourceOf(text, inFile.get(key)),
      versions: [before[key], after[key]],
    }));
  }
  if (!isRecordList(after) || !isRecordList(before) || node.children.length !== before.length) return null;
  return after.map((value, at) => {
    const id = value['id'];
    const place = id === undefined ? at : before.findIndex((each) => each['id'] === id);
    return {
      label: '',
      source: sourceOf(text, node.children[place]?.node),
      versions: [before[place], value],
    };
  });
}

function sourceOf(text: string, node: JsonNode | undefined): Source | null {
  return node === undefined ? null : { text, node };
}

/** The keys that stay, in their order, with each new one behind the one that it follows. */
function inOrder(kept: readonly string[], keys: readonly string[], isNew: (key: string) => boolean) {
  const ordered = [...kept];
  let last = -1;
  for (const key of keys) {
    if (ordered.includes(key)) last = ordered.indexOf(key);
    else if (isNew(key)) ordered.splice((last += 1), 0, key);
  }
  return ordered;
}

function isRecordList(value: unknown): value is readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

/** True for the same value, whatever the order of fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => isSame(each, other[at]));
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}
