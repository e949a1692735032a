/** Rows that are rendered or left out together: a multiple of every number of columns of cards. */
const PART = 24;

/** A long list in parts, in order. */
export function partsOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const parts = Math.ceil(items.length / PART);
  return Array.from({ length: parts }, (_, at) => items.slice(at * PART, (at + 1) * PART));
}
