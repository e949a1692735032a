import * as v from 'valibot';
import { foldText } from '#domain/catalogue/fold.ts';
import type { UnitId } from '#domain/catalogue/types.ts';

/** The most tags of a list; the database refuses more (`private.is_list_marks`). */
export const MOST_TAGS = 10;
/** The most characters of a tag. */
export const MOST_TAG_LENGTH = 30;
/** The most characters of a note on a list. */
export const MOST_NOTE_LENGTH = 500;
/** The most characters of a note on a unit in a list. */
export const MOST_UNIT_NOTE_LENGTH = 120;
/** The most units of a list with a note, and of those that had one. */
const MOST_UNIT_NOTES = 100;
const MOST_UNIT_ID_LENGTH = 100;

/** A choice about a list with its instant, in ms since 1970. */
type Mark<Value> = { readonly at: number; readonly value: Value };

type UnitNoteKey = `note:${string}`;

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
  /** The note on a unit, one line; empty once it was taken away. It outlives the unit. */
  readonly [unit: UnitNoteKey]: Mark<string>;
};

/** Notes on units that say something. */
export type UnitNotes = ReadonlyMap<UnitId, string>;

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
const unitNote = v.object({ at, value: v.pipe(v.string(), v.transform(tidyUnitNote)) });
const entries = v.record(v.string(), v.unknown());
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
  const unitNotes = Object.entries(v.parse(entries, input)).flatMap(([key, mark]) => {
    const parsed = v.safeParse(unitNote, mark);
    return isUnitNoteKey(key) && parsed.success ? [[key, parsed.output] as const] : [];
  });
  return {
    ...(tags === undefined ? {} : { tags: { ...tags, value: distinct(tags.value) } }),
    ...(note === undefined ? {} : { note }),
    ...(pinned === undefined ? {} : { pinned }),
    ...(archived === undefined ? {} : { archived }),
    ...newest(unitNotes),
  };
}

function isUnitNoteKey(key: string): key is UnitNoteKey {
  return /^note:[^\p{Cc}\p{Cs}]+$/u.test(key) && key.length <= 'note:'.length + MOST_UNIT_ID_LENGTH;
}

/** In one order on every device, so that equal marks are equal texts. */
function newest(notes: readonly (readonly [UnitNoteKey, Mark<string>])[]): ListMarks {
  const byKey = notes.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const young = byKey.toSorted(([, one], [, other]) => other.at - one.at).slice(0, MOST_UNIT_NOTES);
  return Object.fromEntries(byKey.filter((note) => young.includes(note)));
}

function unitNotesIn(marks: ListMarks): readonly (readonly [UnitNoteKey, Mark<string>])[] {
  return Object.keys(marks)
    .filter(isUnitNoteKey)
    .flatMap((key) => {
      const mark = marks[key];
      return mark === undefined ? [] : [[key, mark] as const];
    });
}

/** Returns the marks of two copies of a list: of each field the later choice. */
export function joinMarks(one: ListMarks, other: ListMarks): ListMarks {
  const tags = later(one.tags, other.tags);
  const note = later(one.note, other.note);
  const pinned = later(one.pinned, other.pinned);
  const archived = later(one.archived, other.archived);
  const unitNotes = new Map(unitNotesIn(one));
  for (const [key, mark] of unitNotesIn(other)) unitNotes.set(key, later(mark, unitNotes.get(key)) ?? mark);
  return {
    ...(tags === undefined ? {} : { tags }),
    ...(note === undefined ? {} : { note }),
    ...(pinned === undefined ? {} : { pinned }),
    ...(archived === undefined ? {} : { archived }),
    ...newest([...unitNotes]),
  };
}

/** Two devices must come to the same, also when both chose in the same millisecond. */
function later<Value>(one?: Mark<Value>, other?: Mark<Value>): Mark<Value> | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (one.at !== other.at) return one.at > other.at ? one : other;
  return JSON.stringify(one.value) >= JSON.stringify(other.value) ? one : other;
}

/**
 * Returns the marks that a copy of a list begins with: tags and the notes on its units. It is
 * neither pinned nor archived, and the note on the list stays with the original.
 */
export function marksForCopy(marks: ListMarks): ListMarks {
  return {
    ...(marks.tags === undefined ? {} : { tags: marks.tags }),
    ...Object.fromEntries(unitNotesIn(marks)),
  };
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

/** Returns the marks after a note on a unit was written, or taken away as an empty one. */
export function withUnitNote(marks: ListMarks, unitId: UnitId, note: string, now: number): ListMarks {
  const key: UnitNoteKey = `note:${unitId}`;
  const before = new Map(unitNotesIn(marks)).get(key);
  if ((before?.value ?? '') === note || !isUnitNoteKey(key)) return marks;
  return joinMarks(marks, { [key]: { at: Math.max(now, (before?.at ?? 0) + 1), value: note } });
}

/** Returns the notes on units that say something. */
export function unitNotesOf(marks: ListMarks): UnitNotes {
  return new Map(
    unitNotesIn(marks).flatMap(([key, { value }]) =>
      value === '' ? [] : [[key.slice('note:'.length), value] as const],
    ),
  );
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
  const short = tidyLine(typed, MOST_TAG_LENGTH);
  return short === '' ? null : short;
}

/** Returns a typed note on a unit as one line of 120 characters at most, tidied as a tag is. */
export function tidyUnitNote(typed: string): string {
  return tidyLine(typed, MOST_UNIT_NOTE_LENGTH);
}

function tidyLine(typed: string, most: number): string {
  const line = typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')
    .replace(TURNS, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, most).join('').trim();
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
