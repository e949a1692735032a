/**
 * A number from a text, the same on every machine (FNV-1a), 0 … 2³² − 1: variation without chance.
 */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

/** One of several, by a seed; `undefined` of an empty list. */
export function pick<Item>(items: readonly Item[], seed: number): Item | undefined {
  return items[seed % items.length];
}
