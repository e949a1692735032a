import * as v from 'valibot';
import type { TextStore } from '#platform/storage/text-store.ts';

/**
 * Something that could not be read, as it was found, with the instant (ISO 8601) of being moved
 * here.
 */
type SetAsideItem = {
  readonly setAsideAt: string;
  readonly content: unknown;
  /** Lists that were read out of it and are among the saved ones. */
  readonly rescued?: number;
  /** The player was told and put the notice away. */
  readonly isSeen?: true;
};

/**
 * Counts of the things that are set aside: all of them, those that the player was not told of, and
 * the lists rescued from these.
 */
export type SetAsideCounts = { readonly all: number; readonly unseen: number; readonly rescued: number };

const ours = v.object({
  setAsideAt: v.string(),
  content: v.unknown(),
  rescued: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
  isSeen: v.exactOptional(v.literal(true)),
}) satisfies v.GenericSchema<unknown, SetAsideItem>;

type Texts = Pick<TextStore, 'readText' | 'writeText'>;

/**
 * Puts contents that could not be read under a key of their own, after those already there. False
 * when they could not be kept, so that the caller leaves the originals where they are.
 */
export function setAside(
  texts: Texts,
  key: string,
  contents: readonly unknown[],
  setAsideAt: string,
  rescued = 0,
): boolean {
  const items = contents.map((content): SetAsideItem => ({
    setAsideAt,
    content,
    ...(rescued > 0 && { rescued }),
  }));
  return texts.writeText(key, JSON.stringify([...itemsOf(texts.readText(key), setAsideAt), ...items])).ok;
}

/** Counts the things that are set aside under a key. */
export function countSetAside(texts: Texts, key: string): SetAsideCounts {
  const items = itemsOf(texts.readText(key), '');
  const unseen = items.filter(({ isSeen }) => isSeen !== true);
  const rescued = unseen.reduce((sum, item) => sum + (item.rescued ?? 0), 0);
  return { all: items.length, unseen: unseen.length, rescued };
}

/** Remembers that the player was told of all that is set aside under a key. */
export function markSetAsideSeen(texts: Texts, key: string): void {
  const items = itemsOf(texts.readText(key), '').map((item) => ({ ...item, isSeen: true as const }));
  texts.writeText(key, JSON.stringify(items));
}

function itemsOf(text: string | null, at: string): readonly SetAsideItem[] {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return [{ setAsideAt: at, content: value }];
    return (value as readonly unknown[]).map((item) => itemOf(item, at));
  } catch {
    // Even what was set aside may be damaged: it stays, as text.
    return [{ setAsideAt: at, content: text }];
  }
}

function itemOf(item: unknown, at: string): SetAsideItem {
  const read = v.safeParse(ours, item);
  return read.success ? read.output : { setAsideAt: at, content: item };
}
