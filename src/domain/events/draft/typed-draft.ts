import * as v from 'valibot';
import { jsonOf } from '#domain/catalogue/json-of.ts';
import type { Format } from '#domain/formats/format.ts';
import { readFormat } from '#domain/formats/read-format.ts';
import { type EventDraft, MOST_ROUNDS } from './event-draft.ts';

/** The fields of an event's form that an account has typed in and not saved. */
export type TypedDraft = {
  readonly userId: string;
  readonly changes: Partial<EventDraft>;
  /**
   * Under this id, a UUID, a new event is saved once, however often it is sent; null in a draft of
   * an earlier version.
   */
  readonly key: string | null;
};

const text = v.string();
const number = v.nullable(v.number());
const tieBreak = v.picklist([
  'strength',
  'extended-strength',
  'mission',
  'feats',
  'difference',
  'head-to-head',
  'lot',
]);
const play = v.object({
  telling: v.picklist(['nothing', 'now', 'later']),
  mission: v.nullable(text),
  feat: v.nullable(text),
});
const format = v.pipe(
  v.unknown(),
  v.transform((value): Format | null => readFormat(value)?.format ?? null),
);

const typedJson = v.object({
  userId: text,
  // Drafts of earlier versions have none.
  key: v.optional(v.nullable(v.pipe(text, v.uuid())), null),
  changes: v.partial(
    v.object({
      name: text,
      about: text,
      picture: text,
      place: text,
      city: text,
      country: text,
      startsAt: text,
      zone: text,
      seats: number,
      rounds: number,
      roundMinutes: number,
      pairing: v.picklist(['swiss', 'round-robin']),
      cut: v.nullable(v.picklist([4, 8])),
      win: number,
      draw: number,
      loss: number,
      bye: number,
      byeScore: v.nullable(v.object({ mission: number, feats: number, difference: number })),
      tieBreaks: v.array(tieBreak),
      plays: v.pipe(v.array(play), v.maxLength(MOST_ROUNDS)),
      format,
      takesLists: v.boolean(),
      listDeadline: text,
      listsShown: v.picklist(['after', 'at']),
      listsShownAt: text,
      fee: text,
      takesLate: v.boolean(),
      hasWaitingList: v.boolean(),
      isInviteOnly: v.boolean(),
    }),
  ),
});

/** Writes what was typed as text. */
export function typedText(typed: TypedDraft): string {
  return JSON.stringify(typed);
}

/** Reads what `typedText` wrote for this account; null from any other text. */
export function readTyped(written: string | null, userId: string): TypedDraft | null {
  const read = v.safeParse(typedJson, written === null ? null : jsonOf(written));
  if (!read.success || read.output.userId !== userId) return null;
  return { ...read.output, changes: definedOf(read.output.changes) };
}

type Undefinable = { readonly [Key in keyof EventDraft]?: EventDraft[Key] | undefined };

/** JSON has no undefined, so this only tells the compiler so. */
function definedOf(changes: Undefinable): Partial<EventDraft> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
