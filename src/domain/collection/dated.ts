import { isRecord } from '../catalogue/is-record.ts';
import { jsonOf } from '../catalogue/json-of.ts';
import {
  type Collection,
  copiesFrom,
  copiesOf,
  isUnitKey,
  MOST_UNITS,
  NO_COPIES,
  type OwnedCopies,
} from './collection.ts';

/** The copies of a unit with the instant of their last change, in ms since 1970. */
type DatedCopies = OwnedCopies & { readonly at: number };

/**
 * The last change of each unit, by `unitKey`. A unit that was taken away stays with 0 copies, so
 * that other devices take it away too (docs/decisions/104).
 */
export type DatedCollection = Readonly<Record<string, DatedCopies>>;

export const NO_CHANGES: DatedCollection = {};

/** The instant of copies that nobody dated. Every dated change is later. */
const UNDATED = 0;
/** The latest instant; the database takes none of more digits. */
const LATEST = 999_999_999_999_999;

/**
 * Returns the changes up to `now` (ms since 1970). A unit whose copies differ from its last change
 * was changed now, and always later than before, whatever another device's clock says. Without
 * changes so far (null) the copies come from a version of the app that dated none.
 */
export function datedChanges(
  before: DatedCollection | null,
  collection: Collection,
  now: number,
): DatedCollection {
  const known = new Map(Object.entries(before ?? NO_CHANGES));
  for (const key of new Set([...known.keys(), ...Object.keys(collection)])) {
    const [copies, last] = [copiesOf(collection, key), known.get(key)];
    if (isSameCopies(copies, last ?? NO_COPIES)) continue;
    const at = before === null ? UNDATED : Math.min(Math.max(now, (last?.at ?? UNDATED) + 1), LATEST);
    known.set(key, { ...copies, at });
  }
  return Object.fromEntries(known);
}

/** Returns the later change of each unit of two devices, the same one in whichever order. */
export function joinChanges(one: DatedCollection, other: DatedCollection): DatedCollection {
  return { ...one, ...changesBeyond(other, one) };
}

/** Returns the changes that are later than those which somebody has already. */
export function changesBeyond(changes: DatedCollection, known: DatedCollection): DatedCollection {
  return Object.fromEntries(
    Object.entries(changes).filter(([key, copies]) => {
      const other = Object.hasOwn(known, key) ? known[key] : undefined;
      return other === undefined || isLater(copies, other);
    }),
  );
}

/** True when there are no changes at all. */
export function isNoChange(changes: DatedCollection): boolean {
  return Object.keys(changes).length === 0;
}

/** Returns the units that are owned after all changes. */
export function collectionOf(changes: DatedCollection): Collection {
  return Object.fromEntries(
    Object.entries(ownedIn(changes)).map(([key, { owned, painted, lent }]) => [
      key,
      { owned, painted, lent },
    ]),
  );
}

/** Returns the changes without those of units that were taken away. */
export function ownedIn(changes: DatedCollection): DatedCollection {
  return Object.fromEntries(Object.entries(changes).filter(([, { owned }]) => owned > 0));
}

/** Returns the changes as the database and the browser keep them: `[owned, painted, lent, at]`. */
export function changesJson(changes: DatedCollection): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(
    Object.entries(changes).map(([key, { owned, painted, lent, at }]) => [key, [owned, painted, lent, at]]),
  );
}

/** Reads what `changesJson` made; null for something else. Leaves out entries of another form. */
export function parseChanges(value: unknown): DatedCollection | null {
  if (!isRecord(value)) return null;
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_UNITS)
      .flatMap(([key, numbers]): [string, DatedCopies][] => {
        const copies = isUnitKey(key) ? datedFrom(numbers) : null;
        return copies === null ? [] : [[key, copies]];
      }),
  );
}

/** Reads stored changes; null when the text is something else. */
export function readChangesText(text: string): DatedCollection | null {
  return parseChanges(jsonOf(text));
}

function datedFrom(numbers: unknown): DatedCopies | null {
  if (!Array.isArray(numbers) || numbers.length !== 4) return null;
  const [owned, painted, lent, at] = numbers as readonly unknown[];
  const copies = copiesFrom([owned, painted, lent]);
  const isInstant = typeof at === 'number' && Number.isSafeInteger(at) && at >= 0 && at <= LATEST;
  return copies !== null && isInstant ? { ...copies, at } : null;
}

/** Two devices must come to the same, also when both changed a unit in the same millisecond. */
function isLater(one: DatedCopies, other: DatedCopies): boolean {
  const first = (['at', 'owned', 'painted', 'lent'] as const).find((field) => one[field] !== other[field]);
  return first !== undefined && one[first] > other[first];
}

function isSameCopies(one: OwnedCopies, other: OwnedCopies): boolean {
  return one.owned === other.owned && one.painted === other.painted && one.lent === other.lent;
}
