/** The log of an event as it comes from outside: parsed strictly, with bounds. */
import * as v from 'valibot';
import type { EventDeed, LoggedDeed } from './types.ts';

/** A line of the log: a deed, when it was done and who of those who run the event did it. */
export type LogLine = LoggedDeed & {
  /** From 1, in the order of arrival. */
  readonly number: number;
  /** Instants in ISO 8601: by the clock of the device, and of arrival. */
  readonly madeAt: string;
  readonly at: string;
  /** The author's name, where the author ran the event; null for players and for lost accounts. */
  readonly organiser: string | null;
};

/** Players of an event, seats of a bye included. */
const MOST_PLACES = 256;
const MOST_ROUNDS = 15;
const MOST_REASON = 200;

/** The id of a player or of a deed. */
const uuid = v.pipe(v.string(), v.uuid());
const catalogueId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/));
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const round = whole(1, MOST_ROUNDS);
const instant = v.pipe(v.string(), v.isoTimestamp());
const reason = v.nullable(v.pipe(v.string(), v.maxLength(MOST_REASON)));
const score = v.strictObject({ mission: whole(-999, 999), feats: whole(-999, 999) });
const result = v.strictObject({ one: score, other: score });
const game = { round, one: uuid, other: uuid };
const place = v.strictObject({
  table: v.nullable(whole(1, MOST_PLACES)),
  one: uuid,
  other: v.nullable(uuid),
});

const deed: v.GenericSchema<unknown, EventDeed> = v.variant('kind', [
  v.strictObject({
    kind: v.literal('pair'),
    round,
    places: v.pipe(v.array(place), v.maxLength(MOST_PLACES), v.readonly()),
    base: v.nullable(uuid),
    reason,
  }),
  v.strictObject({
    kind: v.literal('decide'),
    ...game,
    result: v.nullable(result),
    base: v.nullable(uuid),
    reason,
  }),
  v.strictObject({ kind: v.literal('report'), ...game, result, game: v.exactOptional(uuid) }),
  v.strictObject({
    kind: v.literal('play'),
    round,
    mission: v.nullable(catalogueId),
    feat: v.nullable(catalogueId),
  }),
  v.strictObject({
    kind: v.literal('clock'),
    round,
    endsAt: v.nullable(instant),
    left: v.nullable(whole(0, 86_400)),
  }),
]);

const line = v.pipe(
  v.object({
    number: whole(1, 5_000),
    id: uuid,
    player: v.nullable(uuid),
    runs: v.boolean(),
    deed,
    made_at: instant,
    at: instant,
    organiser: v.nullable(v.pipe(v.string(), v.maxLength(200))),
    // Devices keep lines from before the server told it.
    from_game: v.optional(v.boolean(), false),
  }),
  v.transform(({ made_at: madeAt, from_game: isFromGame, ...rest }): LogLine => {
    return { ...rest, madeAt, isFromGame };
  }),
);

/**
 * Reads lines of a log. `unread`: those that have no sound form, such as deeds of a newer version
 * of the app; the others are worth reading without them.
 */
export function readLog(rows: readonly unknown[]): {
  readonly lines: readonly LogLine[];
  readonly unread: number;
} {
  const read = rows.map((row) => v.safeParse(line, row));
  const lines = read.flatMap((each) => (each.success ? [each.output] : []));
  return { lines, unread: rows.length - lines.length };
}

/** A game is confirmed within seconds of its reports, so no remark is expected after these. */
const MOST_LINES_IN_DOUBT = 50;

/**
 * Returns how many of the first `count` rows of a log will never change. A report can arrive before
 * the confirmation of its game; the server adds its remark (`isFromGame`) to that line afterwards.
 */
export function certainLines(lines: readonly LogLine[], count: number): number {
  const inDoubt = lines.find(
    ({ number, deed: said, isFromGame }) =>
      number > count - MOST_LINES_IN_DOUBT &&
      said.kind === 'report' &&
      said.game !== undefined &&
      isFromGame !== true,
  );
  return inDoubt === undefined ? count : inDoubt.number - 1;
}

/** Reads a deed, such as one that waits on the device; null for one without a sound form. */
export function readDeed(input: unknown): EventDeed | null {
  const read = v.safeParse(deed, input);
  return read.success ? read.output : null;
}
