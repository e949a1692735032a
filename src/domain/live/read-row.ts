/** The rows of a shared game as they come from outside: parsed strictly, with bounds. */
import * as v from 'valibot';
import { isRecord } from '../catalogue/is-record.ts';
import { id, orNull, whole } from '../game/missions/saved-mission.ts';
import { eventSchema, time, unitSchema } from '../game/saved/saved-event.ts';
import { PHASES } from '../game/types.ts';
import { LEAVES_OF_SHEET, SALT } from './seal.ts';
import {
  BODY_VERSION,
  ENTRY_RULES,
  type LiveBody,
  type LiveRow,
  type Pending,
  type Unreadable,
} from './types.ts';

/** Rows that a game may have; a long game has some 500. */
export const MOST_ROWS = 5_000;

/** Bounds of one body. A list of 200 units with their cards stays below them. */
const MOST_LETTERS = 250_000;
const MOST_VALUES = 20_000;
const MOST_DEPTH = 20;
const MOST_LEAVES = 1_024;

const rowId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const salt = v.pipe(v.string(), v.regex(SALT));

const leaves = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  v.minLength(LEAVES_OF_SHEET),
  v.maxLength(MOST_LEAVES),
  v.check((all) => all.length % LEAVES_OF_SHEET === 0),
  v.check((all) => all.every((leaf, at) => at === 0 || leaf > (all[at - 1] ?? ''))),
  v.readonly(),
);

const sealedList = v.strictObject({
  name: v.string(),
  faction: id,
  units: v.pipe(v.array(unitSchema), v.maxLength(MOST_LEAVES - 1), v.readonly()),
});

const result = {
  mission: orNull(id),
  feat: orNull(id),
  playedAt: orNull(time),
  concededBy: orNull(id),
  players: v.record(
    id,
    v.strictObject({
      account: orNull(rowId),
      faction: orNull(id),
      score: whole(-99_999, 99_999),
    }),
  ),
};

function body<Kind extends LiveBody['kind'], Fields extends v.ObjectEntries>(kind: Kind, fields: Fields) {
  return v.strictObject({ v: v.literal(BODY_VERSION), kind: v.literal(kind), ...fields });
}

const bodySchema: v.GenericSchema<unknown, LiveBody> = v.variant('kind', [
  body('seat', { player: id }),
  body('settings', { entry: v.picklist(ENTRY_RULES) }),
  body('event', { event: eventSchema }),
  body('undo', { of: rowId }),
  body('redo', { of: rowId }),
  body('nod', { request: rowId }),
  body('refuse', { request: rowId }),
  body('seal', { leaves }),
  body('reveal-unit', { at: time, salt, unit: unitSchema }),
  body('reveal-list', { salt, list: sealedList }),
  body('agree-report', { agrees: v.boolean() }),
  body('confirm-result', result),
]);

const rowSchema = v.strictObject({
  n: whole(1, MOST_ROWS),
  id: rowId,
  author: rowId,
  at: time,
  body: v.unknown(),
});

const pendingSchema = v.strictObject({
  id: rowId,
  body: v.unknown(),
  at: time,
  seen: whole(0, MOST_ROWS),
  context: v.strictObject({ phase: v.picklist(PHASES), round: whole(0, 99), isRoundOpen: v.boolean() }),
});

/**
 * Reads a row. A body that cannot be read keeps its place in the log, as `unreadable` with the
 * reason. Null for something that is not a row: without number, id, author or time.
 */
export function readRow(input: unknown): LiveRow | null {
  const row = v.safeParse(rowSchema, input);
  return row.success ? { ...row.output, body: readBody(row.output.body) } : null;
}

/** Reads an action that a phone kept; null when it cannot be read. */
export function readPending(input: unknown): Pending | null {
  const parsed = v.safeParse(pendingSchema, input);
  if (!parsed.success) return null;
  const read = readBody(parsed.output.body);
  return read.kind === 'unreadable' ? null : { ...parsed.output, body: read };
}

/** Reads the body of a row; never throws. */
export function readBody(input: unknown): LiveBody | Unreadable {
  if (!isWithinBounds(input)) return unreadable('size');
  if (!isRecord(input) || input['v'] !== BODY_VERSION) return unreadable('version');
  const parsed = v.safeParse(bodySchema, input, { abortEarly: true });
  return parsed.success ? parsed.output : unreadable('shape');
}

function unreadable(reason: Unreadable['reason']): Unreadable {
  return { kind: 'unreadable', reason };
}

/** Counts letters and values level by level, so that no nesting is too deep for the stack. */
function isWithinBounds(input: unknown): boolean {
  let level: readonly unknown[] = [input];
  let [letters, values] = [0, 0];
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    for (const value of level) letters += typeof value === 'string' ? value.length : 0;
    const records = level.filter((value): value is object => typeof value === 'object' && value !== null);
    for (const record of records)
      if (!Array.isArray(record)) for (const key of Object.keys(record)) letters += key.length;
    if (depth > MOST_DEPTH || values > MOST_VALUES || letters > MOST_LETTERS) return false;
    level = records.flatMap((record) => Object.values(record) as readonly unknown[]);
  }
  return true;
}
