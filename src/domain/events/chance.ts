import { seededChance } from '../completion/seeded-chance.ts';
import { textHash } from '../roster/text-hash.ts';

/** Returns a whole number from 0 to below 2^53 that the text alone fixes. */
export function numberOfText(text: string): number {
  return Number.parseInt(textHash(text), 36);
}

/** Returns the items in an order that the text and their ids fix, whatever order they came in. */
export function shuffled<Item extends { readonly id: string }>(
  items: readonly Item[],
  text: string,
): readonly Item[] {
  const chance = seededChance(numberOfText(text) % 2 ** 32);
  const places = items
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map((item) => ({ item, place: chance() }));
  return places.toSorted((one, other) => one.place - other.place).map(({ item }) => item);
}
