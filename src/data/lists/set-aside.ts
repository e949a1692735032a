import type { TextStore } from '#platform/storage/text-store.ts';

/** Something that could not be read, as it was found, with the instant (ISO 8601) of being moved here. */
type SetAsideItem = { readonly setAsideAt: string; readonly content: unknown };

type Texts = Pick<TextStore, 'readText' | 'writeText'>;

/**
 * Puts contents that could not be read under a key of their own, after those already there. False when they could not be
 * kept, so that the caller leaves the originals where they are.
 */
export function setAside(
  texts: Texts,
  key: string,
  contents: readonly unknown[],
  setAsideAt: string,
): boolean {
  const items = contents.map((content): SetAsideItem => ({ setAsideAt, content }));
  return texts.writeText(key, JSON.stringify([...itemsOf(texts.readText(key), setAsideAt), ...items])).ok;
}

/** How many things are set aside under a key. */
export function countSetAside(texts: Texts, key: string): number {
  return itemsOf(texts.readText(key), '').length;
}

function itemsOf(text: string | null, at: string): readonly unknown[] {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as readonly unknown[]) : [{ setAsideAt: at, content: value }];
  } catch {
    // Even what was set aside may be damaged: it stays, as text.
    return [{ setAsideAt: at, content: text }];
  }
}
