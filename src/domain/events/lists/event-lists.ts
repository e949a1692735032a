/** Lists that were handed in for an event, as they come from outside: parsed strictly. */
import * as v from 'valibot';
import { sha256 } from '#domain/catalogue/release/sha256.ts';
import type { ListVerdict } from './check-event-list.ts';

/** A list as its reader may see it: the code of its share link and the salt of its seal. */
export type OpenedList = { readonly code: string; readonly salt: string };

/** A version of a list that was handed in. */
export type HandedInList = {
  /** Id of the player of the event. */
  readonly player: string;
  /** From 1; the last one of a player counts. */
  readonly version: number;
  /** The instant in ISO 8601, by the server's clock. */
  readonly at: string;
  /** SHA-256 over salt and code, in hex: it fits one list alone. */
  readonly seal: string;
  /** The reason why it was taken after the deadline; null for one in time. */
  readonly lateReason: string | null;
  /** True when those who run the event handed it in. */
  readonly isByOrganisers: boolean;
  /** Null while the reader may not read it. */
  readonly list: OpenedList | null;
  /** The word of the player's app; null for readers who are not told. */
  readonly verdict: ListVerdict | null;
};

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const verdict = v.object({
  problems: count,
  warnings: count,
  points: v.pipe(v.number(), v.integer()),
  command: v.pipe(v.number(), v.integer()),
  release: count,
});

const row = v.pipe(
  v.object({
    player: v.pipe(v.string(), v.uuid()),
    version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
    at: v.pipe(v.string(), v.isoTimestamp()),
    seal: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    late_reason: v.nullable(v.pipe(v.string(), v.maxLength(200))),
    by_organisers: v.boolean(),
    code: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,8000}$/))),
    salt: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
    // Any object may be handed in: what says nothing is worth nothing.
    verdict: v.fallback(v.optional(v.nullable(verdict), null), null),
  }),
  v.transform(({ late_reason: lateReason, by_organisers: isByOrganisers, code, salt, ...rest }) => ({
    ...rest,
    lateReason,
    isByOrganisers,
    list: code === undefined || salt === undefined ? null : { code, salt },
  })),
);

/** Reads the rows of handed in lists. Throws a ValiError when one has another form. */
export function readHandedInLists(rows: unknown): readonly HandedInList[] {
  return v.parse(v.array(row), rows);
}

/** Returns the versions that count, the last of each player, by the player's id. */
export function countingLists(lists: readonly HandedInList[]): ReadonlyMap<string, HandedInList> {
  const counting = new Map<string, HandedInList>();
  for (const list of lists) {
    const known = counting.get(list.player);
    if (known === undefined || known.version < list.version) counting.set(list.player, list);
  }
  return counting;
}

/** True when a list is the one under the seal. docs/decisions/110 says what that proves. */
export function isUnderSeal({ code, salt }: OpenedList, seal: string): boolean {
  return sha256(`${salt}:${code}`) === seal;
}
