import * as v from 'valibot';
import { readDeed } from '#domain/events/log/read-log.ts';
import type { EventDeed } from '#domain/events/log/types.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import type { TextStore } from '#platform/storage/text-store.ts';

const DEED_PROBLEMS = ['not-allowed', 'not-running', 'log-full', 'not-accepted'] as const;
/**
 * The reason why the backend did not take a deed. It stays on the device until its author drops it.
 */
export type DeedProblem = (typeof DEED_PROBLEMS)[number];

/** A deed that the log of its event does not hold yet. */
export type WaitingDeed = {
  /** Id of the event. */
  readonly event: string;
  readonly id: string;
  /** ISO 8601 instant by the clock of this device. */
  readonly madeAt: string;
  readonly deed: EventDeed;
  /** Null while it is to be sent. */
  readonly problem: DeedProblem | null;
};

type Texts = Pick<TextStore, 'readText' | 'writeText'>;

const entry = v.object({
  event: v.pipe(v.string(), v.uuid()),
  id: v.pipe(v.string(), v.uuid()),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  deed: v.unknown(),
  problem: v.nullable(v.picklist(DEED_PROBLEMS)),
});

/**
 * The deeds of an account that wait on this device, oldest first. `unread`: entries of another
 * version of the app, which are stored again as they are.
 */
type Stored = {
  readonly text: string;
  readonly deeds: readonly WaitingDeed[];
  readonly unread: readonly unknown[];
};

let latest: Stored = { text: '[]', deeds: [], unread: [] };

/** Returns what waits, the same objects as long as the stored text is the same. */
export function readWaiting(texts: Pick<Texts, 'readText'>, userId: string): readonly WaitingDeed[] {
  return stored(texts, userId).deeds;
}

/** Stores what `change` makes of the deeds that wait; false when the browser could not. */
export function changeWaiting(
  texts: Texts,
  userId: string,
  change: (deeds: readonly WaitingDeed[]) => readonly WaitingDeed[],
): boolean {
  const { deeds, unread } = stored(texts, userId);
  return texts.writeText(storageKeys.eventDeeds(userId), JSON.stringify([...unread, ...change(deeds)])).ok;
}

function stored(texts: Pick<Texts, 'readText'>, userId: string): Stored {
  const text = texts.readText(storageKeys.eventDeeds(userId)) ?? '[]';
  if (latest.text === text) return latest;
  const all = entriesOf(text).map((value) => ({ value, read: readEntry(value) }));
  latest = {
    text,
    deeds: all.flatMap(({ read }) => read ?? []),
    unread: all.flatMap(({ value, read }) => (read === null ? [value] : [])),
  };
  return latest;
}

function readEntry(value: unknown): WaitingDeed | null {
  const read = v.safeParse(entry, value);
  if (!read.success) return null;
  const deed = readDeed(read.output.deed);
  return deed === null ? null : { ...read.output, deed };
}

function entriesOf(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as readonly unknown[]) : [value];
  } catch {
    return [text];
  }
}
