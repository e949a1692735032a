import * as v from 'valibot';
import type { GameResult } from '#domain/game/result.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import type { TextStore } from '#platform/storage/text-store.ts';

export const RECORD_STATUSES = ['guest', 'pending', 'confirmed', 'declined'] as const;
export const RESULT_STATUSES = [...RECORD_STATUSES, 'correcting'] as const;
/**
 * The state of a recorded result: against a guest and confirmed ones count, a pending one waits for
 * the other player. One that is `correcting` counts as it was confirmed, while the other player is
 * asked for new figures.
 */
export type ResultStatus = (typeof RESULT_STATUSES)[number];

/** Both scores of a result. */
export type Scores = { readonly own: number; readonly opponent: number };

export const RESULT_PROBLEMS = [
  'unknown-opponent',
  'signed-out',
  'not-allowed',
  'no-room',
  'too-often',
  'fault',
] as const;
/** The reason why a result was not recorded. */
export type ResultProblem = (typeof RESULT_PROBLEMS)[number];

/** The reasons why a result waits although the server responded: it is sent again by itself. */
const WAIT_REASONS = ['signed-out', 'too-often', 'fault'] as const;

/**
 * The state of a result on this device. `waiting`: kept here and sent by itself; without `why`
 * there was no answer.
 */
export type ResultState =
  | { readonly kind: 'waiting'; readonly why?: (typeof WAIT_REASONS)[number] | undefined }
  /** `record`: what the server's record holds, where that is not what was sent last. */
  | { readonly kind: 'recorded'; readonly status: ResultStatus; readonly record?: Scores | undefined }
  | { readonly kind: 'refused'; readonly problem: ResultProblem };

/** A result with what became of it. */
export type KeptResult = { readonly result: GameResult; readonly state: ResultState };

/** The number of results, sent or refused, that are remembered. */
const MOST_DONE = 50;

const side = { faction: v.nullable(v.string()), score: v.number() };
const keptSchema = v.object({
  result: v.object({
    gameId: v.string(),
    playedAt: v.number(),
    missionId: v.string(),
    featId: v.nullable(v.string()),
    // Results from before this was kept do not have it.
    ownBegan: v.optional(v.nullable(v.boolean()), null),
    own: v.object(side),
    opponent: v.object({ ...side, name: v.string(), wabId: v.nullable(v.string()) }),
  }),
  state: v.variant('kind', [
    v.object({ kind: v.literal('waiting'), why: v.optional(v.picklist(WAIT_REASONS)) }),
    v.object({
      kind: v.literal('recorded'),
      status: v.picklist(RESULT_STATUSES),
      record: v.optional(v.object({ own: v.number(), opponent: v.number() })),
    }),
    v.object({ kind: v.literal('refused'), problem: v.picklist(RESULT_PROBLEMS) }),
  ]),
});

type Texts = Pick<TextStore, 'readText' | 'writeText'>;

type Stored = {
  readonly text: string;
  readonly kept: readonly KeptResult[];
  /**
   * Entries of another version of the app, or damaged ones: they are stored again as they were
   * found.
   */
  readonly unread: readonly unknown[];
};

let latest: Stored = { text: '[]', kept: [], unread: [] };

/**
 * The results of an account on this device, oldest first; what cannot be read is left out. The same
 * objects as long as the stored text is the same.
 */
export function readKept(texts: Pick<Texts, 'readText'>, userId: string): readonly KeptResult[] {
  return stored(texts, userId).kept;
}

/**
 * Keeps a result with its state, in place of the same game kept before. False when the browser
 * could not; then it is not kept. All that wait stay, of those that are done the latest, and what
 * could not be read.
 */
export function keepResult(texts: Texts, userId: string, one: KeptResult): boolean {
  const { kept: before, unread } = stored(texts, userId);
  const all = [...before.filter(({ result }) => result.gameId !== one.result.gameId), one];
  const done = all.filter(({ state }) => state.kind !== 'waiting').slice(-MOST_DONE);
  const kept = all.filter((each) => each.state.kind === 'waiting' || done.includes(each));
  return texts.writeText(storageKeys.resultsPending(userId), JSON.stringify([...unread, ...kept])).ok;
}

function stored(texts: Pick<Texts, 'readText'>, userId: string): Stored {
  const text = texts.readText(storageKeys.resultsPending(userId)) ?? '[]';
  if (latest.text === text) return latest;
  const all = entriesOf(text).map((entry) => ({ entry, read: v.safeParse(keptSchema, entry) }));
  latest = {
    text,
    kept: all.flatMap(({ read }) => (read.success ? [read.output] : [])),
    unread: all.flatMap(({ entry, read }) => (read.success ? [] : [entry])),
  };
  return latest;
}

function entriesOf(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as readonly unknown[]) : [value];
  } catch {
    return [text];
  }
}
