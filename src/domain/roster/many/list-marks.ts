import * as v from 'valibot';
import { foldText } from '#domain/catalogue/fold.ts';

/** The most tags of a list; the database refuses more (`private.is_list_marks`). */
export const MOST_TAGS = 10;
/** The most characters of a tag. */
export const MOST_TAG_LENGTH = 30;
/** The most characters of a note on a list. */
export const MOST_NOTE_LENGTH = 500;

/** A choice about a list with its instant, in ms since 1970. */
type Mark<Value> = { readonly at: number; readonly value: Value };

/**
 * The order that a player brings into the saved lists. It is no part of a list's content: it makes
 * no version and no conflict. Of two devices the last choice in each field holds
 * (docs/decisions/103).
 */
export type ListMarks = {
  readonly tags?: Mark<readonly string[]>;
  /** Empty once it was taken away. */
  readonly note?: Mark<string>;
  readonly pinned?: Mark<boolean>;
  readonly archived?: Mark<boolean>;
};

type Values = {
  readonly tags: readonly string[];
  readonly note: string;
  readonly pinned: boolean;
  readonly archived: boolean;
};

/** Characters that turn the direction of a line, and a mark of byte order. */
const TURNS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

const at = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const tag = v.pipe(
  v.string(),
  v.transform(tidyTag),
  v.check((value): boolean => value !== null),
  v.transform(String),
);
const flag = v.fallback(v.optional(v.object({ at, value: v.boolean() })), undefined);
const fields = v.object({
  tags: v.fallback(
    v.optional(v.object({ at, value: v.pipe(v.array(tag), v.maxLength(MOST_TAGS)) })),
    undefined,
  ),
  note: v.fallback(v.optional(v.object({ at, value: v.pipe(v.string(), v.transform(tidyNote)) })), undefined),
  pinned: flag,
  archived: flag,
});

/** Returns the marks in a stored value; what cannot be read is left out. */
export function parseListMarks(input: unknown): ListMarks {
  const read = v.safeParse(fields, input);
  if (!read.success) return {};
  const { tags, note, pinned, archived } = read.output;
  return {
    ...(tags === undefined ? {} : { tags: { ...tags, value: distinct(tags.value) } }),
    ...(note === undefined ? {} : { note }),
    ...(pinned === undefined ? {} : { pinned }),
    ...(archived === undefined ? {} : { archived }),
  };
}

/** Returns the marks of two copies of a list: of each field the later choice. */
export function joinMarks(one: ListMarks, other: ListMarks): ListMarks {
  const tags = later(one.tags, other.tags);
  const note = later(one.note, other.note);
  const pinned = later(one.pinned, other.pinned);
  const archived = later(one.archived, other.archived);
  return {
    ...(tags === undefined ? {} : { tags }),
    ...(note === undefined ? {} : { note }),
    ...(pinned === undefined ? {} : { pinned }),
    ...(archived === undefined ? {} : { archived }),
  };
}

/** Two devices must come to the same, also when both chose in the same millisecond. */
function later<Value>(one?: Mark<Value>, other?: Mark<Value>): Mark<Value> | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (one.at !== other.at) return one.at > other.at ? one : other;
  return JSON.stringify(one.value) >= JSON.stringify(other.value) ? one : other;
}

/** True when two marks hold the same choices of the same instants. */
export function sameMarks(one: ListMarks, other: ListMarks): boolean {
  return JSON.stringify(joinMarks(one, {})) === JSON.stringify(joinMarks(other, {}));
}

/**
 * Returns the marks after a choice; a value that holds already changes nothing. `now`: ms since
 * 1970. A choice is always later than the one before it, whatever another device's clock says.
 */
export function withMark<Field extends keyof Values>(
  marks: ListMarks,
  field: Field,
  value: Values[Field],
  now: number,
): ListMarks {
  if (JSON.stringify(valuesOf(marks)[field]) === JSON.stringify(value)) return marks;
  const next = Math.max(now, (marks[field]?.at ?? 0) + 1);
  return { ...marks, [field]: { at: next, value } };
}

/** Returns what the marks say of a list; one without marks has no tags and is not put anywhere. */
export function valuesOf({ tags, note, pinned, archived }: ListMarks): Values {
  return {
    tags: tags?.value ?? [],
    note: note?.value ?? '',
    pinned: pinned?.value ?? false,
    archived: archived?.value ?? false,
  };
}

/**
 * Returns a typed tag as one line of 30 characters at most; null when nothing is left. Control
 * characters and those that turn the direction of a line go.
 */
export function tidyTag(typed: string): string | null {
  const line = typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')
    .replace(TURNS, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const short = Array.from(line).slice(0, MOST_TAG_LENGTH).join('').trim();
  return short === '' ? null : short;
}

/**
 * Returns a typed note of 500 characters at most, its lines kept. Other control characters and
 * those that turn the direction of a line go.
 */
export function tidyNote(typed: string): string {
  const text = typed
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/[^\P{Cc}\n]|\p{Cs}/gu, '')
    .replace(TURNS, '')
    .trim();
  return Array.from(text).slice(0, MOST_NOTE_LENGTH).join('').trim();
}

/** Returns the tags with one more; null when there are as many as a list may have. */
export function withTag(tags: readonly string[], added: string): readonly string[] | null {
  if (tags.some((one) => isSameTag(one, added))) return tags;
  return tags.length < MOST_TAGS ? [...tags, added] : null;
}

/** Returns the tags without one. */
export function withoutTag(tags: readonly string[], removed: string): readonly string[] {
  return tags.filter((one) => !isSameTag(one, removed));
}

/** True when two tags differ in accents, capitals and spaces at most. */
export function isSameTag(one: string, other: string): boolean {
  return foldText(one) === foldText(other);
}

/** Returns all tags of lists, each once, in the order of the alphabet. */
export function allTags(marks: Iterable<ListMarks>): readonly string[] {
  return distinct([...marks].flatMap((one) => valuesOf(one).tags)).toSorted((one, other) =>
    one.localeCompare(other),
  );
}

function distinct(tags: readonly string[]): readonly string[] {
  const byFolded = new Map<string, string>();
  for (const one of tags) if (!byFolded.has(foldText(one))) byFolded.set(foldText(one), one);
  return [...byFolded.values()];
}
