import { foldText } from '#domain/catalogue/fold.ts';
import type { Catalogue, Language } from '#domain/catalogue/types.ts';
import { armyOf } from '../army.ts';
import { documentFromSavedList, type SavedList } from '../saved-list.ts';
import { totalsOf } from '../totals.ts';
import type { RosterDocument, Totals } from '../types.ts';
import type { ListRecord } from './list-record.ts';
import { isSameTag, type ListMarks, unitNotesOf, valuesOf } from './list-marks.ts';

/** The orders of the saved lists; pinned lists come first in each of them. */
export const LIST_SORTS = ['newest', 'name', 'points-up', 'points-down', 'played'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** The saved lists that a player wants to see. */
export type ListsView = {
  readonly search: string;
  /** A list must have all of them. */
  readonly tags: readonly string[];
  /** True for the archived lists, false for all others. */
  readonly isArchived: boolean;
  /** `newest`: as the lists are given. */
  readonly sort: ListSort;
};

/** A saved list as it is searched. */
export type Findable = {
  readonly list: SavedList;
  readonly marks: ListMarks;
  /** Null for a list that was not played. */
  readonly record: ListRecord | null;
};

/** A saved list as the catalogue has it now: worked out once for a list and a catalogue. */
type Known = { readonly document: RosterDocument; readonly totals: Totals; readonly units: string };
const caches = new WeakMap<Catalogue, WeakMap<SavedList, Known>>();

/**
 * Returns the lists of a view in its order. Every word of the search occurs in the name, the
 * faction's names, the tags, the notes or the names of units, in any language. Accents and capitals
 * do not count.
 */
export function findLists<Item>(
  items: readonly Item[],
  read: (item: Item) => Findable,
  view: ListsView,
  catalogue: Catalogue,
  language: Language,
): readonly Item[] {
  const words = foldText(view.search)
    .split(' ')
    .filter((word) => word !== '');
  const found = items
    .map((item) => ({ item, ...read(item) }))
    .filter(({ list, marks }) => {
      const { tags, note, archived } = valuesOf(marks);
      return (
        archived === view.isArchived &&
        view.tags.every((wanted) => tags.some((tag) => isSameTag(tag, wanted))) &&
        (words.length === 0 ||
          hasWords(list, [...tags, note, ...unitNotesOf(marks).values()].join(' '), words, catalogue))
      );
    });
  const compare = comparer(view.sort, catalogue, language);
  return found
    .toSorted((one, other) => isPinned(other) - isPinned(one) || compare(one, other))
    .map(({ item }) => item);
}

/** Returns a saved list as a document of this catalogue. */
export function documentOfList(list: SavedList, catalogue: Catalogue): RosterDocument {
  return knownOf(list, catalogue).document;
}

/** Returns the totals of a saved list by the numbers of this catalogue. */
export function totalsOfList(list: SavedList, catalogue: Catalogue): Totals {
  return knownOf(list, catalogue).totals;
}

function isPinned({ marks }: Findable): number {
  return valuesOf(marks).pinned ? 1 : 0;
}

function comparer(sort: ListSort, catalogue: Catalogue, language: Language) {
  const points = ({ list }: Findable) => totalsOfList(list, catalogue).points;
  const names = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  return (one: Findable, other: Findable): number => {
    switch (sort) {
      case 'newest':
        return 0;
      case 'name':
        return names.compare(one.list.name, other.list.name);
      case 'points-up':
        return points(one) - points(other);
      case 'points-down':
        return points(other) - points(one);
      case 'played':
        return (other.record?.playedAt ?? 0) - (one.record?.playedAt ?? 0);
    }
  };
}

function hasWords(list: SavedList, written: string, words: readonly string[], catalogue: Catalogue): boolean {
  const { units } = knownOf(list, catalogue);
  const own = foldText(written);
  return words.every((word) => units.includes(word) || own.includes(word));
}

function knownOf(list: SavedList, catalogue: Catalogue): Known {
  const cache = caches.get(catalogue) ?? new WeakMap<SavedList, Known>();
  caches.set(catalogue, cache);
  const known = cache.get(list);
  if (known !== undefined) return known;
  const document = documentFromSavedList(list, catalogue);
  const army = armyOf(document, catalogue);
  const faction = catalogue.factionById.get(document.faction);
  const names = [
    list.name,
    ...(faction === undefined ? [list.faction] : [faction.name, ...Object.values(faction.names)]),
    ...army.flatMap(({ unit }) => [unit.name, ...Object.values(unit.names)]),
  ];
  const made = { document, totals: totalsOf(army), units: foldText(names.join(' ')) };
  cache.set(list, made);
  return made;
}
