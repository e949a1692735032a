import type { SavedList } from './saved-list.ts';

/**
 * True when saving the one replaces the other: same name, but for spaces around it, and same
 * faction (docs/product.md, "Saved lists").
 */
export function isSameName(
  one: Pick<SavedList, 'name' | 'faction'>,
  other: Pick<SavedList, 'name' | 'faction'>,
): boolean {
  return one.name.trim() === other.name.trim() && one.faction === other.faction;
}

/** Returns the text under which `isSameName` lists are the same: for looking up among many. */
export function nameKey({ name, faction }: Pick<SavedList, 'name' | 'faction'>): string {
  return JSON.stringify([name.trim(), faction]);
}

/** Returns items by the `nameKey` of their list, each group in the given order. */
export function groupedByName<Item>(
  items: readonly Item[],
  listOf: (item: Item) => Pick<SavedList, 'name' | 'faction'>,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = nameKey(listOf(item));
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** True when two saved lists hold the same, whatever their ids and dates. */
export function isSameContent(one: SavedList, other: SavedList): boolean {
  // The text of a list is long: most pairs differ in their names already.
  if (one.name !== other.name || one.faction !== other.faction) return false;
  return contentOf(one) === contentOf(other);
}

function contentOf({ name, faction, units, points_target }: SavedList): string {
  return JSON.stringify([name, faction, points_target ?? null, units], sortedKeys);
}

/** Order of keys says nothing about a list: the older app wrote another one. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
