import { isRecord } from '../catalogue/is-record.ts';
import { jsonOf } from '../catalogue/json-of.ts';

/** The copies of one unit that a player owns. Of them some are painted, and some lent out. */
export type OwnedCopies = { readonly owned: number; readonly painted: number; readonly lent: number };

/** The copies by `unitKey`. Units without copies are not in it. */
export type Collection = Readonly<Record<string, OwnedCopies>>;

/** A stored collection that was read. `unread`: entries that are not copies of a unit. */
export type ReadCollection = { readonly value: Collection; readonly unread: number };

export const EMPTY_COLLECTION: Collection = {};
export const NO_COPIES: OwnedCopies = { owned: 0, painted: 0, lent: 0 };
/** The most copies of one unit. */
export const MOST_COPIES = 99;
/** More entries than any catalogue has units. */
export const MOST_UNITS = 2000;
const KEY = /^[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}$/u;

/** Returns the copies of a unit, by `unitKey`. */
export function copiesOf(collection: Collection, key: string): OwnedCopies {
  return (Object.hasOwn(collection, key) ? collection[key] : undefined) ?? NO_COPIES;
}

/** Returns the copies that can be put on a table: those that are not lent out. */
export function readyCopies(collection: Collection, key: string): number {
  const { owned, lent } = copiesOf(collection, key);
  return owned - lent;
}

/** Returns the collection with other numbers for one unit. Painted and lent never exceed owned. */
export function withCopies(collection: Collection, key: string, change: Partial<OwnedCopies>): Collection {
  const copies = bounded({ ...copiesOf(collection, key), ...change });
  const { [key]: _before, ...others } = collection;
  return copies.owned === 0 ? others : { ...others, [key]: copies };
}

/** Returns all copies added up. */
export function countCopies(collection: Collection): OwnedCopies {
  return Object.values(collection).reduce(
    (sum, { owned, painted, lent }) => ({
      owned: sum.owned + owned,
      painted: sum.painted + painted,
      lent: sum.lent + lent,
    }),
    NO_COPIES,
  );
}

/** Writes a collection as text: `[owned, painted, lent]` by unit. */
export function collectionText(collection: Collection): string {
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(collection).map(([key, { owned, painted, lent }]) => [key, [owned, painted, lent]]),
    ),
  );
}

/** Reads what `collectionText` wrote; null when the text is something else. */
export function readCollectionText(text: string): ReadCollection | null {
  const value = jsonOf(text);
  if (!isRecord(value)) return null;
  const entries = Object.entries(value);
  const read = entries.slice(0, MOST_UNITS).flatMap(([key, numbers]): [string, OwnedCopies][] => {
    const copies = isUnitKey(key) ? copiesFrom(numbers) : null;
    return copies === null ? [] : [[key, copies]];
  });
  return {
    value: Object.fromEntries(read.filter(([, { owned }]) => owned > 0)),
    unread: entries.length - read.length,
  };
}

/**
 * True for a faction and a unit, as the catalogue writes their ids; units of another release are
 * kept.
 */
export function isUnitKey(key: string): boolean {
  return KEY.test(key);
}

/** Reads `[owned, painted, lent]`; null when the value is something else. */
export function copiesFrom(numbers: unknown): OwnedCopies | null {
  if (!Array.isArray(numbers) || numbers.length !== 3) return null;
  const [owned, painted, lent] = numbers as readonly unknown[];
  return isNumber(owned) && isNumber(painted) && isNumber(lent) ? bounded({ owned, painted, lent }) : null;
}

function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function bounded(copies: OwnedCopies): OwnedCopies {
  const owned = Math.min(Math.max(0, copies.owned), MOST_COPIES);
  const within = (value: number) => Math.min(Math.max(0, value), owned);
  return { owned, painted: within(copies.painted), lent: within(copies.lent) };
}
